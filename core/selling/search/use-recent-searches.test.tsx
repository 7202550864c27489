import { act, renderHook, waitFor } from '@testing-library/react';
import { createStore, Provider } from 'jotai';
import type { ReactNode } from 'react';
import { describe, expect, it } from 'vitest';
import { apiAtom } from '../../api/context';
import { emptySession, sessionAtom } from '../../session/session';
import { forgetSearches, listRecentSearches } from '../../contract/bookings/recent-search';
import { agencyAtom } from '../../tenant/agency';
import { anAgency } from '../../testing/agency';
import { fakeServer } from '../../testing/fake-server';
import { requestRefusals } from '../../contract/refusals/request';
import { refusal } from '../../testing/refusal';
import type { SearchKind } from './recent';
import { useRecentSearches } from './use-recent-searches';

interface Ferry {
  from: string;
  day: string;
}
const ferries: SearchKind<Ferry, { id: string }> = {
  product: 'ferry',
  lastDay: ({ day }) => day,
  placeId: ({ id }) => id,
};
const search = (from: string, day = '2099-01-01') => ({ criteria: { from, day }, places: [{ id: from }] });

function open(answers: Record<string, unknown>, isSignedIn: boolean) {
  const { api, sentTo } = fakeServer({ '/api/user/forgetSearches': { data: true }, ...answers });
  const store = createStore();
  store.set(apiAtom, api);
  store.set(agencyAtom, anAgency());
  if (isSignedIn)
    store.set(sessionAtom, { ...emptySession(), user: { role: 'agent', _id: 'ines' }, authenticated: true });
  const wrapper = ({ children }: { children: ReactNode }) => <Provider store={store}>{children}</Provider>;
  const { result } = renderHook(() => useRecentSearches(ferries), { wrapper });
  return {
    result,
    sentTo,
    calls: (api.call as unknown as { mock: { calls: unknown[] } }).mock.calls,
    shown: () => result.current.searches.map(({ criteria }) => criteria.from),
  };
}

describe('recent searches of a page', () => {
  it('of a visitor are those of this visit, and nobody is told', () => {
    const { result, calls, shown } = open({}, false);
    act(() => void result.current.remember(search('NAP')));
    act(() => void result.current.remember(search('CAP')));
    expect(shown()).toEqual(['CAP', 'NAP']);
    act(() => result.current.forget(search('NAP').criteria));
    expect(shown()).toEqual(['CAP']);
    act(() => result.current.forget());
    expect(shown()).toEqual([]);
    expect(calls).toHaveLength(0);
  });

  it('of an account come from its other visits too, behind those of this one', async () => {
    const kept = [search('ISC'), search('NAP'), search('OLD', '2020-01-01')];
    const { result, sentTo, shown } = open({ [listRecentSearches.path]: { data: kept } }, true);
    await waitFor(() => expect(shown()).toEqual(['ISC', 'NAP']));
    let isNew = true;
    act(() => void (isNew = result.current.remember(search('NAP'))));
    expect(isNew).toBe(false);
    expect(shown()).toEqual(['NAP', 'ISC']);
    expect(sentTo(listRecentSearches.path)).toContainEqual({
      ...{ product: 'ferry', criteria: search('NAP').criteria },
      ...{ places: [{ id: 'NAP' }], lastDay: '2099-01-01' },
    });
    act(() => result.current.forget(search('ISC').criteria));
    await waitFor(() => expect(shown()).toEqual(['NAP']));
    expect(sentTo(forgetSearches.path)).toEqual([{ product: 'ferry', criteria: search('ISC').criteria }]);
  });

  it('stay those of this visit when the account’s cannot be had or kept', async () => {
    const failing = { [listRecentSearches.path]: refusal(500, 'INTERNAL_ERROR', requestRefusals.failed) };
    const { result, shown } = open(failing, true);
    act(() => void result.current.remember(search('NAP')));
    await waitFor(() => expect(shown()).toEqual(['NAP']));
  });
});
