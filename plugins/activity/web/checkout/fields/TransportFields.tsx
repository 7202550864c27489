import { useLingui } from '@lingui/react/macro';
import type { FormFields } from '@/core/forms/use-app-form';
import { Select } from '@/core/ui/choices/Select';
import { Grid, Stack } from '@/core/ui/content/layout';
import { DateField } from '@/core/ui/dates/DateField';
import { TimeField } from '@/core/ui/dates/TimeField';
import { TextField } from '@/core/ui/fields/TextField';
import {
  fieldsOf,
  modesOf,
  type Direction,
  type Questions,
  type TransportField,
  type TransportMode,
} from '../../../contract';
import { MODE_NAMES, TRANSPORT_FIELD_NAMES } from '../../../say/labels';

interface TransportFieldsProps {
  state: FormFields;
  direction: Direction;
  questions: Questions;
  /** Of the activity: nobody leaves before it. */
  day: string;
}

/** The way somebody arrives or leaves, and then what that way asks (R336). */
export function TransportFields({ state, direction, questions, day }: TransportFieldsProps) {
  const { t, i18n } = useLingui();
  const mode = state.value(`${direction}.mode`);
  const optional = !questions.booking[direction];
  const fields = mode ? fieldsOf(questions, direction, mode as TransportMode) : [];
  const name = direction === 'arrival' ? t`Arrival` : t`Departure`;
  return (
    // The same names are asked of both.
    <Stack role="group" aria-label={name}>
      <Grid columns={{ phone: 1, tablet: 2 }}>
        <Select
          {...state.bind(`${direction}.mode`)}
          label={direction === 'arrival' ? t`Arrival mode` : t`Departure mode`}
          placeholder={t`Choose`}
          aria-required={!optional}
          optional={optional}
          options={modesOf(questions, direction).map((value) => ({
            value,
            label: i18n._(MODE_NAMES[value]),
          }))}
        />
      </Grid>
      <Grid columns={{ phone: 1, tablet: 2 }}>
        {fields.map((field) => (
          <TransportAnswer key={field} {...{ state, direction, field, optional, day }} />
        ))}
      </Grid>
    </Stack>
  );
}

function TransportAnswer({
  state,
  direction,
  field,
  optional,
  day,
}: Pick<TransportFieldsProps, 'state' | 'direction' | 'day'> & { field: TransportField; optional: boolean }) {
  const { i18n } = useLingui();
  const path = `${direction}.${field}`;
  const bound = state.bind(path);
  const label = i18n._(TRANSPORT_FIELD_NAMES[field]);
  if (field === 'departureDate') {
    const { id, value, onChange, error } = bound;
    return <DateField {...{ id, label, optional, error, onChange }} value={value || null} min={day} />;
  }
  if (field.endsWith('Time'))
    return <TimeField {...bound} label={label} optional={optional} aria-required={!optional} />;
  return (
    <TextField
      {...bound}
      label={label}
      autoComplete="off"
      maxLength={120}
      optional={optional}
      aria-required={!optional}
    />
  );
}
