import { atom } from 'jotai';

export interface VisitorLocation {
  country: string;
  countryCode: string;
}

/** R018 */
export const DEFAULT_LOCATION: VisitorLocation = { country: 'United States', countryCode: 'US' };

/** Where the visitor seems to be; null after a failed look-up (R019). */
export const locationAtom = atom<VisitorLocation | null>(DEFAULT_LOCATION);
