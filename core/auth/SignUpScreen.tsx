import { Trans, useLingui } from '@lingui/react/macro';
import { useNavigate, useSearch } from '@tanstack/react-router';
import { useStore } from 'jotai';
import { useEffect, useState } from 'react';
import type { Store } from '../state/store';
import { useAgency } from '../tenant/agency';
import { Button } from '../ui/Button';
import { useAtom } from '../state/use-atom';
import { useAuthHead } from './auth-head';
import { CheckInbox } from './CheckInbox';
import { GuestsOnly } from './GuestsOnly';
import { InvitedSignUp } from './InvitedSignUp';
import { ResendVerification } from './ResendVerification';
import { idleSignUp, signUpAtom } from './sign-up';
import { SignUpForm } from './SignUpForm';
import { forgetTypedEmail, useTypedEmail } from './typed-email';

/** Registers a client. The modal closes on success; the page, which cannot, says what comes next (R102). */
function OpenSignUp() {
  const { t } = useLingui();
  const store = useStore() as Store;
  const { agencyName, isPlatform } = useAgency();
  const navigate = useNavigate();
  const [email, setEmail] = useTypedEmail();
  const [{ isSuccess }, setState] = useAtom(signUpAtom);
  const [registered, setRegistered] = useState('');
  const isDone = isSuccess && registered !== '';
  useAuthHead(
    isDone ? t`Check your inbox` : t`Create an account`,
    isDone ? undefined : t`Book, change and find your trips with ${agencyName}.`,
  );
  if (isDone)
    return (
      <CheckInbox email={registered}>
        <ResendVerification email={registered} />
        <Button variant="quiet" size="small" onClick={() => setState(idleSignUp)}>
          <Trans>Use another address</Trans>
        </Button>
      </CheckInbox>
    );
  return (
    <SignUpForm
      email={email}
      onEmail={setEmail}
      isInvited={false}
      invitation={undefined}
      onRegistered={() => {
        if (isPlatform) setRegistered(email.trim());
        else void navigate({ to: '/' });
        forgetTypedEmail(store);
      }}
    />
  );
}

/** `/signup`: open to everybody, or for who was invited with the e-mail that the invitation names (R096, R431). */
export default function SignUpScreen() {
  const { inviteEmail, invitation } = useSearch({ from: '/auth/signup' });
  const [, setState] = useAtom(signUpAtom);
  // What an earlier attempt left is not about this one.
  useEffect(() => setState(idleSignUp), [setState]);
  if (inviteEmail || invitation)
    return <InvitedSignUp inviteEmail={inviteEmail ?? ''} invitation={invitation} />;
  return (
    <GuestsOnly>
      <OpenSignUp />
    </GuestsOnly>
  );
}
