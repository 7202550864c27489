import { Trans, useLingui } from '@lingui/react/macro';
import { Navigate, useNavigate, useSearch } from '@tanstack/react-router';
import { useAtomValue, useStore } from 'jotai';
import { apiAtom } from '../../api/context';
import type { Store } from '../../state/store';
import { Button } from '../../ui/actions/Button';
import { Stack } from '../../ui/content/layout';
import { Spinner } from '../../ui/feedback/Spinner';
import { useAuthHead } from '../auth-head';
import { FailureAlert } from '../AuthAlerts';
import { isDeadLink } from '../letter/dead-link';
import { NewPasswordForm } from './NewPasswordForm';
import { endSession } from '../../session/session';
import { hasToken } from '../../session/token';
import { typedEmailAtom } from '../letter/typed-email';
import { useCheck } from '../letter/use-check';
import { wantedPage } from '../../session/wanted-page';

/** `/newPassword?token=`: sets a new password while its mailed link holds, else leads to `/expired` (R132 to R135). */
export default function NewPasswordScreen() {
  const { t } = useLingui();
  const { token = '', email = '' } = useSearch({ from: '/auth/newPassword' });
  const api = useAtomValue(apiAtom);
  const store = useStore() as Store;
  const navigate = useNavigate();
  const link = useCheck(token, async () => {
    if (!token) return;
    const { checkResetLink } = await import('../../contract/people/account');
    await api.call(checkResetLink, { body: { token } }, { keepsSession: true });
  });
  useAuthHead(t`Choose a new password`, t`Every device on which you are logged in is logged out.`);
  const expired = <Navigate to="/expired" replace />;
  if (!token) return expired;
  if (link.status === 'pending') return <Spinner label={t`Checking the link`} />;
  if (link.status === 'failed') {
    if (isDeadLink(link.error)) return expired;
    return (
      <Stack gap={20}>
        <FailureAlert error={link.error} />
        <Button variant="primary" onClick={link.retry}>
          <Trans>Try again</Trans>
        </Button>
      </Stack>
    );
  }
  return (
    <NewPasswordForm
      token={token}
      email={email}
      onExpired={() => void navigate({ to: '/expired', replace: true })}
      onChanged={() => {
        const wanted = wantedPage(store, email);
        // The server has ended this session too, if it was this user's.
        if (hasToken()) endSession(store);
        if (email) store.set(typedEmailAtom, email);
        void navigate({ to: '/login', replace: true, ...(wanted ? { state: { returnTo: wanted } } : {}) });
      }}
    />
  );
}
