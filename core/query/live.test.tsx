import { act, renderHook, waitFor } from '@testing-library/react';
import { createStore, Provider } from 'jotai';
import type { ReactNode } from 'react';
import { describe, expect, it, vi } from 'vitest';
import { z } from 'zod/mini';
import { apiAtom } from '../api/context';
import { ApiError } from '../api/error';
import { endpoint } from '../contract/endpoint';
import { fakeApi, type Answer } from '../testing/fake-api';
import { useApiMutation, useApiQuery, useLookAgain } from './query';

const list = endpoint({
  ...{ method: 'GET', path: '/api/boats', access: 'user', summary: 'Boats.' },
  response: z.object({ data: z.string() }),
});
const sink = endpoint({
  ...{ method: 'POST', path: '/api/boats/sink', access: 'user', summary: 'Sinks one.' },
  response: z.object({ data: z.string() }),
});

/** A list that is open, of which somebody else makes another one meanwhile. */
async function harbour(
  options: Parameters<typeof useApiQuery<typeof list>>[2] = {},
  sunk: Answer = { data: 'Sunk' },
) {
  let data: string | Error = 'afloat';
  const api = fakeApi({ [list.path]: () => (data instanceof Error ? data : { data }), [sink.path]: sunk });
  const store = createStore();
  store.set(apiAtom, api);
  const wrapper = ({ children }: { children: ReactNode }) => <Provider store={store}>{children}</Provider>;
  const { result, unmount } = renderHook(
    () => ({
      list: useApiQuery(list, undefined, { retry: false, ...options }),
      sink: useApiMutation(sink),
      lookAgain: useLookAgain(),
    }),
    { wrapper },
  );
  await waitFor(() => expect(result.current.list.data?.data).toBe('afloat'));
  return {
    shown: () => result.current,
    unmount,
    becomes: (next: typeof data) => void (data = next),
    asked: () => api.asked.filter(({ path }) => path === list.path).length,
  };
}
const moment = () => act(() => new Promise((resolve) => setTimeout(resolve, 30)));

/** Somebody looks at another window, or only steps into a frame of this page. */
async function leave(isAway = true) {
  const focus = vi.spyOn(document, 'hasFocus').mockReturnValue(!isAway);
  window.dispatchEvent(new Event('blur'));
  await moment();
  focus.mockRestore();
}
const comeBack = async () => {
  window.dispatchEvent(new Event('focus'));
  await moment();
};

describe('an open list', () => {
  it.each([
    ['that says nothing of its age', {}],
    ['that is always asked again', { staleTime: 0 }],
  ])('%s is asked again when somebody comes back', async (_, options) => {
    const { shown, becomes } = await harbour(options);
    becomes('sunk by somebody else');
    await leave();
    await comeBack();
    expect(shown().list.data?.data).toBe('sunk by somebody else');
  });

  it('is left alone by who only stepped into a frame, and where it says that it may be old', async () => {
    const framed = await harbour();
    await leave(false);
    await comeBack();
    expect(framed.asked()).toBe(1);
    framed.unmount();
    const old = await harbour({ staleTime: 60_000 });
    await leave();
    await comeBack();
    expect(old.asked()).toBe(1);
  });

  it.each<[string, Answer, number]>([
    ['after an action of one’s own', { data: 'Sunk' }, 2],
    [
      'after one for which somebody else was too fast',
      new ApiError(409, 'CONFLICT', 'It is sunk already'),
      2,
    ],
    ['after one whose end nobody knows', new ApiError(0, 'NETWORK', 'No answer'), 2],
    ['not after one with a fault of one’s own', new ApiError(422, 'INVALID_INPUT', 'Which boat?'), 1],
  ])('is asked again %s', async (_, answer, times) => {
    const { shown, becomes, asked } = await harbour({}, answer);
    becomes('sunk');
    await act(
      async () =>
        void (await shown()
          .sink.mutateAsync({})
          .catch(() => undefined)),
    );
    await moment();
    expect(asked()).toBe(times);
    expect(shown().list.data?.data).toBe(times === 2 ? 'sunk' : 'afloat');
  });

  it('stays as it is when a look gets no answer, and follows what an answer says', async () => {
    const { shown, becomes } = await harbour();
    becomes(new ApiError(503, 'UNAVAILABLE', 'Restarting'));
    act(() => shown().lookAgain());
    await moment();
    expect([shown().list.isError, shown().list.data?.data]).toEqual([false, 'afloat']);
    becomes(new ApiError(403, 'FORBIDDEN', 'Not yours any more'));
    await leave();
    await comeBack();
    expect(shown().list.isError).toBe(true);
  });

  it('that is not on the page is asked again when it is', async () => {
    const { shown, becomes, unmount, asked } = await harbour();
    const { lookAgain } = shown();
    unmount();
    await moment();
    becomes('sunk');
    lookAgain();
    expect(asked()).toBe(1);
  });
});
