import { useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { useFormat } from '@/core/i18n/use-format';
import type { FieldsProps } from '@/core/selling/search/FieldsForm';
import { SearchButton } from '@/core/selling/search/SearchButton';
import { options } from '@/core/selling/search/SearchForm.css';
import { SegmentedControl } from '@/core/ui/choices/SegmentedControl';
import { Select } from '@/core/ui/choices/Select';
import { DateRangeField } from '@/core/ui/dates/DateRangeField';
import type { CarPlace } from '../../contract';
import type { FilledCriteria } from './criteria';
import { clockTimes } from './moments';
import * as css from './SearchForm.css';

/** A rental but for who drives. */
export type Rental = Omit<FilledCriteria, 'age' | 'country'>;
type CarFieldsProps = FieldsProps<Rental, CarPlace> & {
  /** Who drives. */
  driver: ReactNode;
};

/** What a search of cars needs: where from and back to, from when to when, who drives (R283 to R289). */
export function CarFields({ form, change, fieldOf, today, place, driver }: CarFieldsProps) {
  const { t } = useLingui();
  const format = useFormat();
  const { pickUp, dropOff, isReturnedElsewhere } = form;
  const where = (end: 'from' | 'to', label: string) =>
    place({
      ...fieldOf(end),
      label,
      placeholder: t`City, airport or station`,
      value: form[end],
      onChange: (id) => change({ [end]: id }),
    });
  /** What the clocks there show when the keys change hands. */
  const time = (end: 'pickUp' | 'dropOff', label: string) => (
    <Select
      {...fieldOf(end)}
      label={label}
      value={form[end].time ?? ''}
      onChange={(chosen) => change({ [end]: { ...form[end], time: chosen } })}
      {...(form[end].time === null && { placeholder: t`Choose a time` })}
      options={clockTimes(form[end].time).map((clock) => ({
        value: clock,
        label: format.time(`2000-01-01T${clock}`),
      }))}
    />
  );
  return (
    <>
      <div className={options}>
        <div className={css.drop}>
          <SegmentedControl
            label={t`Drop-off`}
            value={isReturnedElsewhere ? 'elsewhere' : 'same'}
            onChange={(drop) => change({ isReturnedElsewhere: drop === 'elsewhere' })}
            options={[
              { value: 'same', label: t`Same drop-off` },
              { value: 'elsewhere', label: t`Different drop-off` },
            ]}
          />
        </div>
        {driver}
      </div>
      <div className={isReturnedElsewhere ? css.fieldsOfTwo : css.fields}>
        <div className={css.places}>
          {where('from', t`Pick-up`)}
          {isReturnedElsewhere && where('to', t`Drop-off`)}
        </div>
        <DateRangeField
          label={t`Dates`}
          startLabel={t`Pick-up`}
          endLabel={t`Drop-off`}
          unit="days"
          min={today}
          value={pickUp.date ? { start: pickUp.date, end: dropOff.date } : null}
          onChange={({ start, end }) =>
            change({ pickUp: { ...pickUp, date: start }, dropOff: { ...dropOff, date: end } })
          }
        />
        <div className={css.times}>
          {time('pickUp', t`Pick-up time`)}
          {time('dropOff', t`Drop-off time`)}
        </div>
        <SearchButton label={t`Search cars`} />
      </div>
    </>
  );
}
