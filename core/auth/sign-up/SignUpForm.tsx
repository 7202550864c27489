import { Trans, useLingui } from '@lingui/react/macro';
import { useAtomValue } from 'jotai';
import { useState } from 'react';
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
import { EMPTY_SIGN_UP, signUpAtom, signUpErrors, termsPath, type SignUpValues } from './sign-up';
import { useFirstFocus } from '../../credentials/use-first-focus';
import { useShownErrors } from '../../credentials/use-shown-errors';
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
  const [rest, setRest] = useState(EMPTY_SIGN_UP);
  const values: SignUpValues = { ...rest, email };
  const shown = useShownErrors(
    {
      'sign-up-name': t`Name`,
      'sign-up-email': t`Email`,
      'sign-up-password': t`Password`,
      'sign-up-terms': t`Terms and conditions`,
    },
    (when) => signUpErrors(values, when),
  );
  const { error } = useAtomValue(signUpAtom);
  const { submit, busy } = useSignUp({
    invitation,
    onRegistered: () => {
      setRest(EMPTY_SIGN_UP);
      shown.reset();
      onRegistered();
    },
  });
  const change = (part: Partial<typeof rest>) => setRest((before) => ({ ...before, ...part }));
  const first = useFirstFocus<HTMLInputElement>();
  return (
    <Stack gap={20}>
      <InactiveAgencyAlert />
      <FailureAlert error={error} />
      <ErrorSummary {...shown.summary} />
      <Stack
        as="form"
        gap={16}
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          if (!busy && isActiveAgency(agency) && shown.attempt()) void submit(values);
        }}
      >
        <TextField
          id="sign-up-name"
          ref={first}
          label={t`Name`}
          name="name"
          autoComplete="name"
          required
          value={rest.name}
          onChange={(name) => change({ name: trimName(name) })}
          onBlur={() => shown.leave('sign-up-name')}
          error={shown.wordsOf('sign-up-name')}
        />
        <EmailField
          id="sign-up-email"
          value={email}
          onChange={onEmail}
          readOnly={isInvited}
          hint={isInvited ? t`Your invitation was sent to this address.` : undefined}
          onBlur={() => shown.leave('sign-up-email')}
          error={shown.wordsOf('sign-up-email')}
        />
        <NewPasswordField
          id="sign-up-password"
          label={t`Password`}
          value={rest.password}
          onChange={(password) => change({ password })}
          isTouched={shown.isTouched('sign-up-password')}
          onBlur={() => shown.leave('sign-up-password')}
          error={shown.wordsOf('sign-up-password')}
        />
        <Checkbox
          id="sign-up-terms"
          name="checked"
          required
          checked={rest.checked}
          onChange={(checked) => change({ checked })}
          onBlur={() => shown.leave('sign-up-terms')}
          error={shown.wordsOf('sign-up-terms')}
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
