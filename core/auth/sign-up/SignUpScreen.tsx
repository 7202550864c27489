import { useLingui } from '@lingui/react/macro';
import { useNavigate, useSearch } from '@tanstack/react-router';
import { useSetAtom, useStore } from 'jotai';
import { useEffect } from 'react';
import type { Store } from '../../state/store';
import { useAgency } from '../../tenant/agency';
import { useAuthHead } from '../auth-head';
import { GuestsOnly } from '../GuestsOnly';
import { InvitedSignUp } from './InvitedSignUp';
import { idleSignUp, signUpAtom } from './sign-up';
import { SignUpForm } from './SignUpForm';
import { forgetTypedEmail, useTypedEmail } from '../letter/typed-email';
import { keepWantedPage } from '../../session/wanted-page';

/** Registers a client. The modal closes on success, and a page says where the letter went (R102). */
function OpenSignUp() {
  const { t } = useLingui();
  const store = useStore() as Store;
  const { agencyName } = useAgency();
  const navigate = useNavigate();
  const [email, setEmail] = useTypedEmail();
  useAuthHead(t`Create an account`, t`Book, change and find your trips with ${agencyName}.`);
  return (
    <SignUpForm
      email={email}
      onEmail={setEmail}
      isInvited={false}
      invitation={undefined}
      onRegistered={() => {
        keepWantedPage(store, email);
        void navigate({
          to: '/check-inbox',
          state: (state) => ({ ...state, letter: { kind: 'verify', email: email.trim() } }),
        });
        forgetTypedEmail(store);
      }}
    />
  );
}

/** `/signup`: open to everybody, or for who was invited with the e-mail that the invitation names (R096, R431). */
export default function SignUpScreen() {
  const { inviteEmail, invitation } = useSearch({ from: '/auth/signup' });
  const setState = useSetAtom(signUpAtom);
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
