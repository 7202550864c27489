import { useLingui } from '@lingui/react/macro';
import { IconButton } from '@/core/ui/actions/Button';
import { Trash2 } from '@/core/ui/pictures/icons';
import { Select } from '@/core/ui/choices/Select';
import { TextField } from '@/core/ui/fields/TextField';
import { useCarriers } from '../search/options/carriers';
import * as css from './brands.css';
import { type BrandRow, LONGEST_NAME, type RowProblem } from './draft';

interface BrandFieldsProps {
  row: BrandRow;
  /** Place in the list, from 1. */
  number: number;
  problem?: RowProblem | undefined;
  onChange: (change: Partial<BrandRow>) => void;
  onRemove: () => void;
}

/** Which airline, what it calls the fare, and what the agency calls it. */
export function BrandFields({ row, number, problem, onChange, onRemove }: BrandFieldsProps) {
  const { t, i18n } = useLingui();
  const { options, loading } = useCarriers();
  const known = options.some(({ value }) => value === row.carrier);
  return (
    <fieldset className={css.row}>
      <legend className={css.legend}>{t`Fare ${number}`}</legend>
      <Select
        label={t`Airline`}
        loading={loading}
        value={row.carrier || ANY}
        onChange={(carrier) => onChange({ carrier: carrier === ANY ? '' : carrier })}
        options={[
          { value: ANY, label: t`Any airline` },
          ...options.map(({ value, label }) => ({ value, label })),
          // Without the dictionary of airlines what was chosen stays.
          ...(row.carrier && !known ? [{ value: row.carrier, label: row.carrier }] : []),
        ]}
      />
      <TextField
        label={t`Airline’s name for the fare`}
        value={row.name}
        maxLength={LONGEST_NAME}
        onChange={(name) => onChange({ name })}
        error={problem?.name && i18n._(problem.name)}
      />
      <TextField
        label={t`Your name for it`}
        value={row.ownName}
        maxLength={LONGEST_NAME}
        onChange={(ownName) => onChange({ ownName })}
        error={problem?.ownName && i18n._(problem.ownName)}
      />
      <span className={css.remove}>
        <IconButton variant="quiet" icon={Trash2} label={t`Remove fare ${number}`} onClick={onRemove} />
      </span>
    </fieldset>
  );
}

const ANY = 'any';
