import { Trans } from '@lingui/react/macro';
import { useAtomValue, useStore } from 'jotai';
import { useState } from 'react';
import { apiAtom } from '../../api/context';
import { Button } from '../../ui/actions/Button';
import { Text } from '../../ui/content/Text';
import { wordsOf } from '../../i18n/words-of';
import type { Store } from '../../state/store';
import { keepWantedPage } from '../../session/wanted-page';

export interface ResendVerificationProps {
  email: string;
  /** Whether the address may be sent; if not, a press calls `onMissing`. */
  isReady?: boolean;
  onMissing?: () => void;
  /** As the screen's main action instead of one beside others. */
  isMain?: boolean;
}

/** Sends the verification link again, once for an address, and says what the server answered. */
export function ResendVerification({
  email,
  isReady = true,
  onMissing,
  isMain = false,
}: ResendVerificationProps) {
  const api = useAtomValue(apiAtom);
  const store = useStore() as Store;
  const [state, setState] = useState<'idle' | 'busy' | { said: unknown; isDone: boolean }>('idle');
  const send = async () => {
    if (!isReady) return onMissing?.();
    setState('busy');
    try {
      const { resendVerification } = await import('../../contract/people/account');
      const answer = await api.call(
        resendVerification,
        { body: { email: email.trim() } },
        { keepsSession: true },
      );
      keepWantedPage(store, email);
      setState({ said: answer, isDone: true });
    } catch (error) {
      setState({ said: error, isDone: false });
    }
  };
  const answer = typeof state === 'object' ? state : null;
  return (
    <>
      {!answer?.isDone && (
        <Button
          variant={isMain ? 'primary' : 'secondary'}
          size={isMain ? 'large' : 'small'}
          fullWidth={isMain}
          loading={state === 'busy'}
          onClick={() => void send()}
        >
          <Trans>Send the link again</Trans>
        </Button>
      )}
      <Text as="div" size={14} role="status">
        {answer && wordsOf(answer.said)}
      </Text>
    </>
  );
}
