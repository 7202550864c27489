import { useLingui } from '@lingui/react/macro';
import { useFormat } from '@/core/i18n/use-format';
import type { FieldOf } from '@/core/selling/search/SearchForm';
import { Select } from '@/core/ui/choices/Select';
import { DateRangeField } from '@/core/ui/dates/DateRangeField';
import { clockTimes } from './clock-times';
import type { FilledCriteria } from './criteria';
import type { FieldName } from './criteria-errors';
import * as css from './SearchForm.css';

type Times = Pick<FilledCriteria, 'pickUp' | 'dropOff'>;

interface RentalTimesProps extends Times {
  /** The day that it is at the pick-up. */
  today: string;
  onChange: (times: Partial<Times>) => void;
  fieldOf: FieldOf<FieldName>;
}

/** The days of a rental, and what the clocks of its places show when the keys change hands. */
export function RentalTimes({ pickUp, dropOff, today, onChange, fieldOf }: RentalTimesProps) {
  const { t } = useLingui();
  const format = useFormat();
  const time = (end: keyof Times, moment: Times[typeof end], label: string) => (
    <Select
      {...fieldOf(end)}
      label={label}
      value={moment.time ?? ''}
      onChange={(chosen) => onChange({ [end]: { ...moment, time: chosen } })}
      {...(moment.time === null && { placeholder: t`Choose a time` })}
      options={clockTimes(moment.time).map((clock) => ({
        value: clock,
        label: format.time(`2000-01-01T${clock}`),
      }))}
    />
  );
  return (
    <>
      <DateRangeField
        label={t`Dates`}
        startLabel={t`Pick-up`}
        endLabel={t`Drop-off`}
        unit="days"
        min={today}
        value={pickUp.date ? { start: pickUp.date, end: dropOff.date } : null}
        onChange={({ start, end }) =>
          onChange({ pickUp: { ...pickUp, date: start }, dropOff: { ...dropOff, date: end } })
        }
      />
      <div className={css.times}>
        {time('pickUp', pickUp, t`Pick-up time`)}
        {time('dropOff', dropOff, t`Drop-off time`)}
      </div>
    </>
  );
}
