import { renderHook, waitFor } from '@testing-library/react';
import { createStore, Provider } from 'jotai';
import type { ReactNode } from 'react';
import { describe, expect, it } from 'vitest';
import { z } from 'zod/mini';
import { apiAtom } from '../api/context';
import { endpoint } from '../contract/endpoint';
import { fakeApi } from '../testing/fake-api';
import { apiQueryAtom, useApiMutation, useApiQuery } from './query';

const sink = endpoint({
  method: 'GET',
  path: '/api/boats/sink',
  access: 'user',
  summary: 'Sinks a boat.',
  changesState: true,
  response: z.object({ data: z.string() }),
});

function harbour() {
  const api = fakeApi({ [sink.path]: { data: 'Sunk' } });
  const store = createStore();
  store.set(apiAtom, api);
  const wrapper = ({ children }: { children: ReactNode }) => <Provider store={store}>{children}</Provider>;
  return { api, store, wrapper };
}

describe('a GET that changes something', () => {
  it('G58 is not asked by a screen that is drawn', async () => {
    const { api, wrapper } = harbour();
    const { result } = renderHook(() => useApiQuery(sink), { wrapper });
    await waitFor(() => expect(result.current.isFetching).toBe(false));
    expect([api.asked, result.current.isError]).toEqual([[], true]);
  });

  it('G58 is not asked by what several screens share', async () => {
    const { api, store } = harbour();
    const shared = apiQueryAtom(sink);
    const stop = store.sub(shared, () => undefined);
    await waitFor(() => expect(store.get(shared).isFetching).toBe(false));
    expect([api.asked, store.get(shared).isError]).toEqual([[], true]);
    stop();
  });

  it('G58 is asked once by whoever asks for it', async () => {
    const { api, wrapper } = harbour();
    const { result } = renderHook(() => useApiMutation(sink), { wrapper });
    expect(api.asked).toEqual([]);
    result.current.mutate({});
    await waitFor(() => expect(result.current.data).toEqual({ data: 'Sunk' }));
    expect(api.asked.map(({ path }) => path)).toEqual(['/api/boats/sink']);
  });
});
