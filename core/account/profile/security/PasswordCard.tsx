import { useLingui } from '@lingui/react/macro';
import { useStore } from 'jotai';
import { useState } from 'react';
import { NewPasswordField } from '../../../credentials/NewPasswordField';
import { useUser, sessionAtom } from '../../../session/session';
import { changePassword, listDevices } from '../../../contract/people/profile';
import { useApiMutation, useRenew } from '../../../query/query';
import type { Store } from '../../../state/store';
import { Alert } from '../../../ui/feedback/Alert';
import { Button } from '../../../ui/actions/Button';
import { ErrorSummary } from '../../../ui/fields/ErrorSummary';
import { Inline, Stack } from '../../../ui/content/layout';
import { PasswordField } from '../../../ui/fields/PasswordField';
import { toast } from '../../../ui/feedback/toast';
import { wordsOf } from '../../../i18n/words-of';
import { keepFocus } from '../keep-focus';
import { LeaveGuard } from '../LeaveGuard';
import { SectionCard } from '../../../ui/content/SectionCard';
import { rulesOf } from '../../../forms/rules';
import { useAppForm } from '../../../forms/use-app-form';
import { outcomeOf } from './password-outcome';
import { EMPTY_PASSWORDS, passwordErrors } from './password-form';
import { writeToken } from '../../../session/token';

const RULES = rulesOf(passwordErrors);

/** Changes the password; this browser stays signed in with a new token, every other one is signed out (SEC-04). */
export function PasswordCard() {
  const { t } = useLingui();
  const user = useUser();
  const store = useStore() as Store;
  const renew = useRenew(listDevices);
  const names: Readonly<Record<string, string>> = {
    currentPassword: t`Current password`,
    newPassword: t`New password`,
    confirmPassword: t`Confirm password`,
  };
  const form = useAppForm({
    name: 'password',
    initial: EMPTY_PASSWORDS,
    rules: RULES,
    nameOf: (path) => names[path]!,
  });
  const [failure, setFailure] = useState<string | null>(null);
  const change = useApiMutation(changePassword);
  const { currentPassword, newPassword } = form.values;
  const typed = Object.values(form.values).some(Boolean);

  const submit = async () => {
    if (change.isPending) return;
    setFailure(null);
    if (!form.submit()) return;
    try {
      const { auth } = await change.mutateAsync({
        input: { body: { currentPassword, newPassword } },
        options: { keepsSession: true },
      });
      keepSession(store, auth);
    } catch (error) {
      const outcome = outcomeOf(error);
      if (outcome.at === 'form') setFailure(wordsOf(outcome.said));
      else form.refuse([{ path: outcome.at, ...outcome.said }]);
      return;
    }
    form.reset(EMPTY_PASSWORDS);
    void renew();
    toast.success(t`Password changed. Your other devices have been signed out.`);
  };

  return (
    <SectionCard
      title={t`Change password`}
      note={t`This device stays signed in; every other one has to sign in again.`}
    >
      <form
        noValidate
        aria-label={t`Change password`}
        onSubmit={(event) => {
          event.preventDefault();
          void submit();
        }}
      >
        <LeaveGuard active={typed} />
        <Stack gap={16}>
          {failure && (
            <Alert tone="danger" live>
              {failure}
            </Alert>
          )}
          <ErrorSummary {...form.summary} />
          {/* Lets a password manager know whose password it is. */}
          <input
            type="text"
            name="username"
            autoComplete="username"
            value={user?.email ?? ''}
            readOnly
            hidden
          />
          <PasswordField
            {...form.bind('currentPassword')}
            label={names['currentPassword']!}
            autoComplete="current-password"
            required
          />
          <NewPasswordField
            {...form.bind('newPassword')}
            label={names['newPassword']!}
            isTouched={newPassword !== '' || form.isTouched('newPassword')}
          />
          <PasswordField
            {...form.bind('confirmPassword')}
            label={names['confirmPassword']!}
            autoComplete="new-password"
            required
          />
          <Inline>
            <Button type="submit" loading={change.isPending} {...keepFocus}>
              {t`Change password`}
            </Button>
          </Inline>
        </Stack>
      </form>
    </SectionCard>
  );
}

/** Goes on as the same user with a new token: nothing of the page is thrown away. */
function keepSession(store: Store, token: string): void {
  writeToken(token);
  store.set(sessionAtom, { ...store.get(sessionAtom), token });
}
