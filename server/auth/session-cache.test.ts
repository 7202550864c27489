import { describe, expect, it, vi } from 'vitest';
import { createSessionCache, REMEMBER_MS } from './session-cache';
import type { SessionUser } from '../ports/user';

const ana = { id: 'ana' } as SessionUser;

describe('the memory of sessions', () => {
  it('SEC-05: asks again after a moment, and at once when sessions ended here', async () => {
    let at = 1_000;
    const cache = createSessionCache(() => new Date(at));
    const find = vi.fn(async (): Promise<SessionUser | null> => ana);
    const ask = () => cache.userOf('agency', 'token', find);
    expect(await ask()).toBe(ana);
    expect(await ask()).toBe(ana);
    expect(find).toHaveBeenCalledTimes(1);
    at += REMEMBER_MS;
    await ask();
    expect(find).toHaveBeenCalledTimes(2);
    cache.clear();
    find.mockResolvedValueOnce(null);
    expect(await ask()).toBeNull();
    expect(REMEMBER_MS).toBeLessThan(1_000);
  });

  it('SEC-03: keeps agencies apart, and remembers no refusal', async () => {
    const cache = createSessionCache(() => new Date(0));
    expect(await cache.userOf('one', 'token', async () => ana)).toBe(ana);
    expect(await cache.userOf('two', 'token', async () => null)).toBeNull();
    expect(await cache.userOf('two', 'token', async () => ana)).toBe(ana);
  });

  it('a clock that was set back does not lengthen it', async () => {
    let at = 1_000_000;
    const cache = createSessionCache(() => new Date(at));
    await cache.userOf('agency', 'token', async () => ana);
    at = 0;
    expect(await cache.userOf('agency', 'token', async () => null)).toBeNull();
  });
});
