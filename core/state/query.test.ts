import { createStore } from 'jotai';
import { describe, expect, it, vi } from 'vitest';
import { apiAtom } from '../api/context';
import { ApiError } from '../api/error';
import { getAgency } from '../contract/agency';
import { apiQueryAtom, createQueryClient, queryKeyOf } from './query';

const failing = (status: number) => () => Promise.reject(new ApiError(status, 'X', 'no'));

describe('the query layer', () => {
  it('R150 tells of a 401 of a query and of a change, and of nothing else', async () => {
    const expired = vi.fn();
    const queries = createQueryClient(expired);
    await queries.fetchQuery({ queryKey: ['a'], queryFn: failing(403) }).catch(() => undefined);
    expect(expired).not.toHaveBeenCalled();
    await queries.fetchQuery({ queryKey: ['b'], queryFn: failing(401) }).catch(() => undefined);
    expect(expired).toHaveBeenCalledOnce();
    await queries
      .getMutationCache()
      .build(queries, { mutationFn: failing(401) })
      .execute(undefined)
      .catch(() => undefined);
    expect(expired).toHaveBeenCalledTimes(2);
  });
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
  it('keeps calls with other input apart', () => {
    expect(queryKeyOf(getAgency, { query: { a: 1 } })).not.toEqual(
      queryKeyOf(getAgency, { query: { a: 2 } }),
    );
  });
});
