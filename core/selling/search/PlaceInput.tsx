import { PlaceField, type PlaceGroup, type PlaceOption } from '../../ui/fields/place/PlaceField';
import type { Suggestions } from './use-suggestions';

export interface PlaceInputProps<Place> {
  id?: string | undefined;
  label: string;
  placeholder: string;
  value: Place | null;
  onChange: (place: Place | null) => void;
  error?: string | undefined;
  suggestions: Omit<Suggestions<unknown>, 'found'>;
  groups: readonly PlaceGroup[];
  /** The suggested place that an option stands for. */
  placeOf: (option: PlaceOption) => Place | null | undefined;
  toOption: (place: Place) => PlaceOption;
  /** Places of earlier searches, offered while nothing is typed. */
  recent: readonly Place[];
}

/** A place of a search: suggestions of the API, and the places of earlier searches while nothing is typed. */
export function PlaceInput<Place>({
  value,
  onChange,
  suggestions: { text, setText, status },
  placeOf,
  toOption,
  recent,
  ...rest
}: PlaceInputProps<Place>) {
  const choose = (option: PlaceOption | null) => {
    if (!option) return onChange(null);
    onChange(placeOf(option) ?? recent.find((place) => toOption(place).id === option.id) ?? value);
  };
  return (
    <PlaceField
      {...rest}
      value={value && toOption(value)}
      onChange={choose}
      query={text}
      onQueryChange={setText}
      status={status}
      recent={recent.map(toOption)}
    />
  );
}
