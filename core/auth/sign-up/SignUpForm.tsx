import { Trans, useLingui } from '@lingui/react/macro';
import { useAtomValue } from 'jotai';
import { isActiveAgency, useAgency } from '../../tenant/agency';
import { Button } from '../../ui/actions/Button';
import { ExternalLink, TextLink } from '../../ui/actions/ButtonLink';
import { Checkbox } from '../../ui/choices/Checkbox';
import { ErrorSummary } from '../../ui/fields/ErrorSummary';
import { Stack } from '../../ui/content/layout';
import { Text } from '../../ui/content/Text';
import { TextField } from '../../ui/fields/TextField';
import { FailureAlert, InactiveAgencyAlert } from '../AuthAlerts';
import { EmailField } from '../../credentials/EmailField';
import { NewPasswordField } from '../../credentials/NewPasswordField';
import { EMPTY_SIGN_UP, signUpAtom, signUpRules, termsPath } from './sign-up';
import { useFirstFocus } from '../../credentials/use-first-focus';
import { useAppForm } from '../../forms/use-app-form';
import { useSignUp } from './use-sign-up';
import { trimName } from '../../credentials/validate-name';

export interface SignUpFormProps {
  email: string;
  onEmail: (email: string) => void;
  /** The e-mail was invited and stays as it is (R096). */
  isInvited: boolean;
  /** The invitation's secret. */
  invitation: string | undefined;
  onRegistered: () => void;
}

/** The sign-up card (R094 to R119). Everything that was typed stays when the server refuses. */
export function SignUpForm({ email, onEmail, isInvited, invitation, onRegistered }: SignUpFormProps) {
  const { t } = useLingui();
  const agency = useAgency();
  const names: Readonly<Record<string, string>> = {
    name: t`Name`,
    email: t`Email`,
    password: t`Password`,
    terms: t`Terms and conditions`,
  };
  const form = useAppForm({
    name: 'sign-up',
    initial: EMPTY_SIGN_UP,
    rules: signUpRules(email),
    nameOf: (path) => names[path]!,
  });
  const { error } = useAtomValue(signUpAtom);
  const { submit, busy } = useSignUp({
    invitation,
    onRegistered: () => {
      form.reset(EMPTY_SIGN_UP);
      onRegistered();
    },
  });
  const { value: _, onChange: __, ...terms } = form.bind('terms');
  const first = useFirstFocus<HTMLInputElement>();
  return (
    <Stack gap={20}>
      <InactiveAgencyAlert />
      <FailureAlert error={error} />
      <ErrorSummary {...form.summary} />
      <Stack
        as="form"
        gap={16}
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          if (!busy && isActiveAgency(agency) && form.submit()) void submit({ ...form.values, email });
        }}
      >
        <TextField
          {...form.bind('name')}
          ref={first}
          label={names['name']!}
          autoComplete="name"
          required
          onChange={(name) => form.set('name', trimName(name))}
        />
        <EmailField
          {...form.bind('email')}
          value={email}
          onChange={onEmail}
          readOnly={isInvited}
          hint={isInvited ? t`Your invitation was sent to this address.` : undefined}
        />
        <NewPasswordField
          {...form.bind('password')}
          label={names['password']!}
          isTouched={form.isTouched('password')}
        />
        <Checkbox
          {...terms}
          name="checked"
          required
          checked={form.values.checked}
          onChange={(checked) => form.set('checked', checked)}
          label={
            <Trans>
              I accept the{' '}
              <ExternalLink href={termsPath(agency._id, isInvited)}>terms and conditions</ExternalLink>
            </Trans>
          }
        />
        <Button
          type="submit"
          variant="primary"
          size="large"
          fullWidth
          aria-disabled={busy || undefined}
          disabled={!isActiveAgency(agency)}
        >
          {busy ? t`Processing...` : t`Sign Up`}
        </Button>
      </Stack>
      {!isInvited && (
        <Text size={14} tone="secondary" align="center">
          <Trans>
            Already have an account?{' '}
            <TextLink to="/login" state>
              Log in
            </TextLink>
          </Trans>
        </Text>
      )}
    </Stack>
  );
}
