import { useLingui } from '@lingui/react/macro';
import { Dialog } from '@/core/ui/overlays/Dialog';
import { PersonStatement } from '../person/PersonStatement';

/** Somebody's statement beside the list. */
export function HolderSheet({ userId, onClose }: { userId: string; onClose: () => void }) {
  const { t } = useLingui();
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      presentation="drawer"
      size="large"
      title={t`Statement`}
    >
      <PersonStatement userId={userId} />
    </Dialog>
  );
}
