import { useAtomValue } from 'jotai';
import { useMemo } from 'react';
import { isTravelAgent } from '../../contract';
import { agencyAtom } from '../../tenant/agency';
import { locatedCountryAtom } from '../../tenant/located-country';
import { useCheckoutPerson } from './use-client-details';

/**
 * Where the traveller is likely to live and be from, ISO 3166 alpha-2: what the profile of the client or of the traveller
 * says, else where the visitor was found to be, else where the agency is. Of staff, who books for others, it says the
 * agency's alone. Empty while nobody knows, and then the traveller is asked.
 */
export function useHomeCountry(): string {
  const person = useCheckoutPerson();
  const located = useAtomValue(locatedCountryAtom);
  const agency = useAtomValue(agencyAtom)?.country;
  const isStaff = person && isTravelAgent(person.userType);
  return (!isStaff && (person?.home?.country || located)) || agency || '';
}

/** Criteria whose country is the one at home where their address names none: of a shared link, of one from before. */
export function useAtHome<Name extends string, Criteria extends Partial<Record<Name, string>>>(
  criteria: Criteria,
  name: Name,
): Criteria {
  const home = useHomeCountry();
  return useMemo(
    () => (home && criteria[name] === undefined ? { ...criteria, [name]: home } : criteria),
    [criteria, name, home],
  );
}
