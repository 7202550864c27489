import { atom } from 'jotai';

export interface VisitorLocation {
  country: string;
  countryCode: string;
}

/** R018 */
export const DEFAULT_LOCATION: VisitorLocation = { country: 'United States', countryCode: 'US' };

/** Where the visitor seems to be; null after a failed look-up (R019). */
export const locationAtom = atom<VisitorLocation | null>(DEFAULT_LOCATION);

/** The country that a look-up has found, ISO 3166 alpha-2; null while nobody has looked, which the default does not tell. */
export const locatedCountryAtom = atom<string | null>((get) => {
  const location = get(locationAtom);
  const isFound = location && location !== DEFAULT_LOCATION && /^[A-Z]{2}$/.test(location.countryCode);
  return isFound ? location.countryCode : null;
});
