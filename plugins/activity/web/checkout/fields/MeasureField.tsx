import { useRef } from 'react';
import { useFormat } from '@/core/i18n/use-format';
import type { FormFields } from '@/core/forms/use-app-form';
import { SegmentedControl } from '@/core/ui/choices/SegmentedControl';
import { TextField } from '@/core/ui/fields/TextField';
import { writtenInOtherUnit, type Unit } from '../form/measure';
import * as css from './MeasureField.css';

interface MeasureFieldProps {
  state: FormFields;
  /** Of the number; the unit stands beside it in the form. */
  path: string;
  label: string;
  unitLabel: string;
  units: readonly [Unit, Unit];
  optional: boolean;
}

/** R334: a height or a weight in either unit; with another unit the number stays the same height or weight. */
export function MeasureField({ state, path, label, unitLabel, units, optional }: MeasureFieldProps) {
  const { locale } = useFormat();
  const unit = state.value(`${path}Unit`) as Unit;
  // What was typed before a switch, so that switching back is exact.
  const before = useRef({ typed: '', converted: '' });
  const switchTo = (next: Unit) => {
    if (next === unit) return;
    const text = state.value(path);
    const { typed, converted } = before.current;
    const written = text !== '' && text === converted ? typed : writtenInOtherUnit(text, unit, locale);
    before.current = { typed: text, converted: written };
    state.set(`${path}Unit`, next);
    state.set(path, written);
  };
  return (
    <div className={css.measure}>
      <TextField
        {...state.bind(path)}
        label={label}
        inputMode="decimal"
        autoComplete="off"
        maxLength={10}
        optional={optional}
        aria-required={!optional}
      />
      <div className={css.unit}>
        <SegmentedControl
          label={unitLabel}
          value={unit}
          onChange={switchTo}
          options={units.map((value) => ({ value, label: value }))}
        />
      </div>
    </div>
  );
}
