import { useRef, useState } from 'react';
import type { Drawn, Kind } from '@/core/fields/field';
import { useFormat } from '@/core/i18n/use-format';
import { SegmentedControl } from '@/core/ui/choices/SegmentedControl';
import { TextField } from '@/core/ui/fields/TextField';
import { splitMeasure, usualUnits, writtenInOtherUnit, type Unit } from '../form/measure';
import * as css from './MeasureField.css';

type Units = readonly [Unit, Unit];

/** R334: a height or a weight, typed with its unit behind it: "62,5 kg". */
export const measureIn = (units: Units, unitLabel: string): Kind<string> => ({
  draw: (field) => <MeasureField {...{ ...field, units, unitLabel }} />,
});

/** In either unit; with another unit the number stays the same height or weight. */
function MeasureField({
  units,
  unitLabel,
  value,
  onChange,
  ...field
}: Drawn<string> & { units: Units; unitLabel: string }) {
  const { locale } = useFormat();
  const usual = usualUnits(locale).find((unit) => units.includes(unit))!;
  // Beside a number that is not typed yet a unit is nothing to send.
  const [chosen, setChosen] = useState<Unit>(usual);
  const [typed, unit] = value ? splitMeasure(value) : (['', chosen] as const);
  const write = (text: string, of: Unit) => onChange(text === '' ? '' : `${text} ${of}`);
  // What was typed before a switch, so that switching back is exact.
  const before = useRef({ typed: '', converted: '' });
  const switchTo = (next: Unit) => {
    if (next === unit) return;
    const { typed: first, converted } = before.current;
    const written = typed !== '' && typed === converted ? first : writtenInOtherUnit(typed, unit, locale);
    before.current = { typed, converted: written };
    setChosen(next);
    write(written, next);
  };
  return (
    <div className={css.measure}>
      <TextField
        {...field}
        value={typed}
        onChange={(text) => {
          setChosen(unit);
          write(text, unit);
        }}
        inputMode="decimal"
        autoComplete="off"
        maxLength={10}
        aria-required={!field.optional}
      />
      <div className={css.unit}>
        <SegmentedControl
          label={unitLabel}
          value={unit}
          onChange={switchTo}
          options={units.map((each) => ({ value: each, label: each }))}
        />
      </div>
    </div>
  );
}
