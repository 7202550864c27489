import { Trans, useLingui } from '@lingui/react/macro';
import { type ReactNode, useState } from 'react';
import { confirmSecondFactor, startSecondFactor } from '../../../contract/people/account';
import { wordsOf } from '../../../i18n/words-of';
import { useApiMutation } from '../../../query/query';
import { Button } from '../../../ui/actions/Button';
import { Checkbox } from '../../../ui/choices/Checkbox';
import { Dialog } from '../../../ui/overlays/Dialog';
import { Stack } from '../../../ui/content/layout';
import { PasswordField } from '../../../ui/fields/PasswordField';
import { Text } from '../../../ui/content/Text';
import { TextField } from '../../../ui/fields/TextField';
import { toast } from '../../../ui/feedback/toast';
import { inGroups } from './secret';
import { RecoveryCodes } from './RecoveryCodes';
import * as css from './Security.css';
import { useQuery } from '@tanstack/react-query';
import { Skeleton } from '../../../ui/feedback/Skeleton';

type Step =
  | { at: 'password' }
  | { at: 'scan'; secret: string; uri: string }
  | { at: 'codes'; codes: string[] };
const FORM = 'second-factor';

/** Password, then the secret and a code that proves the app has it, then the recovery codes. */
export default function SetUpDialog({ onClose }: { onClose: () => void }) {
  const { t } = useLingui();
  const [step, setStep] = useState<Step>({ at: 'password' });
  const [password, setPassword] = useState('');
  const [code, setCode] = useState('');
  const [kept, setKept] = useState(false);
  const [error, setError] = useState<string>();
  const start = useApiMutation(startSecondFactor);
  const confirm = useApiMutation(confirmSecondFactor);
  const pending = start.isPending || confirm.isPending;
  // A wrong password or code answers 401, which says nothing about the session.
  const options = { keepsSession: true };

  const next = async () => {
    if (pending) return;
    setError(undefined);
    try {
      if (step.at === 'password') {
        if (!password) return setError(t`Password Required`);
        const { data } = await start.mutateAsync({ input: { body: { password } }, options });
        setPassword('');
        setStep({ at: 'scan', ...data });
      } else if (step.at === 'scan') {
        const digits = code.replace(/\s/g, '');
        if (!/^\d{6}$/.test(digits)) return setError(t`Enter the six digits that the app shows`);
        const { data } = await confirm.mutateAsync({ input: { body: { code: digits } }, options });
        setStep({ at: 'codes', codes: data.recoveryCodes });
      } else if (!kept) {
        setError(t`Confirm that you have saved the codes`);
      } else {
        toast.success(t`Two-step verification is on`);
        onClose();
      }
    } catch (failure) {
      setError(wordsOf(failure));
    }
  };

  const body: Record<Step['at'], () => ReactNode> = {
    password: () => (
      <PasswordField
        label={t`Current password`}
        name="password"
        autoComplete="current-password"
        required
        value={password}
        onChange={setPassword}
        error={error}
      />
    ),
    scan: () => step.at === 'scan' && <Scan step={step} code={code} onCode={setCode} error={error} />,
    codes: () =>
      step.at === 'codes' && (
        <>
          <RecoveryCodes codes={step.codes} />
          <Checkbox
            label={t`I have saved these codes in a safe place`}
            checked={kept}
            onChange={setKept}
            error={error}
          />
        </>
      ),
  };
  return (
    <Dialog
      open
      // Until the codes are kept, a stray press must not lose them.
      dismissible={step.at !== 'codes'}
      onOpenChange={(open) => !open && onClose()}
      title={step.at === 'codes' ? t`Recovery codes` : t`Set up two-step verification`}
      footer={
        <>
          {step.at !== 'codes' && (
            <Button variant="secondary" onClick={onClose}>
              {t`Cancel`}
            </Button>
          )}
          <Button type="submit" form={FORM} loading={pending}>
            {step.at === 'password' ? t`Continue` : step.at === 'scan' ? t`Switch on` : t`Done`}
          </Button>
        </>
      }
    >
      <form
        id={FORM}
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          void next();
        }}
      >
        <Stack gap={20}>{body[step.at]()}</Stack>
      </form>
    </Dialog>
  );
}

interface ScanProps {
  step: { secret: string; uri: string };
  code: string;
  onCode: (code: string) => void;
  error: string | undefined;
}

function Scan({ step, code, onCode, error }: ScanProps) {
  const { t } = useLingui();
  return (
    <>
      <Text>
        <Trans>
          Scan this code with an authenticator app such as Google Authenticator, 1Password or Aegis.
        </Trans>
      </Text>
      <QrCode text={step.uri} />
      <Stack gap={4}>
        <Text size={14} tone="secondary">
          <Trans>Or type this key into the app:</Trans>
        </Text>
        <code className={css.secret}>{inGroups(step.secret)}</code>
      </Stack>
      <TextField
        label={t`Code from the app`}
        name="code"
        inputMode="numeric"
        autoComplete="one-time-code"
        maxLength={7}
        required
        value={code}
        onChange={onCode}
        error={error}
      />
    </>
  );
}

/** The text as a QR code. The encoder is large, so it comes when it is needed; the secret stands below as text. */
function QrCode({ text }: { text: string }) {
  const { t } = useLingui();
  const { data, isError } = useQuery({
    queryKey: ['profile-qr', text],
    queryFn: async () => (await import('./qr')).encodeQr(text),
    staleTime: Infinity,
    gcTime: 0,
  });
  if (isError) return null;
  return (
    <div className={css.qr}>
      {data ? (
        <svg
          className={css.code}
          viewBox={`0 0 ${data.width} ${data.height}`}
          role="img"
          aria-label={t`QR code for your authenticator app`}
          shapeRendering="crispEdges"
        >
          <path d={data.path} fill="#000" fillRule="evenodd" />
        </svg>
      ) : (
        <Skeleton shape="block" height={80} />
      )}
    </div>
  );
}
