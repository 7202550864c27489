import type { Board } from '@/plugins/hotel/contract/vocabulary';
import type { Money } from '@/core/contract';
import { addDays, isoAt, momentOf } from '@/server/selling/supplier/time';
import type { TimedTerms } from '@/server/selling/supplier/sandbox/penalty';
import { chance, pick } from '@/server/selling/supplier/chance';
import type { Hotel } from '../content/hotel';
import { payingChildren } from './guests';
import type { Party } from '@/plugins/hotel/contract/occupancy';
import type { Stay } from '@/plugins/hotel/contract/stay';
import type { Plan } from '@/plugins/hotel/face/port';

/** What may be given back, and until when. */
export const PLANS = ['flexible', 'moderate', 'nonRefundable'] as const satisfies readonly Plan[];

/** Against the flexible price. */
export const planFactor: Readonly<Record<Plan, number>> = {
  flexible: 1,
  moderate: 0.95,
  nonRefundable: 0.88,
};

/** A local time at the property that a free cancellation ends with. */
const FREE_UNTIL = '18:00';
/** Arrival counts from then on: whoever does not come is charged everything. */
const ARRIVAL = '23:59';
/** The share of a moderate booking that is kept after the free days. */
const MODERATE_KEPT = 0.5;

/** Days before arrival until which it is free; of a property the same for every stay. */
const freeDays = ({ id }: Hotel, plan: Plan): number =>
  plan === 'flexible' ? pick(1, 3, 'free days', id) : pick(7, 14, 'moderate days', id);

/**
 * What is kept of a rate when it is given back, by time: a flexible one keeps the first night, a moderate one half, a
 * non-refundable one everything. The clocks are those of the property's zone.
 */
export function termsOf(
  hotel: Hotel,
  plan: Plan,
  { start }: Stay,
  zone: string,
  cost: { readonly net: Money; readonly firstNight: Money },
): TimedTerms {
  const nothingFrom = isoAt(momentOf(`${start}T${ARRIVAL}`, zone));
  if (plan === 'nonRefundable') return { freeUntil: null, fee: null, nothingFrom };
  const last = addDays(start, -freeDays(hotel, plan));
  const half = { ...cost.net, amount: Math.round(cost.net.amount * MODERATE_KEPT) };
  const fee = plan === 'flexible' ? cost.firstNight : half;
  return { freeUntil: isoAt(momentOf(`${last}T${FREE_UNTIL}`, zone)), fee, nothingFrom };
}

/** Whether a flexible rate is paid at the property: about a third of properties take it there. */
export const isPaidThere = ({ id }: Hotel, plan: Plan): boolean =>
  plan === 'flexible' && chance('paid there', id) < 0.35;

/** The meals that a property serves, none first. */
export function boardsOf({ amenities, kind }: Hotel): Board[] {
  const has = new Set(amenities);
  const breakfast = has.has('breakfastRoom') || has.has('restaurant');
  return [
    'roomOnly',
    ...(breakfast ? (['breakfast'] as const) : []),
    ...(has.has('restaurant') ? (['halfBoard'] as const) : []),
    ...(has.has('restaurant') && kind === 'resort' ? (['fullBoard', 'allInclusive'] as const) : []),
  ];
}

/** Dollars a person and night, and as a share of the property's night. */
const MEALS: Readonly<Record<Board, readonly [dollars: number, share: number]>> = {
  roomOnly: [0, 0],
  breakfast: [5, 0.05],
  halfBoard: [18, 0.13],
  fullBoard: [27, 0.18],
  allInclusive: [38, 0.26],
};
const CHILD_EATS = 0.5;

/** Dollars a night for a party's meals; who sleeps free eats free. */
export function mealsOf(hotel: Hotel, board: Board, party: Party): number {
  const [dollars, share] = MEALS[board];
  return (dollars + share * hotel.night) * (party.adults + CHILD_EATS * payingChildren(hotel, party));
}
