import { Trans, useLingui } from '@lingui/react/macro';
import { useAtomValue } from 'jotai';
import { useEffect, useState } from 'react';
import type { Api } from '../../api/client';
import { apiAtom } from '../../api/context';
import { Button } from '../../ui/actions/Button';
import { Stack } from '../../ui/content/layout';
import { Text } from '../../ui/content/Text';
import { wordsOf } from '../../i18n/words-of';
import { type AccountLetter, waitLeft } from './letter';

async function ask(api: Api, { kind, email }: AccountLetter): Promise<unknown> {
  const { forgotPassword, resendVerification } = await import('../../contract/people/account');
  const letter = kind === 'verify' ? resendVerification : forgotPassword;
  return api.call(letter, { body: { email } }, { keepsSession: true });
}

/** Sends a letter again, a minute after the one before, and says what the server answered. */
export function SendAgain({ letter }: { letter: AccountLetter }) {
  const { t } = useLingui();
  const api = useAtomValue(apiAtom);
  const [now, setNow] = useState(() => Date.now());
  const [sentAt, setSentAt] = useState(now);
  const [isBusy, setBusy] = useState(false);
  const [said, setSaid] = useState('');
  const left = waitLeft(sentAt, now);
  const isWaiting = left !== '';
  useEffect(() => {
    if (!isWaiting) return;
    const timer = setInterval(() => setNow(Date.now()), 1_000);
    return () => clearInterval(timer);
  }, [isWaiting]);

  const send = async () => {
    if (isWaiting || isBusy) return;
    setBusy(true);
    try {
      setSaid(wordsOf(await ask(api, letter)));
    } catch (error) {
      setSaid(wordsOf(error));
    }
    setBusy(false);
    setNow(Date.now());
    setSentAt(Date.now());
  };
  return (
    <Stack gap={8}>
      <Button
        variant="primary"
        size="large"
        fullWidth
        loading={isBusy}
        aria-disabled={isWaiting || undefined}
        onClick={() => void send()}
      >
        {isWaiting ? t`Send it again in ${left}` : t`Send it again`}
      </Button>
      <Text as="div" size={14} role="status">
        {said || (
          <Text as="span" size={14} tone="secondary">
            <Trans>Emails can take a minute. Check your spam folder, too.</Trans>
          </Text>
        )}
      </Text>
    </Stack>
  );
}
