import { Trans, useLingui } from '@lingui/react/macro';
import { useAtomValue } from 'jotai';
import { useState } from 'react';
import { apiAtom } from '../../api/context';
import { ApiError } from '../../api/error';
import { Button } from '../../ui/actions/Button';
import { ErrorSummary } from '../../ui/fields/ErrorSummary';
import { Stack } from '../../ui/content/layout';
import { toast } from '../../ui/feedback/toast';
import { wordsOf } from '../../i18n/words-of';
import { FailureAlert } from '../AuthAlerts';
import { newPasswordErrors } from './new-password';
import { NewPasswordField } from '../../credentials/NewPasswordField';
import { SecretField } from '../../credentials/SecretField';
import { useFirstFocus } from '../../credentials/use-first-focus';
import { rulesOf } from '../../forms/rules';
import { useAppForm } from '../../forms/use-app-form';
import * as css from '../Login.css';

export interface NewPasswordFormProps {
  token: string;
  /** Whose password it is, where the link says so: password managers ask. */
  email: string;
  onChanged: () => void;
  /** The link ran out while the form was open. */
  onExpired: () => void;
}

const NOTHING = { password: '', confirmation: '' };
const RULES = rulesOf((values: typeof NOTHING, isTried) =>
  newPasswordErrors(values, isTried ? 'submit' : 'blur'),
);

/** Password and confirmation (R133 to R135). */
export function NewPasswordForm({ token, email, onChanged, onExpired }: NewPasswordFormProps) {
  const { t } = useLingui();
  const api = useAtomValue(apiAtom);
  const [pending, setPending] = useState(false);
  const [error, setError] = useState<unknown>(null);
  const names = { password: t`New password`, confirmation: t`Confirm password` };
  const form = useAppForm({
    name: 'new',
    initial: NOTHING,
    rules: RULES,
    nameOf: (path) => names[path as keyof typeof names],
  });
  const { password, confirmation } = form.values;
  const first = useFirstFocus<HTMLInputElement>();

  const send = async () => {
    setPending(true);
    setError(null);
    try {
      const { resetPassword } = await import('../../contract/people/account');
      const answer = await api.call(
        resetPassword,
        { body: { token, password, confirmPassword: confirmation } },
        { keepsSession: true },
      );
      toast.success(wordsOf(answer));
      onChanged();
    } catch (failure) {
      if (failure instanceof ApiError && failure.status === 410) onExpired();
      else setError(failure);
    } finally {
      setPending(false);
    }
  };
  return (
    <Stack gap={20}>
      <FailureAlert error={error} />
      <ErrorSummary {...form.summary} />
      <Stack
        as="form"
        gap={16}
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          if (!pending && form.submit()) void send();
        }}
      >
        <input
          className={css.managerOnly}
          type="email"
          name="email"
          autoComplete="username"
          value={email}
          readOnly
          tabIndex={-1}
          aria-hidden="true"
        />
        <NewPasswordField
          {...form.bind('password')}
          ref={first}
          label={names.password}
          isTouched={form.isTouched('password')}
        />
        <SecretField
          {...form.bind('confirmation')}
          label={names.confirmation}
          autoComplete="new-password"
          required
        />
        <Button type="submit" variant="primary" size="large" fullWidth loading={pending}>
          <Trans>Change password</Trans>
        </Button>
      </Stack>
    </Stack>
  );
}
