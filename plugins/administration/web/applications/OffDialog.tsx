import { Trans, useLingui } from '@lingui/react/macro';
import { Button } from '@/core/ui/actions/Button';
import { Dialog } from '@/core/ui/overlays/Dialog';

interface Props {
  name: string;
  /** What its plugin says ends; the general words without. */
  ends: string | undefined;
  open: boolean;
  saving: boolean;
  onClose: () => void;
  onConfirm: () => void;
}

/** What ends with an application, before it does. */
export function OffDialog({ name, ends, open, saving, onClose, onConfirm }: Props) {
  const { t } = useLingui();
  return (
    <Dialog
      open={open}
      onOpenChange={(next) => !next && onClose()}
      size="small"
      title={t`Switch off ${name}?`}
      footer={
        <>
          <Button variant="secondary" onClick={onClose} disabled={saving}>
            <Trans>Keep it on</Trans>
          </Button>
          <Button variant="danger" loading={saving} onClick={onConfirm}>
            <Trans>Switch off</Trans>
          </Button>
        </>
      }
    >
      {ends ?? (
        <Trans>It ends right away for everyone. Its settings are kept, so you can switch it on again.</Trans>
      )}
    </Dialog>
  );
}
