import { useLingui } from '@lingui/react/macro';
import { Stack } from '@/core/ui/content/layout';
import { Text } from '@/core/ui/content/Text';
import { ConfirmDialog } from '@/core/ui/overlays/Dialog';

interface GiveUpDialogProps {
  /** What is held for the booking, in words; empty where nothing is. */
  money: string;
  onClose: () => void;
  onConfirm: () => Promise<unknown>;
}

/** Says what giving up a booking in doubt does, to the money and at the supplier. */
export function GiveUpDialog({ money, onClose, onConfirm }: GiveUpDialogProps) {
  const { t } = useLingui();
  return (
    <ConfirmDialog
      open
      onOpenChange={(open) => !open && onClose()}
      title={t`Give up this booking?`}
      confirmLabel={money ? t`Give up and return ${money}` : t`Give up`}
      tone="danger"
      onConfirm={onConfirm}
    >
      <Stack gap={12}>
        <Text>
          {money
            ? t`The booking ends as failed, and the ${money} that the bank holds for it goes back to the client.`
            : t`The booking ends as failed. No money is held for it.`}
        </Text>
        <Text>
          {t`Checking with the supplier goes on. If it turns out to have the booking, it is canceled there; where that is not possible, it comes back to this list. A fee for that would be the agency's.`}
        </Text>
        <Text>{t`The client is not written to by this: please write a letter.`}</Text>
      </Stack>
    </ConfirmDialog>
  );
}
