import { Trans, useLingui } from '@lingui/react/macro';
import { useNavigate } from '@tanstack/react-router';
import { useAtomValue } from 'jotai';
import { apiAtom } from '../../api/context';
import { useAgency } from '../../tenant/agency';
import { Button } from '../../ui/actions/Button';
import { ButtonLink } from '../../ui/actions/ButtonLink';
import { Stack } from '../../ui/content/layout';
import { Spinner } from '../../ui/feedback/Spinner';
import { Text } from '../../ui/content/Text';
import { useAuthHead } from '../auth-head';
import { FailureAlert } from '../AuthAlerts';
import { isDeadLink } from '../letter/dead-link';
import { SignUpForm } from './SignUpForm';
import { useCheck } from '../letter/use-check';

/**
 * Sign-up of who was invited: the e-mail is fixed (R096, R099). With the invitation's secret they become a sales
 * agent and are signed in (R098); an invitation that does not hold says why (R100).
 */
export function InvitedSignUp({
  inviteEmail,
  invitation,
}: {
  inviteEmail: string;
  invitation: string | undefined;
}) {
  const { t } = useLingui();
  const { agencyName } = useAgency();
  const api = useAtomValue(apiAtom);
  const navigate = useNavigate();
  const checked = useCheck(invitation ?? '', async () => {
    if (!invitation) return inviteEmail;
    const { getInvitation } = await import('../../contract/people/account');
    return (await api.call(getInvitation, { params: { id: invitation } }, { keepsSession: true })).data.email;
  });
  useAuthHead(t`Join ${agencyName}`, invitation ? t`You were invited as a sales agent.` : undefined);
  if (checked.status === 'pending') return <Spinner label={t`Checking your invitation`} />;
  if (checked.status === 'failed')
    return (
      <Stack gap={20}>
        <FailureAlert error={checked.error} />
        {isDeadLink(checked.error) ? (
          <>
            <Text tone="secondary">
              <Trans>Ask the agency for a new invitation. If you have joined already, just log in.</Trans>
            </Text>
            <ButtonLink to="/login" variant="primary" size="large" fullWidth>
              <Trans>Log in</Trans>
            </ButtonLink>
          </>
        ) : (
          <Button variant="primary" size="large" fullWidth onClick={checked.retry}>
            <Trans>Try again</Trans>
          </Button>
        )}
      </Stack>
    );
  return (
    <SignUpForm
      email={checked.value}
      onEmail={() => undefined}
      isInvited
      invitation={invitation}
      onRegistered={() => void navigate({ to: '/' })}
    />
  );
}
