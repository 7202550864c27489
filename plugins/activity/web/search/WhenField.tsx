import { useLingui } from '@lingui/react/macro';
import { DateField } from '@/core/ui/dates/DateField';
import { addDays, todayLocal } from '@/core/ui/dates/date-range';
import { DateRangeField } from '@/core/ui/dates/DateRangeField';
import { Menu } from '@/core/ui/actions/Menu';
import { Button } from '@/core/ui/actions/Button';
import { CalendarDays, ChevronDown } from '@/core/ui/pictures/icons';
import { type Criteria, whenOf, WHENS, type When } from './criteria';

/** Days from today to the first one that is proposed, and to the last. */
const IN_DAYS = 7;
const FOR_DAYS = 3;

type Days = Pick<Criteria, 'from' | 'to'>;

/** The days that stand there when another way of choosing them is taken. */
export function daysFor(when: When, { from, to }: Days, today: string = todayLocal()): Days {
  if (when === 'any') return {};
  const first = from ?? addDays(today, IN_DAYS);
  return when === 'day'
    ? { from: first }
    : { from: first, to: to && to > first ? to : addDays(first, FOR_DAYS) };
}

/** Any day, one, or several. */
export function WhenSwitch({ days, onChange }: { days: Days; onChange: (days: Days) => void }) {
  const { t } = useLingui();
  const label = (when: When) => ({ any: t`Any day`, day: t`One day`, days: t`Several days` })[when];
  return (
    <Menu
      label={t`When`}
      trigger={
        <Button variant="quiet" icon={CalendarDays} iconEnd={ChevronDown}>
          {label(whenOf(days))}
        </Button>
      }
      items={WHENS.map((when) => ({
        id: when,
        label: label(when),
        onSelect: () => onChange(daysFor(when, days)),
      }))}
    />
  );
}

interface WhenFieldProps {
  id: string;
  days: Days;
  /** The day that it is at the destination. */
  today: string;
  error?: string | undefined;
  onChange: (days: Days) => void;
}

/** The days themselves, where there are any to choose. */
export function WhenField({ days, today, onChange, ...field }: WhenFieldProps) {
  const { t } = useLingui();
  const { from, to } = days;
  switch (whenOf(days)) {
    case 'any':
      return null;
    case 'day':
      return (
        <DateField
          {...field}
          label={t`Day`}
          min={today}
          value={from ?? null}
          onChange={(day) => onChange({ from: day })}
        />
      );
    case 'days':
      return (
        <DateRangeField
          {...field}
          label={t`Days`}
          startLabel={t`From`}
          endLabel={t`To`}
          unit="days"
          min={today}
          value={{ start: from!, end: to! }}
          onChange={({ start, end }) => onChange({ from: start, to: end })}
        />
      );
  }
}
