import type { Carrier } from '@/server/reference';
import { type Cabin, CABINS } from '@/plugins/flight/contract';
import type { Itinerary } from '../timetable/itinerary';
import type { Flight } from '../timetable/schedule';

const WITH_FIRST = new Set('EK EY QR SQ LH LX AF BA JL NH CX TG CA QF AA KE GA AI MH SV'.split(' '));
const WITHOUT_PREMIUM = new Set('QR ET RJ GF WY SV MS TP KU'.split(' '));

/** The cabins on board, plainest first. */
export function cabinsOf({ carrier, aircraft }: Pick<Flight, 'carrier' | 'aircraft'>): readonly Cabin[] {
  if (carrier.lowCost) return aircraft.wide ? ['economy', 'premium'] : ['economy'];
  if (!aircraft.wide) return ['economy', 'business'];
  const cabins: Cabin[] = ['economy'];
  if (!WITHOUT_PREMIUM.has(carrier.code)) cabins.push('premium');
  cabins.push('business');
  if (WITH_FIRST.has(carrier.code) && /777|A380|A350-1000|A330-300/.test(aircraft.name)) cabins.push('first');
  return cabins;
}

/** Where somebody sits who wants that cabin: it, or the next plainer one. */
export function seatedIn(flight: Pick<Flight, 'carrier' | 'aircraft'>, wanted: Cabin): Cabin {
  const offered = cabinsOf(flight);
  for (let i = CABINS.indexOf(wanted); i > 0; i--) if (offered.includes(CABINS[i]!)) return CABINS[i]!;
  return 'economy';
}

export const longestFlight = ({ flights }: Itinerary): Flight =>
  flights.reduce((best, flight) => (flight.kilometres > best.kilometres ? flight : best));

/** Whether a leg can be sold in the cabin: its longest flight has it, or with `everywhere` each of them. */
export const hasCabin = (itinerary: Itinerary, cabin: Cabin, everywhere: boolean): boolean =>
  everywhere
    ? itinerary.flights.every((flight) => cabinsOf(flight).includes(cabin))
    : cabinsOf(longestFlight(itinerary)).includes(cabin);

export const isPremiumBrand = (carrier: Carrier): boolean => WITH_FIRST.has(carrier.code);
