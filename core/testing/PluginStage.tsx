import { createStore, Provider } from 'jotai';
import { useMemo, type ReactNode } from 'react';
import type { Api } from '../api/client';
import { apiAtom } from '../api/context';
import { emptySession, sessionAtom } from '../session/session';
import { createHost } from '../plugin/host';
import { PluginHostProvider } from '../plugin/react';
import { agencyAtom } from '../tenant/agency';
import { anAgency } from './agency';

export interface PluginStageProps {
  /** Answers the calls; kept as long as it stays the same. */
  api: Api;
  isPaymentDisabled?: boolean;
  /** Signed in as one of these; a visitor without it. */
  userType?: 'AgencyOwner' | 'SalesAgent' | 'Client' | undefined;
  /** What else the page's state holds. */
  prepare?: ((store: ReturnType<typeof createStore>) => void) | undefined;
  children: ReactNode;
}

/** What a product's components find around them on a page, for stories. */
export function PluginStage({
  api,
  isPaymentDisabled = false,
  userType,
  prepare,
  children,
}: PluginStageProps) {
  const store = useMemo(() => {
    const made = createStore();
    made.set(apiAtom, api);
    made.set(agencyAtom, anAgency({ isPaymentDisabled }));
    if (userType)
      made.set(sessionAtom, {
        ...emptySession(),
        user: { role: 'agent', _id: 'somebody', userType },
        authenticated: true,
      });
    prepare?.(made);
    return made;
  }, [api, isPaymentDisabled, userType, prepare]);
  const host = useMemo(() => createHost({ registry: {} }), []);
  return (
    <Provider store={store}>
      <PluginHostProvider host={host}>{children}</PluginHostProvider>
    </Provider>
  );
}
