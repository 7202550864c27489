import { describe, expect, it, vi } from 'vitest';
import { createSessionCache, REMEMBER_MS, TOLD_MS } from './session-cache';
import type { SessionUser } from '../ports/user';

const ana = { id: 'ana' } as SessionUser;

function remembering({ isTold = false } = {}) {
  const state = { at: 1_000_000, isTold };
  const cache = createSessionCache(
    () => new Date(state.at),
    () => state.isTold,
  );
  const find = vi.fn(async (): Promise<SessionUser | null> => ana);
  return { state, cache, find, ask: (agency = 'agency') => cache.userOf(agency, 'token', find) };
}

describe('the memory of sessions', () => {
  it('SEC-05: asks again after a moment where nobody tells it of endings', async () => {
    const { state, find, ask } = remembering();
    expect(await ask()).toBe(ana);
    expect(await ask()).toBe(ana);
    expect(find).toHaveBeenCalledTimes(1);
    state.at += REMEMBER_MS;
    await ask();
    expect(find).toHaveBeenCalledTimes(2);
    expect(REMEMBER_MS).toBeLessThan(1_000);
  });

  it('SEC-05: is longer where it is told, and ends at once with what it is told', async () => {
    const { state, cache, find, ask } = remembering({ isTold: true });
    await ask();
    state.at += TOLD_MS - 1;
    await ask();
    await ask('another');
    expect(find).toHaveBeenCalledTimes(2);
    cache.forget('agency');
    find.mockResolvedValueOnce(null);
    expect(await ask()).toBeNull();
    expect(await ask('another')).toBe(ana);
    expect(find).toHaveBeenCalledTimes(3);
    // Some may have been missed.
    cache.forget(null);
    await ask('another');
    expect(find).toHaveBeenCalledTimes(4);
  });

  it('SEC-05: falls back to a moment as soon as nobody tells it any more', async () => {
    const { state, find, ask } = remembering({ isTold: true });
    await ask();
    state.at += REMEMBER_MS;
    state.isTold = false;
    find.mockResolvedValueOnce(null);
    expect(await ask()).toBeNull();
    state.isTold = true;
    await ask();
    expect(find).toHaveBeenCalledTimes(3);
  });

  it('SEC-05: does not remember who was looked up before an ending', async () => {
    const { cache, find, ask } = remembering({ isTold: true });
    let answer = (_: SessionUser | null) => {};
    find.mockReturnValueOnce(new Promise((resolve) => (answer = resolve)));
    const asked = ask();
    cache.forget('agency');
    answer(ana);
    expect(await asked).toBe(ana);
    find.mockResolvedValueOnce(null);
    expect(await ask()).toBeNull();
  });

  it('SEC-03: keeps agencies apart, and remembers no refusal', async () => {
    const { find, ask } = remembering();
    expect(await ask('one')).toBe(ana);
    find.mockResolvedValueOnce(null);
    expect(await ask('two')).toBeNull();
    expect(await ask('two')).toBe(ana);
  });

  it('a clock that was set back does not lengthen it', async () => {
    const { state, find, ask } = remembering({ isTold: true });
    await ask();
    state.at = 0;
    find.mockResolvedValueOnce(null);
    expect(await ask()).toBeNull();
  });
});
