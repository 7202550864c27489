import { useLingui } from '@lingui/react/macro';
import { plural } from '@lingui/core/macro';
import { PlaceInput, type PlaceInputProps } from '@/core/selling/search/PlaceInput';
import { recentPlaces } from '@/core/selling/search/recent';
import { useRecentSearches } from '@/core/selling/search/use-recent-searches';
import { useSuggestions } from '@/core/selling/search/use-suggestions';
import type { PlaceOption } from '@/core/ui/fields/place/PlaceField';
import { autosuggest, AUTOSUGGEST_SIZE, type HotelPlace } from '../../contract';
import { hotelSearches } from './recent';

type DestinationFieldProps = Pick<PlaceInputProps<HotelPlace>, 'id' | 'value' | 'onChange' | 'error'>;

const ICONS: Record<HotelPlace['kind'], NonNullable<PlaceOption['kind']>> = {
  city: 'city',
  area: 'place',
  landmark: 'place',
  airport: 'airport',
  hotel: 'stay',
  point: 'place',
};

/** Where to stay: a city, an area, a landmark, an airport or a property by its name (R251). */
export function DestinationField(props: DestinationFieldProps) {
  const { t } = useLingui();
  const { found, ...suggestions } = useSuggestions(autosuggest, (term) => ({
    query: { term, size: AUTOSUGGEST_SIZE },
  }));
  const { searches } = useRecentSearches(hotelSearches);
  const places = found?.data ?? [];
  const kindOf = (kind: HotelPlace['kind']) =>
    ({
      city: t`City`,
      area: t`Area`,
      landmark: t`Landmark`,
      airport: t`Airport`,
      hotel: t`Property`,
      point: t`Part of the map`,
    })[kind];
  const toOption = ({ id, kind, name, context, hotelCount }: HotelPlace): PlaceOption => {
    const many =
      hotelCount && kind !== 'hotel' && plural(hotelCount, { one: '# property', other: '# properties' });
    return {
      id,
      label: name,
      detail: [`${kindOf(kind)}, ${context}`, many].filter(Boolean).join(' · '),
      kind: ICONS[kind],
    };
  };
  return (
    <PlaceInput
      {...props}
      label={t`Destination`}
      placeholder={t`City, area, landmark or hotel`}
      suggestions={suggestions}
      groups={[{ id: 'places', options: places.map(toOption) }]}
      placeOf={({ id }) => places.find((place) => place.id === id)}
      toOption={toOption}
      recent={recentPlaces(searches, hotelSearches)}
    />
  );
}
