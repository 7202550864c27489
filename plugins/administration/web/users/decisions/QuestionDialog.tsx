import { plural } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { ConfirmDialog } from '@/core/ui/overlays/Dialog';
import { Stack } from '@/core/ui/content/layout';
import { Text } from '@/core/ui/content/Text';
import type { Decision } from './decisions';
import { RestrictedMode } from '../person/RestrictedMode';

interface QuestionDialogProps {
  decision: Decision;
  name: string;
  /** Clients whom the agent looks after. */
  clients: number;
  onConfirm: (isRestricted: boolean) => Promise<void>;
  onClose: () => void;
}

/** Asks before somebody loses something, and says what that is. */
export function QuestionDialog({ decision, name, clients, onConfirm, onClose }: QuestionDialogProps) {
  const [isRestricted, setRestricted] = useState(false);
  const words = useQuestion(decision, name, clients);
  return (
    <ConfirmDialog
      open
      onOpenChange={(open) => !open && onClose()}
      title={words.title}
      confirmLabel={words.confirm}
      tone={decision === 'deactivate' ? 'danger' : 'primary'}
      onConfirm={() => onConfirm(isRestricted)}
    >
      <Stack gap={16}>
        <Text>{words.text}</Text>
        {decision === 'make-agent' && <RestrictedMode checked={isRestricted} onChange={setRestricted} />}
      </Stack>
    </ConfirmDialog>
  );
}

function useQuestion(
  decision: Decision,
  name: string,
  clients: number,
): { title: string; text: string; confirm: string } {
  const { t } = useLingui();
  switch (decision) {
    case 'make-agent':
      return {
        title: t`Make ${name} a sales agent?`,
        text: t`A sales agent books for your clients and sees the back office. ${name} is signed out and signs in again as an agent.`,
        confirm: t`Make sales agent`,
      };
    case 'make-client':
      return {
        title: t`Make ${name} a client?`,
        text:
          clients > 0
            ? t`${name} loses the back office and is signed out. ${plural(clients, {
                one: '# client is then looked after by nobody.',
                other: '# clients are then looked after by nobody.',
              })}`
            : t`${name} loses the back office and is signed out. Bookings stay as they are.`,
        confirm: t`Make client`,
      };
    case 'restrict':
      return {
        title: t`Restrict ${name}?`,
        text: t`${name} will see only their own clients, bookings and commissions, and is logged out now.`,
        confirm: t`Restrict`,
      };
    default:
      return {
        title: t`Deactivate ${name}?`,
        text: t`${name} is signed out everywhere and cannot sign in until you activate the account again. Bookings stay as they are.`,
        confirm: t`Deactivate`,
      };
  }
}
