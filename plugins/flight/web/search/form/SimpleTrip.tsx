import { useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { IconButton } from '@/core/ui/actions/Button';
import { DateField } from '@/core/ui/dates/DateField';
import { todayLocal } from '@/core/ui/dates/date-range';
import { DateRangeField } from '@/core/ui/dates/DateRangeField';
import { ArrowLeftRight } from '@/core/ui/pictures/icons';
import { setDepart, setPlace, setRange, swapPlaces, type FormState } from './form-state';
import { LegPlaces, type LegPlacesProps } from './LegPlaces';
import * as css from './SearchForm.css';

interface SimpleTripProps extends Pick<LegPlacesProps, 'fieldId' | 'errorOf'> {
  form: FormState;
  onChange: (form: FormState) => void;
  /** The button that starts the search. */
  submit: ReactNode;
}

/** Places and dates of a round trip or of one way. */
export function SimpleTrip({ form, onChange, fieldId, errorOf, submit }: SimpleTripProps) {
  const { t } = useLingui();
  const leg = form.legs[0]!;
  const { startDate, endDate } = leg.rangeDate;
  return (
    <div className={css.fields}>
      <div className={css.places}>
        <LegPlaces
          leg={leg}
          fieldId={fieldId}
          errorOf={errorOf}
          onPlace={(end, place) => onChange(setPlace(form, leg.id, end, place))}
        />
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
          id={fieldId('date')}
          label={t`Dates`}
          startLabel={t`Departure`}
          endLabel={t`Return`}
          value={{ start: startDate, end: endDate }}
          onChange={(range) => range && onChange(setRange(form, range.start, range.end))}
          min={todayLocal()}
          error={errorOf('date')}
        />
      ) : (
        <DateField
          id={fieldId('date')}
          label={t`Departure`}
          value={leg.singleDate ?? startDate}
          onChange={(date) => date && onChange(setDepart(form, date))}
          min={todayLocal()}
          error={errorOf('date')}
        />
      )}
      <div className={css.submit}>{submit}</div>
    </div>
  );
}
