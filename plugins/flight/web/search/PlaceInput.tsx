import { useAtomValue } from 'jotai';
import { PlaceField, type PlaceOption } from '@/core/ui/PlaceField';
import { placeOf, toOption, type Place } from './places';
import { recentPlaces, recentSearchesAtom } from './recent';
import { usePlaceSuggestions } from './use-places';

interface PlaceInputProps {
  id: string;
  label: string;
  placeholder: string;
  value: Place | null;
  onChange: (place: Place | null) => void;
  error?: string;
}

/** Where from or where to: suggestions of the API, and the places of earlier searches while nothing is typed. */
export function PlaceInput({ id, label, placeholder, value, onChange, error }: PlaceInputProps) {
  const { text, setText, found, groups, status } = usePlaceSuggestions();
  const recent = recentPlaces(useAtomValue(recentSearchesAtom));
  const choose = (option: PlaceOption | null) => {
    if (!option) return onChange(null);
    onChange(placeOf(found, option) ?? recent.find((place) => toOption(place).id === option.id) ?? value);
  };
  return (
    <PlaceField
      id={id}
      label={label}
      placeholder={placeholder}
      value={value && toOption(value)}
      onChange={choose}
      query={text}
      onQueryChange={setText}
      groups={groups}
      status={status}
      recent={recent.map(toOption)}
      error={error}
    />
  );
}
