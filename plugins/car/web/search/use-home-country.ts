import { useAtomValue } from 'jotai';
import { useCheckoutPerson } from '@/core/selling/client/use-client-details';
import { isTravelAgent } from '@/core/contract';
import { locatedCountryAtom } from '@/core/tenant/located-country';

/**
 * Where the driver is likely to live, ISO 3166 alpha-2: what the profile of the client or of the traveller says, else where
 * the visitor was found to be. Null while neither is known, and for staff, who book for others: the default of R287 stands.
 */
export function useHomeCountry(): string | null {
  const person = useCheckoutPerson();
  const located = useAtomValue(locatedCountryAtom);
  if (person && isTravelAgent(person.userType)) return null;
  return person?.home?.country || located;
}
