import { useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { SearchButton } from '@/core/selling/search/SearchButton';
import { SearchForm as Form } from '@/core/selling/search/SearchForm';
import { DateRangeField } from '@/core/ui/dates/DateRangeField';
import { HOTEL_MAX_NIGHTS } from '../../contract';
import { useChosenPlace, type PlaceLookup } from '../find/use-place';
import { toCriteria, type Criteria, type FilledCriteria } from './criteria';
import { criteriaErrors, todayThere } from './criteria-errors';
import { DestinationField } from './DestinationField';
import { RoomsField } from './RoomsField';
import * as css from './SearchForm.css';
import { FlexibleField, NationalityField } from './StayOptions';

export interface SearchFormProps {
  initial: FilledCriteria;
  /** Where guests are likely from of whom `initial` does not tell; it may be known after the form is drawn. */
  home?: string;
  /** Finds the place of `initial`, which may arrive after the form. */
  placeOf: PlaceLookup;
  onSearch: (criteria: Criteria) => void;
}

/** What a search of stays needs: where, from when to when, who sleeps in which room (R244 to R250). */
export function SearchForm({ initial, home = '', onSearch, ...known }: SearchFormProps) {
  const { t } = useLingui();
  const { placeOf, choose } = useChosenPlace(known.placeOf);
  const [typed, setTyped] = useState(initial);
  const form = { ...typed, nationality: typed.nationality || home };
  const change = (part: Partial<FilledCriteria>) => setTyped({ ...typed, ...part });
  return (
    <Form
      label={t`Hotel search`}
      errors={criteriaErrors(form, placeOf)}
      onSearch={() => onSearch(toCriteria(form))}
    >
      {(fieldOf) => (
        <>
          <div className={css.options}>
            <RoomsField {...fieldOf('rooms')} rooms={form.rooms} onChange={(rooms) => change({ rooms })} />
            <FlexibleField value={form.flexible} onChange={(flexible) => change({ flexible })} />
            <NationalityField
              {...fieldOf('nationality')}
              value={form.nationality}
              onChange={(nationality) => change({ nationality })}
            />
          </div>
          <div className={css.fields}>
            <DestinationField
              {...fieldOf('place')}
              value={(form.place && placeOf(form.place)) || null}
              onChange={(place) => change({ place: choose(place) })}
            />
            <DateRangeField
              {...fieldOf('dates')}
              label={t`Dates`}
              startLabel={t`Check-in`}
              endLabel={t`Check-out`}
              unit="nights"
              maxDays={HOTEL_MAX_NIGHTS}
              min={todayThere(form, placeOf)}
              value={form.checkIn ? { start: form.checkIn, end: form.checkOut } : null}
              onChange={({ start, end }) => change({ checkIn: start, checkOut: end })}
            />
            <SearchButton label={t`Search hotels`} />
          </div>
        </>
      )}
    </Form>
  );
}
