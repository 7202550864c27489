import { Trans, useLingui } from '@lingui/react/macro';
import { useEffect, useRef, useState } from 'react';
import { Button } from '../../ui/actions/Button';
import { ArrowLeft, KeyRound } from '../../ui/pictures/icons';
import { Stack } from '../../ui/content/layout';
import { TextField } from '../../ui/fields/TextField';
import { useAuthHead } from '../auth-head';
import { FailureAlert } from '../AuthAlerts';
import type { PendingChallenge } from './challenge';
import * as css from '../Login.css';
import { cleanCode, cleanRecoveryCode, CODE_LENGTH, isCompleteCode } from './second-factor-code';
import { useSecondFactor } from './use-second-factor';

type Kind = 'app' | 'recovery';

/** The second step of a sign-in: a code of the authenticator app, or one of the recovery codes (SEC-13). */
export function SecondFactorForm({ pending: challenge }: { pending: PendingChallenge }) {
  const { t } = useLingui();
  const [kind, setKind] = useState<Kind>('app');
  const [code, setCode] = useState('');
  const [isMissing, setMissing] = useState(false);
  const field = useRef<HTMLInputElement>(null);
  const { answer, giveUp, pending, error } = useSecondFactor(challenge);
  const isApp = kind === 'app';
  useAuthHead(
    t`Confirm that it is you`,
    isApp
      ? t`Enter the 6-digit code of your authenticator app.`
      : t`Enter one of the recovery codes that you saved.`,
  );
  // Also after a wrong code: the next one goes into the same, emptied field.
  useEffect(() => field.current?.focus(), [kind, error]);

  const send = async (text: string) => {
    if (pending) return;
    const isReady = isApp ? isCompleteCode(text) : text.trim().length >= CODE_LENGTH;
    setMissing(!isReady);
    if (!isReady) return field.current?.focus();
    if (!(await answer(isApp ? text : cleanRecoveryCode(text)))) setCode('');
  };
  const type = (text: string) => {
    setMissing(false);
    const next = isApp ? cleanCode(text) : text;
    const isFresh = next !== code;
    setCode(next);
    if (isApp && isFresh && isCompleteCode(next)) void send(next);
  };
  const missing = isApp ? t`Enter all 6 digits` : t`Enter a recovery code`;
  return (
    <Stack gap={20}>
      <FailureAlert error={error} />
      <Stack
        as="form"
        gap={16}
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          void send(code);
        }}
      >
        <div className={isApp ? css.digits : undefined}>
          <TextField
            key={kind}
            ref={field}
            label={isApp ? t`Code` : t`Recovery code`}
            name="code"
            autoComplete={isApp ? 'one-time-code' : 'off'}
            inputMode={isApp ? 'numeric' : 'text'}
            autoCapitalize="none"
            autoCorrect="off"
            spellCheck={false}
            maxLength={isApp ? 12 : 24}
            required
            icon={isApp ? undefined : KeyRound}
            value={code}
            onChange={type}
            error={isMissing ? missing : undefined}
          />
        </div>
        <Button type="submit" variant="primary" size="large" fullWidth loading={pending}>
          <Trans>Confirm</Trans>
        </Button>
      </Stack>
      <Stack gap={8}>
        <Button
          variant="secondary"
          fullWidth
          onClick={() => {
            setKind(isApp ? 'recovery' : 'app');
            setCode('');
            setMissing(false);
          }}
        >
          {isApp ? t`Use a recovery code` : t`Use the authenticator app`}
        </Button>
        <Button variant="quiet" fullWidth icon={ArrowLeft} onClick={giveUp}>
          <Trans>Back to login</Trans>
        </Button>
      </Stack>
    </Stack>
  );
}
