import { Trans, useLingui } from '@lingui/react/macro';
import { useSearch } from '@tanstack/react-router';
import { useAtomValue, useSetAtom, useStore } from 'jotai';
import { useState } from 'react';
import { apiAtom } from '../../api/context';
import { ApiError } from '../../api/error';
import { Button } from '../../ui/actions/Button';
import { ButtonLink } from '../../ui/actions/ButtonLink';
import { Icon } from '../../ui/pictures/Icon';
import { BadgeCheck } from '../../ui/pictures/icons';
import { Stack } from '../../ui/content/layout';
import { Spinner } from '../../ui/feedback/Spinner';
import { Text } from '../../ui/content/Text';
import type { Store } from '../../state/store';
import { useAuthHead } from '../auth-head';
import { FailureAlert } from '../AuthAlerts';
import { isDeadLink } from './dead-link';
import { typedEmailAtom } from './typed-email';
import { useCheck } from './use-check';
import { VerifyAgain } from './VerifyAgain';
import { useFirstFocus } from '../../credentials/use-first-focus';
import { wantedPage } from '../../session/wanted-page';
import * as css from '../Login.css';

function Verified({ email }: { email: string }) {
  const setTyped = useSetAtom(typedEmailAtom);
  const first = useFirstFocus<HTMLAnchorElement>();
  const store = useStore() as Store;
  const [wanted] = useState(() => wantedPage(store, email));
  return (
    <Stack gap={20}>
      <span className={css.medalGood}>
        <Icon icon={BadgeCheck} size="large" />
      </span>
      <Text tone="secondary" role="status">
        <Trans>Your account is active. You can log in now.</Trans>
      </Text>
      <ButtonLink
        ref={first}
        to="/login"
        state={wanted ? { returnTo: wanted } : true}
        variant="primary"
        size="large"
        fullWidth
        onClick={() => email && setTyped(email)}
      >
        <Trans>Log in</Trans>
      </ButtonLink>
    </Stack>
  );
}

function Refused({ error, email, retry }: { error: unknown; email: string; retry: () => void }) {
  return (
    <Stack gap={20}>
      <FailureAlert error={error} />
      {isDeadLink(error) ? (
        <VerifyAgain email={email} />
      ) : (
        <Button variant="primary" onClick={retry}>
          <Trans>Try again</Trans>
        </Button>
      )}
    </Stack>
  );
}

/** `/verify?id=`: confirms an e-mail address and leads to login with it (R136, G126). */
export default function VerifyScreen() {
  const { t } = useLingui();
  const { id = '', email = '' } = useSearch({ from: '/auth/verify' });
  const api = useAtomValue(apiAtom);
  const checked = useCheck(id, async () => {
    if (!id)
      throw new ApiError(
        404,
        'NOT_FOUND',
        t`This link is incomplete. Please open it from the message again.`,
      );
    const { verifyEmail } = await import('../../contract/people/account');
    await api.call(verifyEmail, { body: { id } }, { keepsSession: true });
  });
  const titles = {
    pending: t`Confirming your email address`,
    done: t`Your email address is confirmed`,
    failed: t`We could not confirm your email address`,
  };
  useAuthHead(titles[checked.status]);
  if (checked.status === 'pending') return <Spinner label={titles.pending} />;
  if (checked.status === 'done') return <Verified email={email} />;
  return <Refused error={checked.error} email={email} retry={checked.retry} />;
}
