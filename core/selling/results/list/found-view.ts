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

/** What a list shows: filtered and sorted. */
export function foundView<Offer, Filters extends Chosen<Filters>, Sort extends string>(
  offers: readonly Offer[],
  choices: Choices<Offer, Filters>,
  filters: Filters,
  orders: Orders<Offer, Sort>,
  sort: NoInfer<Sort>,
): FoundView<Offer, Sort> {
  const left = offers.filter(passing(choices, filters));
  const winners = Object.fromEntries(
    (Object.keys(orders) as Sort[]).map((order) => [order, firstBy(left, orders[order])]),
  ) as Record<Sort, Offer | undefined>;
  return { rows: left.sort(orders[sort]), winners };
}
