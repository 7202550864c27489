import { minorDigits } from '@/core/contract';
import { activeFilters, type FilterName, type Filters } from './filters';
import type { OfferFacts } from './table';

type Test = (facts: OfferFacts) => boolean;

const within =
  <T>(wanted: readonly T[], of: (facts: OfferFacts) => readonly T[]): Test =>
  (facts) =>
    of(facts).every((value) => wanted.includes(value));

const TESTS: { [Name in FilterName]: (wanted: NonNullable<Filters[Name]>) => Test } = {
  // R208: every leg has to match.
  stops: (wanted) => (facts) => facts.stops === wanted,
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
    ({ offer: { bags } }) =>
      wanted.every((bag) => (bag === 'checked' ? bags.checked : bags.carryOn).pieces > 0),
  terms:
    (wanted) =>
    ({ offer }) =>
      wanted.every((term) => (term === 'refundable' ? offer.refundable : offer.changeable)),
};

const testOf = (filters: Filters, name: FilterName): Test =>
  (TESTS[name] as (wanted: unknown) => Test)(filters[name]);

/** Whether an offer passes all filters, as one question that is prepared once for many offers. */
export function passing(filters: Filters): Test {
  const tests = activeFilters(filters).map((name) => testOf(filters, name));
  return (facts) => tests.every((test) => test(facts));
}

/**
 * Which filters an offer does not pass: the only one's name, null when there are several, undefined when it passes
 * them all.
 */
export function hiddenBy(filters: Filters): (facts: OfferFacts) => FilterName | null | undefined {
  const tests = activeFilters(filters).map((name) => [name, testOf(filters, name)] as const);
  return (facts) => {
    let only: FilterName | undefined;
    for (const [name, test] of tests) {
      if (test(facts)) continue;
      if (only) return null;
      only = name;
    }
    return only;
  };
}
