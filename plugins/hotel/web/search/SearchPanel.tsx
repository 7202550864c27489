import { msg } from '@lingui/core/macro';
import { useFormat } from '@/core/i18n/use-format';
import { useHomeCountry } from '@/core/selling/client/use-home-country';
import { searchByFields } from '@/core/selling/search/FieldsForm';
import { searchPanel } from '@/core/selling/search/SearchPanel';
import { Text } from '@/core/ui/content/Text';
import { HOTEL_MAX_NIGHTS, type HotelPlace, nightsOf } from '../../contract';
import { usePlace } from '../find/use-place';
import { useHotelWords } from '../hotel-words';
import {
  type Criteria,
  CriteriaSearch,
  fillCriteria,
  type FilledCriteria,
  RESULTS,
  toCriteria,
} from './criteria';
import { criteriaErrors } from './criteria-errors';
import { DestinationField } from './DestinationField';
import { HotelFields } from './HotelFields';
import { RoomsField } from './RoomsField';
import { FlexibleField, NationalityField } from './StayOptions';

/** The dates and the guests in a line: "Fri, Mar 12 – Sun, Mar 14 · 2 nights · 2 adults · 1 room". */
export function useStayText() {
  const format = useFormat();
  const words = useHotelWords();
  return ({ checkIn, checkOut, rooms }: Pick<FilledCriteria, 'checkIn' | 'checkOut' | 'rooms'>): string => {
    const guests = [words.guests(rooms), words.rooms(rooms.length)];
    if (!checkIn || !checkOut) return guests.join(' · ');
    const days = `${format.date(checkIn, 'weekday')} – ${format.date(checkOut, 'weekday')}`;
    return [days, words.nights(nightsOf({ start: checkIn, end: checkOut })), ...guests].join(' · ');
  };
}

/** How stays are searched. */
export const search = searchByFields<Criteria, FilledCriteria, HotelPlace>({
  product: 'hotel',
  results: RESULTS,
  label: msg`Hotel search`,
  words: {
    title: msg`Where will you stay?`,
    subtitle: msg`Compare stays with taxes and fees in the price.`,
    submit: msg`Search hotels`,
  },
  address: CriteriaSearch,
  fill: (criteria) => fillCriteria(criteria),
  write: toCriteria,
  placesOf: ({ place }) => (place ? [place] : []),
  placeId: ({ id }) => id,
  usePlaces: ([id = null]) => usePlace(id),
  useLikely: () => ({ nationality: useHomeCountry() }),
  wrong: criteriaErrors,
  useTold: useStayText,
  Title: ({ places: [place] }) => (
    <Text as="span" weight={550}>
      {place?.name}
    </Text>
  ),
  // Searched for until the day of arrival.
  lastDay: (criteria) => fillCriteria(criteria).checkIn ?? '',
  Place: DestinationField,
  Fields: (fields) => {
    const { form, change, fieldOf } = fields;
    return (
      <HotelFields
        {...fields}
        maxNights={HOTEL_MAX_NIGHTS}
        further={
          <>
            <RoomsField {...fieldOf('rooms')} rooms={form.rooms} onChange={(rooms) => change({ rooms })} />
            <FlexibleField value={form.flexible} onChange={(flexible) => change({ flexible })} />
            <NationalityField
              {...fieldOf('nationality')}
              value={form.nationality}
              onChange={(nationality) => change({ nationality })}
            />
          </>
        }
      />
    );
  },
});

export default searchPanel(search);
