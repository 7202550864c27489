import type { Money } from '../../../contract';
import { passing, type Choices, type Chosen } from '../filters/choices';

/** How each order of a list compares two offers. */
export type Orders<Offer, Sort extends string> = Readonly<Record<Sort, (a: Offer, b: Offer) => number>>;

export interface FoundView<Offer, Sort extends string> {
  /** What passes the filters, in the order that was asked for; equal ones stay as they came. */
  rows: Offer[];
  /** What each order puts first. */
  winners: Record<Sort, Offer | undefined>;
}

const firstBy = <Offer>(offers: readonly Offer[], compare: (a: Offer, b: Offer) => number) =>
  offers.reduce<Offer | undefined>(
    (first, offer) => (first === undefined || compare(offer, first) < 0 ? offer : first),
    undefined,
  );

/**
 * What a list shows: filtered and sorted. A result has one offer or several: of those that pass, the cheapest stands for
 * it.
 */
export function foundResults<
  Offer extends { price: Money },
  Filters extends Chosen<Filters>,
  Sort extends string,
>(
  results: readonly (readonly Offer[])[],
  choices: Choices<Offer, Filters>,
  filters: Filters,
  orders: Orders<Offer, Sort>,
  sort: NoInfer<Sort>,
): FoundView<Offer, Sort> {
  const passes = passing(choices, filters);
  const left = results.flatMap((offers) => {
    const first = firstBy(offers.filter(passes), (a, b) => a.price.amount - b.price.amount);
    return first ? [first] : [];
  });
  const winners = Object.fromEntries(
    (Object.keys(orders) as Sort[]).map((order) => [order, firstBy(left, orders[order])]),
  ) as Record<Sort, Offer | undefined>;
  return { rows: left.sort(orders[sort]), winners };
}

/** The same where each result is one offer. */
export const foundView = <
  Offer extends { price: Money },
  Filters extends Chosen<Filters>,
  Sort extends string,
>(
  offers: readonly Offer[],
  choices: Choices<Offer, Filters>,
  filters: Filters,
  orders: Orders<Offer, Sort>,
  sort: NoInfer<Sort>,
): FoundView<Offer, Sort> =>
  foundResults(
    offers.map((offer) => [offer]),
    choices,
    filters,
    orders,
    sort,
  );
