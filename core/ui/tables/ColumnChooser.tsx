import { Trans, useLingui } from '@lingui/react/macro';
import { Button } from '../actions/Button';
import { Checkbox, CheckboxGroup } from '../choices/Checkbox';
import { SlidersHorizontal } from '../pictures/icons';
import { Stack } from '../content/layout';
import { Popover } from '../overlays/Popover';

export interface ColumnChooserProps {
  columns: readonly { id: string; header: string; hideHeader?: boolean; fixed?: boolean }[];
  /** Ids of the hidden columns. The caller keeps them, for instance with the person's settings. */
  hidden: readonly string[];
  /** Called with the ids of the hidden columns. */
  onChange: (hidden: string[]) => void;
}

/** Lets the reader choose the columns of a `Table`. */
export function ColumnChooser({ columns, hidden, onChange }: ColumnChooserProps) {
  const { t } = useLingui();
  const known = hidden.filter((id) => columns.some((column) => column.id === id && !column.fixed));
  return (
    <Popover
      label={t`Columns`}
      align="end"
      trigger={
        <Button variant="secondary" size="small" icon={SlidersHorizontal}>
          <Trans>Columns</Trans>
        </Button>
      }
    >
      <Stack gap={12}>
        <CheckboxGroup legend={t`Columns in view`}>
          {columns
            .filter((column) => !column.hideHeader)
            .map((column) => (
              <Checkbox
                key={column.id}
                label={column.header}
                disabled={column.fixed}
                checked={column.fixed === true || !known.includes(column.id)}
                onChange={(shown) =>
                  onChange(shown ? known.filter((id) => id !== column.id) : [...known, column.id])
                }
              />
            ))}
        </CheckboxGroup>
        <Button size="small" variant="quiet" disabled={known.length === 0} onClick={() => onChange([])}>
          <Trans>Show all</Trans>
        </Button>
      </Stack>
    </Popover>
  );
}
