import { minorDigits } from '@/core/contract';
import { namesOf, passing, testsOf, type Choices } from '@/core/selling/results/filters/choices';
import type { Range } from '@/core/selling/results/filters/limits';
import { CABINS, type Cabin, type FlightOffer } from '../../../contract';
import { BANDS, type Band } from '../table/bands';
import type { OfferFacts } from '../table/result-table';
import { byLeg, minutes, times, type ByLeg } from './leg-limits';

/** R207, without "Any" and "2+ Stops": those are no filter (G65). */
export const STOPS = ['direct', 'one'] as const;
export type Stops = (typeof STOPS)[number];
/** How many stops each leg may have (R208). */
const MOST_STOPS: Readonly<Record<Stops, number>> = { direct: 0, one: 1 };

/** Bags that have to be in the fare. */
export const BAGS = ['carry-on', 'checked'] as const;
export type Bag = (typeof BAGS)[number];

/** What the fare has to allow, free or for a fee; or to be reserved now and paid later. */
export const TERMS = ['refundable', 'changeable', 'hold'] as const;
export type Term = (typeof TERMS)[number];

/** What the traveller wants to see of the results. Absent means everything. */
export interface Filters {
  stops?: Stops;
  /** Most that all travellers pay, in whole major units; without effect on offers in another currency. */
  price?: { most: number; currency: string };
  bags?: readonly Bag[];
  terms?: readonly Term[];
  cabins?: readonly Cabin[];
  /** Empty is not absent: nothing is selected, so nothing passes (G68). */
  airlines?: readonly string[];
  /** Take-off of each leg, in minutes since midnight on the clock of the airport. */
  leave?: ByLeg<Range>;
  /** Most minutes of each leg. */
  flying?: ByLeg<number>;
  /** Most minutes of all legs together. */
  longest?: number;
  /** Airports that no layover may be at. */
  avoid?: readonly string[];
  /** Airports of which one has to be a layover. */
  via?: readonly string[];
  departure?: readonly Band[];
  arrival?: readonly Band[];
}
export type FilterName = keyof Filters;

const hasBag = ({ bags }: FlightOffer, bag: Bag): boolean =>
  (bag === 'checked' ? bags.checked : bags.carryOn).pieces > 0;
const allows = ({ refundable, changeable, holdUntil }: FlightOffer, term: Term): boolean =>
  ({ refundable, changeable, hold: holdUntil !== undefined })[term];
const AIRPORT = /^[A-Z]{3}$/;

/** Units of a currency, which is what an address has, in its minor ones. */
export const minorOf = (units: number, currency: string): number =>
  Math.round(units * 10 ** minorDigits(currency));

/** What flights may be narrowed by, in the order in which the filters are named. */
export const FLIGHT_FILTERS: Choices<OfferFacts, Filters> = {
  // R208: every leg has to match, with so many stops or fewer (G65).
  stops: {
    options: STOPS,
    single: true,
    has: ({ stops }) => STOPS.filter((most) => stops <= MOST_STOPS[most]),
  },
  price: {
    read: (text) => {
      const [, most, currency] = /^(\d{1,9}(?:\.\d{1,3})?)([A-Z]{3})$/.exec(text) ?? [];
      return most && currency ? { most: Number(most), currency } : undefined;
    },
    write: ({ most, currency }) => `${most}${currency}`,
    asks: ({ most, currency }) => {
      const amount = minorOf(most, currency);
      return ({ price, offer }) => price <= amount || offer.totalAmount.currency !== currency;
    },
  },
  bags: { options: BAGS, all: true, has: ({ offer }) => BAGS.filter((bag) => hasBag(offer, bag)) },
  terms: { options: TERMS, all: true, has: ({ offer }) => TERMS.filter((term) => allows(offer, term)) },
  // G66: what is main on a leg has to be selected, for all legs.
  cabins: { options: CABINS, only: true, has: ({ cabins }) => cabins },
  airlines: {
    options: /^[A-Z0-9]{2}$/,
    named: (offers) =>
      new Map(
        offers.flatMap(({ offer }) =>
          offer.flights.map(({ carrier, airlineName }) => [carrier, airlineName]),
        ),
      ),
    only: true,
    full: true,
    has: ({ airlines }) => airlines,
  },
  leave: {
    ...byLeg(times),
    asks:
      (wanted) =>
      ({ leaves }) =>
        leaves.every((at, leg) => !wanted[leg] || (at >= wanted[leg][0] && at <= wanted[leg][1])),
  },
  flying: {
    ...byLeg(minutes),
    asks:
      (wanted) =>
      ({ durations }) =>
        durations.every((long, leg) => long <= (wanted[leg] ?? Infinity)),
  },
  longest: { ...minutes, asks: (most) => (facts) => facts.minutes <= most },
  avoid: { options: AIRPORT, none: true, has: ({ layovers }) => layovers },
  via: { options: AIRPORT, has: ({ layovers }) => layovers },
  // G66: the bands look at the outbound leg only.
  departure: { options: BANDS, has: ({ departure }) => [departure] },
  arrival: { options: BANDS, has: ({ arrival }) => [arrival] },
};

export const activeFilters = (filters: Filters) => namesOf(FLIGHT_FILTERS, filters);
/** The filters that are on, with what each asks of an offer. */
export const flightTests = (filters: Filters) => testsOf(FLIGHT_FILTERS, filters);
/** Whether an offer passes all filters. */
export const passingFlights = (filters: Filters) => passing(FLIGHT_FILTERS, filters);
