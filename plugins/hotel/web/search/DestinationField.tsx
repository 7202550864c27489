import { plural } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import type { PlaceFieldProps } from '@/core/selling/search/FieldsForm';
import { SuggestedPlace } from '@/core/selling/search/SuggestedPlace';
import { useSuggestions } from '@/core/selling/search/use-suggestions';
import type { PlaceOption } from '@/core/ui/fields/place/PlaceField';
import { autosuggest, AUTOSUGGEST_SIZE, type HotelPlace } from '../../contract';
import type { Criteria } from './criteria';

const ICONS: Record<HotelPlace['kind'], NonNullable<PlaceOption['kind']>> = {
  city: 'city',
  area: 'place',
  landmark: 'place',
  airport: 'airport',
  hotel: 'stay',
  point: 'place',
};

/** Where to stay: a city, an area, a landmark, an airport or a property by its name (R251). */
export function DestinationField(field: PlaceFieldProps<Criteria, HotelPlace>) {
  const { t } = useLingui();
  const suggestions = useSuggestions(autosuggest, (term) => ({ query: { term, size: AUTOSUGGEST_SIZE } }));
  const kinds: Record<HotelPlace['kind'], string> = {
    city: t`City`,
    area: t`Area`,
    landmark: t`Landmark`,
    airport: t`Airport`,
    hotel: t`Property`,
    point: t`Part of the map`,
  };
  const toOption = ({ id, kind, name, context, hotelCount }: HotelPlace): PlaceOption => {
    const many =
      hotelCount && kind !== 'hotel' && plural(hotelCount, { one: '# property', other: '# properties' });
    return {
      id,
      label: name,
      detail: [`${kinds[kind]}, ${context}`, many].filter(Boolean).join(' · '),
      kind: ICONS[kind],
    };
  };
  return <SuggestedPlace {...{ ...field, suggestions, toOption }} />;
}
