import { Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { endSecondFactor } from '../../../contract/people/account';
import { wordsOf } from '../../../i18n/words-of';
import { useApiMutation } from '../../../query/query';
import { Alert } from '../../../ui/feedback/Alert';
import { Button } from '../../../ui/actions/Button';
import { Dialog } from '../../../ui/overlays/Dialog';
import { Stack } from '../../../ui/content/layout';
import { PasswordField } from '../../../ui/fields/PasswordField';
import { Text } from '../../../ui/content/Text';
import { TextField } from '../../../ui/fields/TextField';
import { toast } from '../../../ui/feedback/toast';

const FORM = 'second-factor-off';

/** Password and a code switch the second factor off. */
export default function SwitchOffDialog({ onClose }: { onClose: () => void }) {
  const { t } = useLingui();
  const [password, setPassword] = useState('');
  const [code, setCode] = useState('');
  const [tried, setTried] = useState(false);
  const [error, setError] = useState<string | null>(null);
  const end = useApiMutation(endSecondFactor);
  const enough = code.replace(/\s/g, '').length >= 6;

  const submit = async () => {
    setTried(true);
    setError(null);
    if (end.isPending || !password || !enough) return;
    try {
      await end.mutateAsync({
        input: { body: { password, code: code.replace(/\s/g, '') } },
        // A wrong password or code answers 401, which says nothing about the session.
        options: { keepsSession: true },
      });
      toast.success(t`Two-step verification is off`);
      onClose();
    } catch (failure) {
      setError(wordsOf(failure));
    }
  };
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      title={t`Switch off two-step verification?`}
      footer={
        <>
          <Button variant="secondary" onClick={onClose}>
            {t`Cancel`}
          </Button>
          <Button type="submit" variant="danger" form={FORM} loading={end.isPending}>
            {t`Switch off`}
          </Button>
        </>
      }
    >
      <form
        id={FORM}
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          void submit();
        }}
      >
        <Stack gap={16}>
          <Text tone="secondary">
            <Trans>After this your password alone opens your account.</Trans>
          </Text>
          {error && (
            <Alert tone="danger" live>
              {error}
            </Alert>
          )}
          <PasswordField
            label={t`Current password`}
            name="password"
            autoComplete="current-password"
            required
            value={password}
            onChange={setPassword}
            error={tried && !password ? t`Password Required` : undefined}
          />
          <TextField
            label={t`Code from the app, or a recovery code`}
            name="code"
            autoComplete="one-time-code"
            maxLength={20}
            required
            value={code}
            onChange={setCode}
            error={tried && !enough ? t`Required` : undefined}
          />
        </Stack>
      </form>
    </Dialog>
  );
}
