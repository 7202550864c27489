import { type Money, minorDigits } from '@/core/contract';
import { rateBetween } from '@/server/reference';
import type { NetFare, NetPrice } from '@/plugins/flight/face/port';
import { type Combining, type Group, isPossible } from './combine';
import { faresFor, type Sold } from '../fares/fares-sold';
import { netFares, shareOf } from '../fares/fares';
import type { Itinerary } from '../timetable/itinerary';
import { dollarsOf, hasPrivateFares, legPrice, PRIVATE_FACTOR, validatingCarrier } from '../offers/offer';

export interface Lowest extends Sold {
  readonly legs: readonly Itinerary[];
  /** Of all travellers. */
  readonly price: Pick<NetPrice, 'base' | 'taxes'>;
}

const sumOf = (fares: readonly NetFare[], part: 'base' | 'taxes', currency: string): Money => ({
  amount: fares.reduce((sum, fare) => sum + fare[part].amount, 0),
  currency,
});
const amountOf = ({ base, taxes }: Lowest['price']) => base.amount + taxes.amount;

/** What all travellers pay for the plainest fare of a leg, in dollars; nothing sold on it is cheaper. */
interface Priced {
  readonly itinerary: Itinerary;
  readonly base: number;
  readonly taxes: number;
}
const dollars = ({ base, taxes }: Pick<Priced, 'base' | 'taxes'>) => base + taxes;
/** At most this with an agency's own price. */
const least = ({ base, taxes }: Pick<Priced, 'base' | 'taxes'>) => base * PRIVATE_FACTOR + taxes;

/** Fares are rounded to units of the currency, for each traveller: so much may the order by dollars be wrong. */
function slackOf({ search: { travellers, currency } }: Combining): number {
  const persons = travellers.adults + travellers.children + travellers.infants;
  const unit = (minorDigits(currency) === 0 ? 10 : 1) / rateBetween('USD', currency);
  return 2 * persons * unit;
}

/**
 * The cheapest fare with seats of all that could be combined; null when nothing is sold. A search always has it among its
 * offers, so that the price of a date is the price of its search. Most combinations are never looked at: legs are tried
 * from the cheapest, until even the plainest fare is dearer than what was found.
 */
export function lowestOf(groups: readonly Group[], combining: Combining): Lowest | null {
  const { search, profile, today } = combining;
  const { travellers, currency } = search;
  const share = shareOf(travellers);
  const slack = slackOf(combining);
  const pricedOf = new Map<Itinerary, Priced>();
  const price = (itinerary: Itinerary): Priced => {
    let known = pricedOf.get(itinerary);
    if (!known) {
      const { base, taxes } = legPrice(itinerary, combining);
      known = { itinerary, base: base * share.base, taxes: taxes * share.taxes };
      pricedOf.set(itinerary, known);
    }
    return known;
  };
  const sorted = groups
    .map((legs) => legs.map((leg) => leg.map(price).sort((a, b) => dollars(a) - dollars(b))))
    .filter((legs) => legs.every((leg) => leg.length > 0))
    .map((legs) => {
      /** What the legs from each one on cost at least. */
      const rest = legs.map((_, i) => legs.slice(i).reduce((sum, leg) => sum + leastOf(leg), 0));
      return { legs, rest: [...rest, 0] };
    })
    .sort((a, b) => a.rest[0]! - b.rest[0]!);

  let best: Lowest | null = null;
  let bound = Infinity;
  const look = (chosen: readonly Priced[]) => {
    const legs = chosen.map(({ itinerary }) => itinerary);
    if (!isPossible(legs, combining)) return;
    const isPrivate = hasPrivateFares(profile, validatingCarrier(legs).code);
    if (chosen.reduce((sum, leg) => sum + (isPrivate ? least(leg) : dollars(leg)), 0) > bound) return;
    for (const sold of faresFor(legs, true, combining)) {
      const adult = dollarsOf({ ...sold, legs, today, profile });
      const fares = netFares(adult.base, adult.taxes, travellers, currency);
      const found = { base: sumOf(fares, 'base', currency), taxes: sumOf(fares, 'taxes', currency) };
      if (best && amountOf(found) >= amountOf(best.price)) continue;
      best = { ...sold, legs, price: found };
      bound = Math.min(bound, adult.base * share.base + adult.taxes * share.taxes + slack);
    }
  };
  const walk = ({ legs, rest }: (typeof sorted)[number], chosen: readonly Priced[], spent: number) => {
    const leg = legs[chosen.length];
    if (!leg) return look(chosen);
    for (const next of leg) {
      // In order of public prices: with one of the agency's own it cannot be below this.
      const at = spent + dollars(next) * PRIVATE_FACTOR + rest[chosen.length + 1]!;
      if (at > bound) break;
      walk({ legs, rest }, [...chosen, next], spent + least(next));
    }
  };
  for (const group of sorted) {
    if (group.rest[0]! > bound) break;
    walk(group, [], 0);
  }
  return best;
}

const leastOf = (leg: readonly Priced[]) => Math.min(...leg.map(least));
