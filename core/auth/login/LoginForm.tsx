import { Trans, useLingui } from '@lingui/react/macro';
import { useAtomValue, useStore } from 'jotai';
import { useState } from 'react';
import { ApiError } from '../../api/error';
import { isActiveAgency, useAgency } from '../../tenant/agency';
import { bootstrapAtom } from '../../tenant/bootstrap';
import { Button } from '../../ui/actions/Button';
import { TextLink } from '../../ui/actions/ButtonLink';
import { Checkbox } from '../../ui/choices/Checkbox';
import { Inline, Stack } from '../../ui/content/layout';
import { Text } from '../../ui/content/Text';
import { afterPress } from '../../forms/after-press';
import { useAuthHead } from '../auth-head';
import { FailureAlert, InactiveAgencyAlert } from '../AuthAlerts';
import { DemoAccounts } from './DemoAccounts';
import { EmailField } from '../../credentials/EmailField';
import { readRemembered, writeRemembered } from './remember';
import { ResendVerification } from '../letter/ResendVerification';
import { SecretField } from '../../credentials/SecretField';
import { maySignIn } from './sign-in-links';
import { SocialSignIn } from './SocialSignIn';
import { useTypedEmail } from '../letter/typed-email';
import { useFirstFocus } from '../../credentials/use-first-focus';
import { validateEmail } from '../../credentials/validate-email';
import { validateLoginPassword } from '../../credentials/validate-password';
import { useLocation } from '@tanstack/react-router';
import { Alert } from '../../ui/feedback/Alert';
import { safePath } from '../../session/safe-path';
import { apiAtom } from '../../api/context';
import type { Store } from '../../state/store';
import { challengeAtom } from './challenge';
import { SecondFactorNeeded, signIn } from './sign-in';
import { useEnter } from './use-enter';

const isUnverified = (error: unknown): boolean =>
  error instanceof ApiError && error.code === 'EMAIL_NOT_VERIFIED';

/** The login card (R081 to R093). The caret waits in the first field that is empty. */
export function LoginForm() {
  const { t, i18n } = useLingui();
  const agency = useAgency();
  const { agencyName } = agency;
  const { demo } = useAtomValue(bootstrapAtom);
  const { submit, pending, error } = useSignIn();
  const [email, setEmail] = useTypedEmail();
  const [password, setPassword] = useState('');
  const [remember, setRemember] = useState(() => readRemembered().remember);
  const [left, setLeft] = useState({ email: false, password: false });
  const emailError = validateEmail(email);
  const passwordError = validateLoginPassword(password);
  const isAgencyActive = isActiveAgency(agency);
  const [cameWithEmail] = useState(email !== '');
  const first = useFirstFocus<HTMLInputElement>();
  useAuthHead(
    agency.isPlatform ? t`Welcome back` : t`Log in to ${agencyName}`,
    agency.isPlatform ? t`Log in to run your agency or to find your trips.` : undefined,
  );
  const leave = (field: keyof typeof left) =>
    afterPress(() => setLeft((before) => ({ ...before, [field]: true })));
  const fill = (account: { email: string; password: string }) => {
    setEmail(account.email);
    setPassword(account.password);
  };
  return (
    <Stack gap={20}>
      <InactiveAgencyAlert />
      <WayBackNote />
      <FailureAlert
        error={error}
        action={isUnverified(error) && <ResendVerification key={email} email={email} />}
      />
      <Stack
        as="form"
        gap={16}
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          if (!pending && maySignIn({ emailError, passwordError, isAgencyActive }))
            void submit({ email, password, remember });
        }}
      >
        <EmailField
          ref={cameWithEmail ? undefined : first}
          value={email}
          onChange={setEmail}
          onBlur={() => leave('email')}
          error={left.email && emailError ? i18n._(emailError) : undefined}
        />
        <SecretField
          label={t`Password`}
          ref={cameWithEmail ? first : undefined}
          name="password"
          autoComplete="current-password"
          required
          value={password}
          onChange={setPassword}
          onBlur={() => leave('password')}
          error={left.password && passwordError ? i18n._(passwordError) : undefined}
        />
        <Inline justify="between">
          <Checkbox label={t`Remember me`} checked={remember} onChange={setRemember} />
          <Text as="span" size={14}>
            <TextLink to="/forgotpassword" state>
              <Trans>Forgot password?</Trans>
            </TextLink>
          </Text>
        </Inline>
        <Button
          type="submit"
          variant="primary"
          size="large"
          fullWidth
          loading={pending}
          disabled={!maySignIn({ emailError, passwordError, isAgencyActive })}
        >
          <Trans>Log in</Trans>
        </Button>
      </Stack>
      <SocialSignIn />
      <Text size={14} tone="secondary" align="center">
        <Trans>
          New here?{' '}
          <TextLink to="/signup" state>
            Create an account
          </TextLink>
        </Trans>
      </Text>
      {demo && <DemoAccounts demo={demo} onChoose={fill} />}
    </Stack>
  );
}

/** Why somebody who wanted another page finds the login, and that it leads there. */
function WayBackNote() {
  const { t } = useLingui();
  const isAwaited = useLocation({ select: ({ state }) => safePath(state.returnTo) !== null });
  const hasEnded = useLocation({ select: ({ state }) => state.hasEnded === true });
  const wanted = useLocation({ select: ({ state }) => state.wanted });
  if (!isAwaited) return null;
  const words = {
    offers: t`Please log in to see these offers. They open right afterwards.`,
    booking: t`Log in or create an account to book. We keep what you have chosen.`,
    page: t`Please log in to see that page. You get there right afterwards.`,
  };
  return (
    <Alert tone="info">
      {hasEnded
        ? t`Your session has ended. Log in, and you are back where you were.`
        : words[wanted ?? 'page']}
    </Alert>
  );
}

interface Credentials {
  email: string;
  password: string;
  remember: boolean;
}

/** Signs in and remembers what was asked for, then leads on, or asks for the second factor (SEC-13). */
function useSignIn() {
  const store = useStore() as Store;
  const api = useAtomValue(apiAtom);
  const enter = useEnter();
  const [pending, setPending] = useState(false);
  const [error, setError] = useState<unknown>(null);

  async function submit({ email, password, remember }: Credentials): Promise<void> {
    setPending(true);
    setError(null);
    try {
      const user = await signIn(store, api, { email: email.trim(), password });
      writeRemembered(remember, email.trim());
      await enter(user);
    } catch (failure) {
      if (failure instanceof SecondFactorNeeded) {
        writeRemembered(remember, email.trim());
        store.set(challengeAtom, { challenge: failure.challenge, navigateTo: null });
      } else setError(failure);
    } finally {
      setPending(false);
    }
  }

  return { submit, pending, error };
}
