import { readMoney } from '../../kit/money';
import { readable } from '@/server/selling/supplier/outside/readable';
import type { BagAllowance, LegBags, PassengerType } from '@/plugins/flight/contract';
import { type Offer, OfferService } from '../api/schemas';

/** One more checked bag for one passenger. */
export interface BagService {
  readonly id: string;
  readonly passengerId: string;
  /** Legs on which it flies; an airline may sell it for the whole trip alone. */
  readonly legs: readonly number[];
  readonly most: number;
  readonly kilograms: number;
  /** Of one piece, in minor units of the offer's currency. */
  readonly price: number;
}

/** More pieces than these nobody is asked for at once. */
const MOST_PIECES = 9;

/** Checked bags that can be bought with an offer. What is priced in another currency, or flies on half a leg, is not sold. */
export function bagServices({ available_services, slices, total_currency }: Offer): BagService[] {
  return readable(OfferService, available_services ?? []).flatMap((service): BagService[] => {
    const { type, metadata, passenger_ids: passengers, segment_ids: segments } = service;
    if (type !== 'baggage' || metadata?.type !== 'checked' || passengers.length !== 1) return [];
    const price = readMoney(service.total_amount, service.total_currency);
    const flown = new Set(segments);
    const legs = slices.flatMap((slice, leg) =>
      slice.segments.every(({ id }) => flown.has(id ?? '')) ? [leg] : [],
    );
    const covered = legs.reduce((sum, leg) => sum + slices[leg]!.segments.length, 0);
    const most = Math.min(Math.trunc(service.maximum_quantity), MOST_PIECES);
    if (!price || price.currency !== total_currency || legs.length === 0 || most < 1) return [];
    if (covered !== flown.size) return [];
    const kilograms = Math.max(0, Math.round(metadata.maximum_weight_kg ?? 0));
    return [{ id: service.id, passengerId: passengers[0]!, legs, most, kilograms, price: price.amount }];
  });
}

/** The bag that a passenger may add to a leg: the cheapest, chosen on the first leg that it flies on. */
export const bagFor = (
  services: readonly BagService[],
  passengerId: string,
  leg: number,
): BagService | undefined =>
  services
    .filter((each) => each.passengerId === passengerId && each.legs[0] === leg)
    .sort((a, b) => a.price - b.price)[0];

interface Asked {
  readonly leg: number;
  readonly passengerType: PassengerType;
  /** Of all travellers who are meant. */
  readonly passengerIds: readonly string[];
  readonly freeAllowance: BagAllowance;
  readonly currency: string;
}

/** What each of these travellers may add to a leg: what all of them can, at the price of who pays most. */
export function legBagsOf(services: readonly BagService[], asked: Asked): LegBags {
  const { leg, passengerType, passengerIds, freeAllowance, currency } = asked;
  const each = passengerIds.map((id) => bagFor(services, id, leg));
  const all = each.flatMap((bag) => bag ?? []);
  const isForAll = all.length > 0 && all.length === each.length;
  const [first] = all;
  const most = isForAll ? Math.min(...all.map((bag) => bag.most)) : 0;
  const price = Math.max(0, ...all.map((bag) => bag.price));
  const alsoOn = isForAll ? first!.legs.filter((other) => other !== leg) : [];
  return {
    ...{ leg, passengerType, freeAllowance },
    kilograms: isForAll ? Math.min(...all.map((bag) => bag.kilograms)) : 0,
    paidBaggage: Array.from({ length: most }, () => ({ amount: price, currency })),
    ...(alsoOn.length > 0 ? { alsoOn } : {}),
  };
}
