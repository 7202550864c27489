import type { PlaceFieldProps } from './FieldsForm';
import { PlaceInput, type PlaceInputProps } from './PlaceInput';
import { recentPlaces } from './recent';
import { useRecentSearches } from './use-recent-searches';
import type { Suggestions } from './use-suggestions';

type SuggestedPlaceProps<Criteria extends object, Place extends object> = PlaceFieldProps<Criteria, Place> &
  Pick<PlaceInputProps<Place>, 'toOption'> & { suggestions: Suggestions<{ data: readonly Place[] }> };

/** A place of a product's own: what is suggested for what is typed, and those of earlier searches. */
export function SuggestedPlace<Criteria extends object, Place extends object>({
  kind,
  suggestions,
  ...field
}: SuggestedPlaceProps<Criteria, Place>) {
  const { searches } = useRecentSearches(kind);
  const places = suggestions.found?.data ?? [];
  return (
    <PlaceInput
      {...field}
      suggestions={suggestions}
      groups={[{ id: 'places', options: places.map(field.toOption) }]}
      placeOf={({ id }) => places.find((place) => kind.placeId(place) === id)}
      recent={recentPlaces(searches, kind)}
    />
  );
}
