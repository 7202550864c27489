import { useLingui } from '@lingui/react/macro';
import { AuthSplit } from './AuthSplit';
import { LoginForm } from './LoginForm';

/** Login on the platform's own agency (R070, R080). */
export function LoginPage() {
  const { t } = useLingui();
  return (
    <AuthSplit title={t`Welcome back`} lead={t`Log in to run your agency or to find your trips.`}>
      <LoginForm />
    </AuthSplit>
  );
}
