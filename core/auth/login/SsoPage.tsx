import { useLingui } from '@lingui/react/macro';
import type { Api } from '../../api/client';
import UnknownPath from '../../shell/views/UnknownPath';
import { useAgency } from '../../tenant/agency';
import { FullScreenSpinner } from '../../ui/feedback/Spinner';
import { safePath } from '../../session/safe-path';
import { claimHandover } from '../../session/sso-handover';
import { useArrival } from './use-arrival';

async function exchange(api: Api) {
  const handover = claimHandover();
  if (!handover) throw new Error('There is no token');
  const { token, navigateTo } = handover;
  const { ssoLogin } = await import('../../contract/people/identity');
  const session = await api.call(ssoLogin, { body: { token, deepLink: navigateTo } }, { keepsSession: true });
  return { ...session, navigateTo: safePath(session.navigateTo) };
}

function Arriving() {
  const { t } = useLingui();
  useArrival({ exchange, failure: t`Error during sso` });
  return <FullScreenSpinner label={t`Signing you in`} />;
}

/**
 * Where the agency's own system sends its users (R139 to R141); a path like any other unknown one where the
 * agency has not switched single sign-on on (R069, G42).
 */
export default function SsoPage() {
  const { sso } = useAgency();
  return sso.isSSOEnabled ? <Arriving /> : <UnknownPath />;
}
