import { useLingui } from '@lingui/react/macro';
import { markupProblem } from '@/core/checkout/markup';
import { NumberField } from '@/core/ui/NumberField';
import type { MarkupValues } from './draft';
import type { Field } from './use-fields';
import * as css from './markups.css';

interface MarkupFieldsProps {
  fields: readonly Field[];
  /** Stands before the ids of the inputs, so that several forms can stand on a page. */
  name: string;
  values: MarkupValues;
  onChange: (key: string, value: number | null) => void;
  /** What applies where a field is left empty. */
  hintOf: (key: string) => string;
  /** Fields whose problems are shown: those that were left, or all once saving was tried. */
  shows: (key: string) => boolean;
  onLeave: (key: string) => void;
}

export const inputId = (name: string, key: string): string => `${name}-${key}`;

/** Percentages, each of which may stay empty. */
export function MarkupFields({ fields, name, values, onChange, hintOf, shows, onLeave }: MarkupFieldsProps) {
  const { i18n } = useLingui();
  return (
    <div className={css.fields}>
      {fields.map(({ key, label }) => {
        const value = values[key] ?? null;
        const problem = value === null ? null : markupProblem(value);
        return (
          <NumberField
            key={key}
            id={inputId(name, key)}
            label={label}
            hint={hintOf(key)}
            suffix="%"
            decimals={2}
            min={0}
            max={100}
            step={0.5}
            value={value}
            onChange={(next) => onChange(key, next)}
            onBlur={() => onLeave(key)}
            error={problem && shows(key) ? i18n._(problem) : undefined}
          />
        );
      })}
    </div>
  );
}
