import { useAtomValue } from 'jotai';
import { isTravelAgent } from '../../contract';
import { locatedCountryAtom } from '../../tenant/located-country';
import { useCheckoutPerson } from './use-client-details';

/**
 * Where the traveller is likely to live, ISO 3166 alpha-2: what the profile of the client or of the traveller says, else
 * where the visitor was found to be. Null while neither is known, and for staff, who book for others.
 */
export function useHomeCountry(): string | null {
  const person = useCheckoutPerson();
  const located = useAtomValue(locatedCountryAtom);
  if (person && isTravelAgent(person.userType)) return null;
  return person?.home?.country || located;
}
