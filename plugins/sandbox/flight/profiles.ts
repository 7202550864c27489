import { chance } from '@/server/selling/supplier/chance';
import { type FaultPlaces, SEARCH_FAULTS, type SearchFault } from '@/server/selling/supplier/sandbox/faults';
import type { OfferIds } from '@/server/selling/supplier/sandbox/offer-ids';
import type { Tier } from './fares/families';
import type { Itinerary } from './timetable/itinerary';
import { flightIds, type OfferKey } from './offers/offer-key';

/** What one embedded supplier does otherwise than another. They share the world: airports, airlines, timetable. */
export interface Profile {
  readonly id: string;
  /** For people. */
  readonly name: string;
  /** What the ids of its offers begin with, a full stop after it. */
  readonly offers: string;
  readonly ids: OfferIds<OfferKey>;
  /** What the references of its orders begin with. */
  readonly orders: string;
  /** Milliseconds that it thinks before it answers a search. */
  readonly thinks: number;
  /** The fares it sells, of plain, standard and flexible. */
  readonly tiers: readonly Tier[];
  /** Whether fares may be reserved now and paid later. */
  readonly holds: boolean;
  /** Hours after the tickets were issued in which they are taken back for free. */
  readonly freeVoidHours: number;
  /** Multiplies what airlines ask for changes and refunds. */
  readonly fees: number;
  /** Whether it connects flights at two airports of one city. */
  readonly changesAirport: boolean;
  /** Whether it sells two tickets of airlines that know nothing of each other. */
  readonly separateTickets: boolean;
  /** Which half of a crowded place's offers it has. */
  readonly half: 0 | 1;
  /** Whether it has a contract with the airline. */
  readonly sells: (carrier: string) => boolean;
  /** Multiplies an airline's fare of a leg. */
  readonly factor: (leg: Itinerary) => number;
  /** What goes wrong at search, by destination. */
  readonly faults: FaultPlaces<SearchFault>;
}

/** Airlines that sell through Fareline alone. */
const FARELINE_ONLY = new Set('FR W6 PC LS V7 WN NK F9 AK JT 5J FO'.split(' '));

/** The larger one: all airlines but some low-cost ones, three fares, reservations. */
export const SKYHUB: Profile = {
  id: 'sandbox',
  name: 'Skyhub',
  offers: 'sb1',
  ids: flightIds('sb1'),
  orders: 'SB',
  thinks: 0,
  tiers: [0, 1, 2],
  holds: true,
  freeVoidHours: 24,
  fees: 1,
  changesAirport: false,
  separateTickets: false,
  half: 0,
  sells: (carrier) => !FARELINE_ONLY.has(carrier),
  factor: () => 1,
  faults: SEARCH_FAULTS,
};

/** The smaller one: every low-cost airline and some others, now cheaper, now dearer, paid at once, with stricter rules. */
export const FARELINE: Profile = {
  id: 'fareline',
  name: 'Fareline',
  offers: 'fl1',
  ids: flightIds('fl1'),
  orders: 'FL',
  thinks: 900,
  tiers: [0, 1],
  holds: false,
  freeVoidHours: 2,
  fees: 1.4,
  changesAirport: true,
  separateTickets: true,
  half: 1,
  sells: (carrier) => FARELINE_ONLY.has(carrier) || chance('contract', 'fareline', carrier) < 0.55,
  factor: ({ flights }) =>
    0.9 + 0.22 * chance('fareline', ...flights.map(({ carrier, number }) => carrier.code + number)),
  faults: { ...SEARCH_FAULTS, PPT: 'hang', RUN: 'failure' },
};
