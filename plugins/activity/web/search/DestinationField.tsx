import { plural } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { PlaceInput, type PlaceInputProps } from '@/core/selling/search/PlaceInput';
import { recentPlaces } from '@/core/selling/search/recent';
import { useRecentSearches } from '@/core/selling/search/use-recent-searches';
import { useSuggestions } from '@/core/selling/search/use-suggestions';
import type { PlaceOption } from '@/core/ui/fields/place/PlaceField';
import { type Destination, findDestinations } from '../../contract';
import { activitySearches } from './recent';

type DestinationFieldProps = Pick<PlaceInputProps<Destination>, 'id' | 'value' | 'onChange' | 'error'>;

const ICONS: Record<Destination['destinationType'], NonNullable<PlaceOption['kind']>> = {
  city: 'city',
  region: 'place',
  country: 'place',
  landmark: 'place',
  airport: 'airport',
};

/** Where to do something (R313). */
export function DestinationField(props: DestinationFieldProps) {
  const { t } = useLingui();
  const { found, ...suggestions } = useSuggestions(findDestinations, (text) => ({ query: { text } }));
  const { searches } = useRecentSearches(activitySearches);
  const places = found?.data ?? [];
  const toOption = (place: Destination): PlaceOption => {
    const { destinationId: id, destinationName: label, destinationType, context, activityCount } = place;
    const many = activityCount && plural(activityCount, { one: '# activity', other: '# activities' });
    return {
      ...{ id, label, kind: ICONS[destinationType] },
      detail: [context, many].filter(Boolean).join(' · '),
    };
  };
  return (
    <PlaceInput
      {...props}
      label={t`Where to?`}
      placeholder={t`City, landmark or airport`}
      suggestions={suggestions}
      groups={[{ id: 'places', options: places.map(toOption) }]}
      placeOf={({ id }) => places.find(({ destinationId }) => destinationId === id)}
      toOption={toOption}
      recent={recentPlaces(searches, activitySearches)}
    />
  );
}
