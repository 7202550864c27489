import { plural } from '@lingui/core/macro';
import type { PlaceFieldProps } from '@/core/selling/search/FieldsForm';
import { SuggestedPlace } from '@/core/selling/search/SuggestedPlace';
import { useSuggestions } from '@/core/selling/search/use-suggestions';
import type { PlaceOption } from '@/core/ui/fields/place/PlaceField';
import { type Destination, findDestinations } from '../../contract';
import type { Criteria } from './criteria';

const ICONS: Record<Destination['destinationType'], NonNullable<PlaceOption['kind']>> = {
  city: 'city',
  region: 'place',
  country: 'place',
  landmark: 'place',
  airport: 'airport',
};

function toOption(place: Destination): PlaceOption {
  const { destinationId: id, destinationName: label, destinationType, context, activityCount } = place;
  const many = activityCount && plural(activityCount, { one: '# activity', other: '# activities' });
  return {
    ...{ id, label, kind: ICONS[destinationType] },
    detail: [context, many].filter(Boolean).join(' · '),
  };
}

/** Where to do something (R313). */
export function DestinationField(field: PlaceFieldProps<Criteria, Destination>) {
  const suggestions = useSuggestions(findDestinations, (text) => ({ query: { text } }));
  return <SuggestedPlace {...{ ...field, suggestions, toOption }} />;
}
