import { Trans, useLingui } from '@lingui/react/macro';
import { endSecondFactor } from '../../../contract/people/account';
import { fieldRefusals } from '../../../contract/refusals/fields';
import { ActionForm } from '../../../forms/ActionForm';
import { rulesOf } from '../../../forms/rules';
import { useAppForm } from '../../../forms/use-app-form';
import { Text } from '../../../ui/content/Text';
import { PasswordField } from '../../../ui/fields/PasswordField';
import { TextField } from '../../../ui/fields/TextField';

const EMPTY = { password: '', code: '' };
const plain = (code: string) => code.replace(/\s/g, '');
const RULES = rulesOf(({ password, code }: typeof EMPTY) => ({
  password: password ? null : fieldRefusals.passwordMissing,
  code: plain(code).length >= 6 ? null : fieldRefusals.required,
}));

/** Password and a code switch the second factor off. */
export default function SwitchOffDialog({ onClose }: { onClose: () => void }) {
  const { t } = useLingui();
  const form = useAppForm({ name: 'second-factor-off', initial: EMPTY, rules: RULES });
  const { password, code } = form.values;
  return (
    <ActionForm
      form={form}
      danger
      title={t`Switch off two-step verification?`}
      back={t`Cancel`}
      confirm={t`Switch off`}
      // A wrong password or code answers 401, which says nothing about the session.
      send={(api) =>
        api.call(endSecondFactor, { body: { password, code: plain(code) } }, { keepsSession: true })
      }
      done={t`Two-step verification is off`}
      onClose={onClose}
    >
      <Text tone="secondary">
        <Trans>After this your password alone opens your account.</Trans>
      </Text>
      <PasswordField
        {...form.bind('password')}
        label={t`Current password`}
        autoComplete="current-password"
        required
      />
      <TextField
        {...form.bind('code')}
        label={t`Code from the app, or a recovery code`}
        autoComplete="one-time-code"
        maxLength={20}
        required
      />
    </ActionForm>
  );
}
