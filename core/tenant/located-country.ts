import { atom } from 'jotai';
import { DEFAULT_LOCATION, locationAtom } from './location';

/** The country that a look-up has found, ISO 3166 alpha-2; null while nobody has looked, which the default does not tell. */
export const locatedCountryAtom = atom<string | null>((get) => {
  const location = get(locationAtom);
  const isFound = location && location !== DEFAULT_LOCATION && /^[A-Z]{2}$/.test(location.countryCode);
  return isFound ? location.countryCode : null;
});
