import { legsOf, type FilledCriteria } from './criteria';

/**
 * The places of the trip in the order of travelling, for titles: "Lisbon – New York", "Lisbon – New York – San
 * Francisco"; a flight that leaves from elsewhere begins anew: "Lisbon – New York, Boston – San Francisco". A return is
 * not repeated. `nameOf` gives the name of a code; places not chosen yet are left out.
 */
export function routeTitle(filled: FilledCriteria, nameOf: (code: string) => string): string {
  const flights = filled.trip === 'round-trip' ? legsOf(filled).slice(0, 1) : legsOf(filled);
  const chains: string[][] = [];
  let last: string | null = null;
  for (const { from, to } of flights) {
    if (chains.length === 0 || from !== last) chains.push(from ? [from] : []);
    if (to) chains.at(-1)!.push(to);
    last = to;
  }
  return chains
    .filter((chain) => chain.length > 0)
    .map((chain) => chain.map(nameOf).join(' – '))
    .join(', ');
}
