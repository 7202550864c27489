import { useLingui } from '@lingui/react/macro';
import { NumberField } from '@/core/ui/fields/number/NumberField';
import { minorDigits } from '@/core/contract';
import { useAgency } from '@/core/tenant/agency';
import { isFee, type MarkupValues, problemOf } from './draft';
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
  const { currency } = useAgency();
  const digits = minorDigits(currency);
  return (
    <div className={css.fields}>
      {fields.map(({ key, label }) => {
        const value = values[key] ?? null;
        const problem = problemOf(key, value);
        const isAmount = isFee(key);
        return (
          <NumberField
            key={key}
            id={inputId(name, key)}
            label={label}
            hint={hintOf(key)}
            suffix={isAmount ? currency : '%'}
            decimals={isAmount ? digits : 2}
            min={0}
            max={isAmount ? 100_000_000 / 10 ** digits : 100}
            step={isAmount ? 1 : 0.5}
            value={isAmount && value !== null ? value / 10 ** digits : value}
            onChange={(next) =>
              onChange(key, isAmount && next !== null ? Math.round(next * 10 ** digits) : next)
            }
            onBlur={() => onLeave(key)}
            error={problem && shows(key) ? i18n._(problem) : undefined}
          />
        );
      })}
    </div>
  );
}
