import { useLingui } from '@lingui/react/macro';
import { IconButton } from '@/core/ui/actions/Button';
import { DateField } from '@/core/ui/dates/DateField';
import { DateRangeField } from '@/core/ui/dates/DateRangeField';
import { ArrowLeftRight } from '@/core/ui/pictures/icons';
import { setDepart, setRange, swapPlaces, todayThere } from './form-state';
import { LegPlaces, type TripFieldsProps } from './LegPlaces';
import * as css from './SearchForm.css';

/** Places and dates of a round trip or of one way. */
export function SimpleTrip({ form, onChange, fieldOf, submit }: TripFieldsProps) {
  const { t } = useLingui();
  const leg = form.legs[0]!;
  const { startDate, endDate } = leg.rangeDate;
  return (
    <div className={css.fields}>
      <div className={css.places}>
        <LegPlaces {...{ form, leg, onChange, fieldOf }} />
        <div className={css.swap}>
          <IconButton
            icon={ArrowLeftRight}
            label={t`Swap origin and destination`}
            variant="secondary"
            size="small"
            onClick={() => onChange(swapPlaces(form))}
          />
        </div>
      </div>
      {form.trip === 'round-trip' ? (
        <DateRangeField
          {...fieldOf(leg, 'date')}
          label={t`Dates`}
          startLabel={t`Departure`}
          endLabel={t`Return`}
          value={{ start: startDate, end: endDate }}
          onChange={(range) => range && onChange(setRange(form, range.start, range.end))}
          min={todayThere(leg)}
        />
      ) : (
        <DateField
          {...fieldOf(leg, 'date')}
          label={t`Departure`}
          value={leg.singleDate ?? startDate}
          onChange={(date) => date && onChange(setDepart(form, date))}
          min={todayThere(leg)}
        />
      )}
      <div className={css.submit}>{submit}</div>
    </div>
  );
}
