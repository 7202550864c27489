import { createStore, Provider } from 'jotai';
import { useMemo, type ReactNode } from 'react';
import { apiAtom } from '@/core/api/context';
import { emptySession, sessionAtom } from '@/core/auth/session';
import { createHost } from '@/core/plugin/host';
import { PluginHostProvider } from '@/core/plugin/react';
import { agencyAtom } from '@/core/tenant/agency';
import { anAgency } from '@/core/testing/agency';
import { fakeApi, type Answer } from './fake-api';
import { recentSearchesAtom, type RecentSearch } from './search/recent';

interface StageProps {
  /** What the API answers, where it differs from the usual. */
  answers?: Record<string, Answer>;
  recent?: readonly RecentSearch[];
  isPaymentDisabled?: boolean;
  /** Signed in as one of these; a visitor without it. */
  userType?: 'AgencyOwner' | 'SalesAgent' | 'Client';
  children: ReactNode;
}

/** What the product's components find around them on a page, for stories. */
export function Stage({ answers, recent, isPaymentDisabled = false, userType, children }: StageProps) {
  const store = useMemo(() => {
    const made = createStore();
    made.set(apiAtom, fakeApi(answers));
    made.set(agencyAtom, anAgency({ isPaymentDisabled }));
    if (userType)
      made.set(sessionAtom, {
        ...emptySession(),
        user: { role: 'agent', _id: 'somebody', userType },
        authenticated: true,
      });
    for (const search of recent ?? []) made.set(recentSearchesAtom, search);
    return made;
  }, [answers, recent, isPaymentDisabled, userType]);
  const host = useMemo(() => createHost({ registry: {} }), []);
  return (
    <Provider store={store}>
      <PluginHostProvider host={host}>{children}</PluginHostProvider>
    </Provider>
  );
}
