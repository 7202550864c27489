import { useLingui } from '@lingui/react/macro';
import type { FieldsProps } from '@/core/selling/search/FieldsForm';
import { OptionButton } from '@/core/selling/search/OptionButton';
import { Menu } from '@/core/ui/actions/Menu';
import { DateField } from '@/core/ui/dates/DateField';
import { addDays, todayLocal } from '@/core/ui/dates/date-range';
import { DateRangeField } from '@/core/ui/dates/DateRangeField';
import { CalendarDays } from '@/core/ui/pictures/icons';
import type { Destination } from '../../contract';
import type { Criteria } from './criteria';

/** Days from today to the first one that is proposed, and to the last. */
const IN_DAYS = 7;
const FOR_DAYS = 3;

type Days = Pick<Criteria, 'from' | 'to'>;
type DaysFieldProps = FieldsProps<Criteria, Destination>;

/** How days are chosen. */
const WHENS = ['any', 'day', 'days'] as const;
type When = (typeof WHENS)[number];

const whenOf = ({ from, to }: Days): When => (!from ? 'any' : to && to > from ? 'days' : 'day');

/** The days that stand there when another way of choosing them is taken. */
function daysFor(when: When, { from, to }: Days): Days {
  if (when === 'any') return { from: undefined, to: undefined };
  const first = from ?? addDays(todayLocal(), IN_DAYS);
  if (when === 'day') return { from: first, to: undefined };
  return { from: first, to: to && to > first ? to : addDays(first, FOR_DAYS) };
}

/** Any day, one, or several. */
export function WhenSwitch({ form, change }: DaysFieldProps) {
  const { t } = useLingui();
  const label = { any: t`Any day`, day: t`One day`, days: t`Several days` };
  return (
    <Menu
      label={t`When`}
      trigger={<OptionButton icon={CalendarDays}>{label[whenOf(form)]}</OptionButton>}
      items={WHENS.map((when) => ({
        id: when,
        label: label[when],
        onSelect: () => change(daysFor(when, form)),
      }))}
    />
  );
}

/** The days themselves, where there are any to choose. */
export function WhenField({ form: { from, to }, change, fieldOf, today }: DaysFieldProps) {
  const { t } = useLingui();
  const when = whenOf({ from, to });
  if (when === 'any') return null;
  const field = { ...fieldOf('dates'), min: today };
  if (when === 'day')
    return (
      <DateField
        {...field}
        label={t`Day`}
        value={from ?? null}
        onChange={(day) => change({ from: day, to: undefined })}
      />
    );
  return (
    <DateRangeField
      {...field}
      label={t`Days`}
      startLabel={t`From`}
      endLabel={t`To`}
      unit="days"
      value={{ start: from!, end: to! }}
      onChange={({ start, end }) => change({ from: start, to: end })}
    />
  );
}
