// @vitest-environment jsdom
import { onlineManager } from '@tanstack/react-query';
import { createStore } from 'jotai';
import { describe, expect, it, vi } from 'vitest';
import { apiAtom } from '../api/context';
import { ApiError } from '../api/error';
import { getAgency } from '../contract/site/agency';
import { apiQueryAtom, queryKeyOf } from './query';

describe('the query layer', () => {
  it('shares an answer between atoms of the same call', async () => {
    const call = vi.fn().mockResolvedValue({ agency: 'x' });
    const store = createStore();
    store.set(apiAtom, { call, stream: vi.fn() });
    const first = apiQueryAtom(getAgency);
    const second = apiQueryAtom(getAgency);
    const stop = [store.sub(first, () => undefined), store.sub(second, () => undefined)];
    await vi.waitFor(() => expect(store.get(second).data).toEqual({ agency: 'x' }));
    expect(call).toHaveBeenCalledOnce();
    stop.forEach((end) => end());
  });
  it('what failed without a network is asked again when it returns, what was answered is not', async () => {
    const call = vi
      .fn()
      .mockRejectedValueOnce(new ApiError(0, 'OFFLINE', 'You are offline'))
      .mockResolvedValue({ agency: 'x' });
    const store = createStore();
    store.set(apiAtom, { call, stream: vi.fn() });
    const shown = apiQueryAtom(getAgency);
    const stop = store.sub(shown, () => undefined);
    await vi.waitFor(() => expect(store.get(shown).isError).toBe(true));
    onlineManager.setOnline(false);
    onlineManager.setOnline(true);
    await vi.waitFor(() => expect(store.get(shown).data).toEqual({ agency: 'x' }));
    onlineManager.setOnline(false);
    onlineManager.setOnline(true);
    await new Promise((resolve) => setTimeout(resolve, 50));
    expect(call).toHaveBeenCalledTimes(2);
    stop();
  });
  it('keeps calls with other input apart', () => {
    expect(queryKeyOf(getAgency, { query: { a: 1 } })).not.toEqual(
      queryKeyOf(getAgency, { query: { a: 2 } }),
    );
  });
});
