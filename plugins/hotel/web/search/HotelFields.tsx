import { useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import type { FieldsProps } from '@/core/selling/search/FieldsForm';
import { SearchButton } from '@/core/selling/search/SearchButton';
import { options } from '@/core/selling/search/SearchForm.css';
import { DateRangeField } from '@/core/ui/dates/DateRangeField';
import type { HotelPlace } from '../../contract';
import type { FilledCriteria } from './criteria';
import * as css from './SearchForm.css';

/** Where and when of a stay. */
export type Stay = Pick<FilledCriteria, 'place' | 'checkIn' | 'checkOut'>;
type HotelFieldsProps = FieldsProps<Stay, HotelPlace> & {
  /** Who sleeps in which room, and what else there is to choose. */
  further: ReactNode;
  maxNights?: number;
};

/** What a search of stays needs: where, from when to when, who sleeps in which room (R244 to R250). */
export function HotelFields({ form, change, fieldOf, today, place, further, maxNights }: HotelFieldsProps) {
  const { t } = useLingui();
  return (
    <>
      <div className={options}>{further}</div>
      <div className={css.fields}>
        {place({
          ...fieldOf('place'),
          label: t`Destination`,
          placeholder: t`City, area, landmark or hotel`,
          value: form.place,
          onChange: (id) => change({ place: id }),
        })}
        <DateRangeField
          {...fieldOf('dates')}
          label={t`Dates`}
          startLabel={t`Check-in`}
          endLabel={t`Check-out`}
          unit="nights"
          maxDays={maxNights}
          min={today}
          value={form.checkIn ? { start: form.checkIn, end: form.checkOut } : null}
          onChange={({ start, end }) => change({ checkIn: start, checkOut: end })}
        />
        <SearchButton label={t`Search hotels`} />
      </div>
    </>
  );
}
