import { Trans, useLingui } from '@lingui/react/macro';
import { useAtomValue } from 'jotai';
import { useEffect, useRef, useState } from 'react';
import { messageOf } from '../contract/errors';
import { translateServerMessage } from '../i18n/server-messages';
import { routeExists } from '../router/exists';
import { linkTo } from '../shell/link';
import { isActiveAgency, useAgency } from '../tenant/agency';
import { bootstrapAtom } from '../tenant/bootstrap';
import { Alert } from '../ui/Alert';
import { Button } from '../ui/Button';
import { TextLink } from '../ui/ButtonLink';
import { Checkbox } from '../ui/Checkbox';
import { Inline, Stack } from '../ui/layout';
import { PasswordField } from '../ui/PasswordField';
import { Text } from '../ui/Text';
import { TextField } from '../ui/TextField';
import { DemoAccounts } from './DemoAccounts';
import { readRemembered } from './remember';
import { maySignIn } from './sign-in-links';
import { SocialSignIn } from './SocialSignIn';
import { useSignIn } from './use-sign-in';
import { validateEmail } from './validate-email';
import { validateLoginPassword } from './validate-password';

/**
 * The login card's content, the same in the modal and on the page (R081 to R093). `takesFocus` puts the caret
 * into the first field that is empty.
 */
export function LoginForm({ takesFocus = false }: { takesFocus?: boolean }) {
  const { t, i18n } = useLingui();
  const agency = useAgency();
  const { demo } = useAtomValue(bootstrapAtom);
  const { submit, pending, error } = useSignIn();
  const [remembered] = useState(readRemembered);
  const [email, setEmail] = useState(remembered.email);
  const [password, setPassword] = useState('');
  const [remember, setRemember] = useState(remembered.remember);
  const [left, setLeft] = useState({ email: false, password: false });
  const emailError = validateEmail(email);
  const passwordError = validateLoginPassword(password);
  const isAgencyActive = isActiveAgency(agency);
  const first = useRef<HTMLInputElement>(null);
  useEffect(() => {
    if (takesFocus) first.current?.focus();
  }, [takesFocus]);
  const fill = (account: { email: string; password: string }) => {
    setEmail(account.email);
    setPassword(account.password);
  };
  return (
    <Stack gap={20}>
      {!isAgencyActive && (
        <Alert tone="danger">{t`Agency is inactive, Please contact the administrator`}</Alert>
      )}
      {error !== null && (
        <Alert tone="danger" live>
          {translateServerMessage(messageOf(error))}
        </Alert>
      )}
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
        <TextField
          label={t`Email`}
          ref={remembered.email ? undefined : first}
          type="email"
          name="email"
          autoComplete="username"
          inputMode="email"
          required
          value={email}
          onChange={setEmail}
          onBlur={() => setLeft((before) => ({ ...before, email: true }))}
          error={left.email && emailError ? i18n._(emailError) : undefined}
        />
        <PasswordField
          label={t`Password`}
          ref={remembered.email ? first : undefined}
          name="password"
          autoComplete="current-password"
          required
          value={password}
          onChange={setPassword}
          onBlur={() => setLeft((before) => ({ ...before, password: true }))}
          error={left.password && passwordError ? i18n._(passwordError) : undefined}
        />
        <Inline justify="between">
          <Checkbox label={t`Remember me`} checked={remember} onChange={setRemember} />
          {routeExists('/forgotpassword') && (
            <TextLink {...linkTo('/forgotpassword')}>
              <Trans>Forgot password?</Trans>
            </TextLink>
          )}
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
      {routeExists('/signup') && (
        <Text size={14} tone="secondary" align="center">
          <Trans>
            New here? <TextLink {...linkTo('/signup')}>Create an account</TextLink>
          </Trans>
        </Text>
      )}
      {demo && <DemoAccounts demo={demo} onChoose={fill} />}
    </Stack>
  );
}
