import { useLingui } from '@lingui/react/macro';
import { Dialog } from '@/core/ui/overlays/Dialog';
import { PersonStatement } from '../person/PersonStatement';

interface HolderSheetProps {
  userId: string;
  /** Name or address; unknown where the page was opened at this address. */
  who?: string | undefined;
  onClose: () => void;
}

/** Somebody's statement beside the list. */
export function HolderSheet({ userId, who, onClose }: HolderSheetProps) {
  const { t } = useLingui();
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      presentation="drawer"
      size="large"
      title={who ? t`Statement of ${who}` : t`Statement`}
    >
      <PersonStatement userId={userId} />
    </Dialog>
  );
}
