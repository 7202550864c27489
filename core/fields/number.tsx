import type { MessageDescriptor } from '@lingui/core';
import { useLingui } from '@lingui/react/macro';
import type { NumberBounds } from '../contract/site/setting';
import { useFormat } from '../i18n/use-format';
import { useAgency } from '../tenant/agency';
import { NumberField } from '../ui/fields/number/NumberField';
import type { Drawn, Kind } from './field';
import { decimalsOf, saidNumber, shownNumber, storedNumber, type NumberUnit } from './unit';

interface NumberOf extends NumberBounds {
  as?: NumberUnit | undefined;
  /** Stands after the number, where it is of no unit above. */
  unit?: MessageDescriptor | undefined;
}

/** A number within bounds, typed as it is read and kept as its unit says. */
export const number = (of: NumberOf): Kind<number | null> => ({
  draw: (field) => <NumberInput {...field} of={of} />,
  told: (value, telling) => saidNumber(value ?? 0, of.as, telling),
});

function NumberInput({ of, hint, value, onChange, ...field }: Drawn<number | null> & { of: NumberOf }) {
  const { t, i18n } = useLingui();
  const format = useFormat();
  const { currency } = useAgency();
  const { as, unit, isWhole, isAboveMin, step } = of;
  const shown = (stored: number) => shownNumber(stored, as, currency);
  const said = (bound: number) => (Number.isFinite(bound) ? saidNumber(bound, as, { format, currency }) : '');
  const affix = {
    percent: '%',
    basisPoints: '%',
    money: currency,
    days: t`days`,
    hours: t`hours`,
  } as const;
  const suffix = as ? affix[as] : unit && i18n._(unit);
  const [min, max] = [said(of.min), said(of.max)];
  const bounds =
    min && max
      ? isAboveMin
        ? t`More than ${min}, at most ${max}`
        : t`From ${min} to ${max}`
      : min
        ? isAboveMin
          ? t`More than ${min}`
          : t`At least ${min}`
        : max && t`At most ${max}`;
  return (
    <NumberField
      {...field}
      hint={[hint, bounds && `${bounds}.`].filter(Boolean).join(' ') || undefined}
      value={typeof value === 'number' ? shown(value) : null}
      decimals={decimalsOf(as, isWhole, currency)}
      step={step === null ? 1 : shown(step)}
      {...(min && { min: shown(of.min) })}
      {...(max && { max: shown(of.max) })}
      {...(suffix && { suffix })}
      onChange={(typed) => onChange(typed === null ? null : storedNumber(typed, as, currency))}
    />
  );
}
