import type { Hotel, RoomKind } from '../content/hotel';
import type { Party } from '@/plugins/hotel/contract/occupancy';

/** Against the price for two: a room for one saves little, a third grown person sleeps in an extra bed. */
const ALONE = 0.94;
const MORE = 0.22;
const CHILD = 0.12;
const INCLUDED = 2;

/** Whether a party may sleep in a room of that kind. */
export const isFor = ({ maxAdults, maxGuests }: RoomKind, { adults, childAges }: Party): boolean =>
  adults <= maxAdults && adults + childAges.length <= maxGuests;

/** Those who pay for a bed: grown up or not, beside the children who sleep free. */
export const payingChildren = ({ childrenFree }: Pick<Hotel, 'childrenFree'>, { childAges }: Party): number =>
  childAges.filter((age) => age > childrenFree).length;

/** What a room costs for a party, against the same room for two. */
export function partyFactor(hotel: Pick<Hotel, 'childrenFree'>, party: Party): number {
  const base = party.adults === 1 ? ALONE : 1;
  return base + MORE * Math.max(0, party.adults - INCLUDED) + CHILD * payingChildren(hotel, party);
}
