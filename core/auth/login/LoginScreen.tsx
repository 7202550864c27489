import { useAtomValue } from 'jotai';
import { challengeAtom } from './challenge';
import { GuestsOnly } from '../GuestsOnly';
import { LoginForm } from './LoginForm';
import { SecondFactorForm } from './SecondFactorForm';

/** `/login`: e-mail and password, then for staff that has one the second factor (R081, SEC-13). */
export default function LoginScreen() {
  const pending = useAtomValue(challengeAtom);
  if (pending) return <SecondFactorForm key={pending.challenge} pending={pending} />;
  return (
    <GuestsOnly>
      <LoginForm />
    </GuestsOnly>
  );
}
