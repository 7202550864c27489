import { Trans, useLingui } from '@lingui/react/macro';
import { type FormEvent, useId, useState } from 'react';
import { Button } from '@/core/ui/actions/Button';
import { Dialog } from '@/core/ui/overlays/Dialog';
import { TextField } from '@/core/ui/fields/TextField';

interface SaveViewDialogProps {
  taken: readonly string[];
  save: (name: string) => Promise<unknown>;
  onClose: () => void;
}

/** Asks what a view is called. */
export function SaveViewDialog({ taken, save, onClose }: SaveViewDialogProps) {
  const { t } = useLingui();
  const form = useId();
  const [name, setName] = useState('');
  const [shows, setShows] = useState(false);
  const [pending, setPending] = useState(false);
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    setShows(true);
    if (!name.trim()) return;
    setPending(true);
    // What went wrong has been told, and the dialog stays for another try.
    const saved = await save(name.trim()).catch(() => null);
    setPending(false);
    if (saved) onClose();
  };
  return (
    <Dialog
      open
      onOpenChange={(stays) => !stays && onClose()}
      title={t`Save this view`}
      description={<Trans>Its filters, order and columns are kept for you.</Trans>}
      size="small"
      footer={
        <>
          <Button variant="secondary" disabled={pending} onClick={onClose}>
            {t`Go back`}
          </Button>
          <Button type="submit" form={form} loading={pending}>
            {t`Save view`}
          </Button>
        </>
      }
    >
      <form id={form} onSubmit={(event) => void submit(event)} noValidate>
        <TextField
          label={t`Name`}
          required
          maxLength={40}
          autoComplete="off"
          value={name}
          onChange={setName}
          hint={
            taken.includes(name.trim())
              ? t`There is already a view with this name; it will be replaced.`
              : undefined
          }
          error={shows && !name.trim() ? t`Please enter a name` : undefined}
        />
      </form>
    </Dialog>
  );
}
