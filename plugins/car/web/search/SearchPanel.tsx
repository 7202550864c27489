import { msg } from '@lingui/core/macro';
import { useFormat } from '@/core/i18n/use-format';
import { useHomeCountry } from '@/core/selling/client/use-home-country';
import { searchByFields } from '@/core/selling/search/FieldsForm';
import { OF_PLACES } from '@/core/selling/search/places/places';
import { searchPanel } from '@/core/selling/search/SearchPanel';
import { CarFields } from './CarFields';
import { criteriaErrors } from './car-search';
import {
  CriteriaSearch,
  fillCriteria,
  momentText,
  placeIds,
  RESULTS,
  toCriteria,
  type FilledCriteria,
} from './criteria';
import { DriverField } from './DriverField';

/** From when to when: "Fri, Mar 12, 10:00 AM – Fri, Mar 19, 10:00 AM". */
export function useTimesText() {
  const format = useFormat();
  return ({ pickUp, dropOff }: FilledCriteria, days: 'weekday' | 'short' = 'short'): string =>
    [pickUp, dropOff]
      .map(momentText)
      .filter(Boolean)
      .map((text) => `${format.date(text, days)}, ${format.time(text)}`)
      .join(' – ');
}

/** How cars are searched. */
export const search = searchByFields({
  ...OF_PLACES,
  product: 'car',
  results: RESULTS,
  label: msg`Car search`,
  words: {
    title: msg`Where will you be driving?`,
    subtitle: msg`Compare rental cars with taxes and fees in the price.`,
    submit: msg`Search cars`,
  },
  address: CriteriaSearch,
  fill: (criteria) => fillCriteria(criteria),
  write: toCriteria,
  placesOf: placeIds,
  useLikely: () => ({ country: useHomeCountry() }),
  wrong: criteriaErrors,
  useTold: useTimesText,
  // Searched for until the day of the pick-up.
  lastDay: (criteria) => fillCriteria(criteria).pickUp.date ?? '',
  Fields: (fields) => (
    <CarFields
      {...fields}
      driver={<DriverField {...fields.fieldOf('driver')} {...fields.form} onChange={fields.change} />}
    />
  ),
});

export default searchPanel(search);
