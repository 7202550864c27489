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
      title={t`Abandon this booking?`}
      confirmLabel={money ? t`Abandon and refund ${money}` : t`Abandon`}
      tone="danger"
      onConfirm={onConfirm}
    >
      <Stack gap={12}>
        <Text>
          {money
            ? t`The booking ends as failed, and the ${money} held for it goes back to the client.`
            : t`The booking ends as failed. No money is held for it.`}
        </Text>
        <Text>
          {t`Checking with the supplier continues. If it turns out to have the booking, it is canceled there; if that is not possible, it comes back to this list. The agency would bear any fee for that.`}
        </Text>
        <Text>{t`This does not email the client: please write to them.`}</Text>
      </Stack>
    </ConfirmDialog>
  );
}
