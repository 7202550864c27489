import { minorDigits } from '@/core/contract';
import { passesAll, type Tests } from '@/core/selling/results/filters/passes';
import type { FlightOffer } from '../../../contract';
import { activeFilters, MOST_STOPS, type Bag, type FilterName, type Filters, type Term } from './filters';
import type { OfferFacts } from '../table/result-table';

type Test = (facts: OfferFacts) => boolean;

export const hasBag = ({ bags }: Pick<FlightOffer, 'bags'>, bag: Bag): boolean =>
  (bag === 'checked' ? bags.checked : bags.carryOn).pieces > 0;
export const hasTerm = (
  { refundable, changeable, holdUntil }: Pick<FlightOffer, 'refundable' | 'changeable' | 'holdUntil'>,
  term: Term,
): boolean => ({ refundable, changeable, hold: holdUntil !== undefined })[term];

const within =
  <T>(wanted: readonly T[], of: (facts: OfferFacts) => readonly T[]): Test =>
  (facts) =>
    of(facts).every((value) => wanted.includes(value));

const TESTS: { [Name in FilterName]: (wanted: NonNullable<Filters[Name]>) => Test } = {
  // R208: every leg has to match, with so many stops or fewer (G65).
  stops: (wanted) => (facts) => facts.stops <= MOST_STOPS[wanted],
  // G66: what is main on a leg has to be selected, for all legs.
  cabins: (wanted) => within(wanted, ({ cabins }) => cabins),
  airlines: (wanted) => within(wanted, ({ airlines }) => airlines),
  // G66: the bands look at the outbound leg only.
  departure: (wanted) => (facts) => wanted.includes(facts.departure),
  arrival: (wanted) => (facts) => wanted.includes(facts.arrival),
  leave: (wanted) => (facts) =>
    facts.leaves.every((at, leg) => !wanted[leg] || (at >= wanted[leg][0] && at <= wanted[leg][1])),
  flying: (wanted) => (facts) =>
    facts.durations.every((minutes, leg) => minutes <= (wanted[leg] ?? Infinity)),
  longest: (wanted) => (facts) => facts.minutes <= wanted,
  avoid: (wanted) => (facts) => !facts.layovers.some((code) => wanted.includes(code)),
  via: (wanted) => (facts) => facts.layovers.some((code) => wanted.includes(code)),
  price: ({ most, currency }) => {
    const amount = most * 10 ** minorDigits(currency);
    return (facts) => facts.price <= amount || facts.offer.totalAmount.currency !== currency;
  },
  bags:
    (wanted) =>
    ({ offer }) =>
      wanted.every((bag) => hasBag(offer, bag)),
  terms:
    (wanted) =>
    ({ offer }) =>
      wanted.every((term) => hasTerm(offer, term)),
};

/** The filters that are on, in the order of the panel, with what each asks of an offer. */
export const testsOf = (filters: Filters): Tests<OfferFacts, FilterName> =>
  activeFilters(filters).map((name) => [name, (TESTS[name] as (wanted: unknown) => Test)(filters[name])]);

/** Whether an offer passes all filters. */
export const passing = (filters: Filters): Test => passesAll(testsOf(filters));
