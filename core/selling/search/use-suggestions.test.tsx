import { act, renderHook, waitFor } from '@testing-library/react';
import { createStore, Provider } from 'jotai';
import type { ReactNode } from 'react';
import { afterEach, expect, it, vi } from 'vitest';
import { apiAtom } from '../../api/context';
import { suggestAirports } from '../../contract/reference';
import { fakeServer } from '../../testing/fake-server';
import { useSuggestions } from './use-suggestions';

afterEach(() => void vi.useRealTimers());

it('R253 G54: the same text is not asked again for ten seconds, and is afterwards', async () => {
  vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-03-01T10:00:00Z') });
  const { api, sentTo } = fakeServer({ [suggestAirports.path]: { data: [] } });
  const store = createStore();
  store.set(apiAtom, api);
  const wrapper = ({ children }: { children: ReactNode }) => <Provider store={store}>{children}</Provider>;
  const { result } = renderHook(() => useSuggestions(suggestAirports, (search) => ({ query: { search } })), {
    wrapper,
  });
  const asked = () => sentTo(suggestAirports.path).length;
  async function typeAgain(afterSeconds: number) {
    act(() => result.current.setText(''));
    vi.setSystemTime(Date.now() + afterSeconds * 1_000);
    act(() => result.current.setText('lis'));
    await waitFor(() => expect(result.current.status).toBe('ready'));
  }
  await typeAgain(0);
  await waitFor(() => expect(asked()).toBe(1));
  await typeAgain(9);
  expect(asked()).toBe(1);
  await typeAgain(2);
  await waitFor(() => expect(asked()).toBe(2));
});
