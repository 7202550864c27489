import { msg } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { ActionForm } from '@/core/forms/ActionForm';
import { rulesOf } from '@/core/forms/rules';
import { useAppForm } from '@/core/forms/use-app-form';
import { TextField } from '@/core/ui/fields/TextField';
import { saveView } from '../../../contract/bookings';

interface SaveViewDialogProps {
  /** Which list it is of, and what of it is kept. */
  list: string;
  search: Record<string, string>;
  taken: readonly string[];
  onDone: () => void;
  onClose: () => void;
}

const EMPTY = { name: '' };
const RULES = rulesOf(({ name }: typeof EMPTY) => ({ name: name.trim() ? null : msg`Please enter a name` }));

/** Asks what a view is called. */
export function SaveViewDialog({ list, search, taken, onDone, onClose }: SaveViewDialogProps) {
  const { t } = useLingui();
  const form = useAppForm({ name: 'view', initial: EMPTY, rules: RULES });
  const name = form.values.name.trim();
  return (
    <ActionForm
      form={form}
      title={t`Save this view`}
      description={<Trans>Its filters, order and columns are kept for you.</Trans>}
      size="small"
      confirm={t`Save view`}
      send={(api) => api.call(saveView, { body: { list, name, search } })}
      done={({ data }) => t`The view “${data.name}” has been saved`}
      onDone={onDone}
      onClose={onClose}
    >
      <TextField
        {...form.bind('name')}
        label={t`Name`}
        required
        maxLength={40}
        autoComplete="off"
        hint={
          taken.includes(name) ? t`There is already a view with this name; it will be replaced.` : undefined
        }
      />
    </ActionForm>
  );
}
