import { wholePrice } from '../../contract';
import type { RatedRoom } from '../../face/port';

/** Of the supplier, with what is paid at the property: who tells a fee apart is not the cheaper one. */
export const netOf = ({ rate: { base, taxes, atProperty } }: RatedRoom): number =>
  wholePrice(base, atProperty).amount + taxes.amount;

const plain = (text: string) => text.normalize('NFKD').replaceAll(/\p{M}/gu, '').toLowerCase();
const sameRoom = ({ room }: RatedRoom): string =>
  [plain(room.name), room.area, room.accessible, ...room.beds.map(({ bed, count }) => `${count}${bed}`)].join(
    ' ',
  );
const sameRate = ({ rate }: RatedRoom): string => [rate.board, rate.payment, rate.terms.freeUntil].join(' ');
const feeOf = ({ rate }: RatedRoom): number => rate.terms.fee?.amount ?? Number.MAX_SAFE_INTEGER;
/** Whether who gives it back never loses more than with the other. */
const isAsKind = (one: RatedRoom, other: RatedRoom): boolean =>
  feeOf(one) <= feeOf(other) && one.rate.terms.nothingFrom >= other.rate.terms.nothingFrom;

/** Of equal prices the kinder first. */
const byPrice = ({ room: a }: { room: RatedRoom }, { room: b }: { room: RatedRoom }): number =>
  netOf(a) - netOf(b) ||
  feeOf(a) - feeOf(b) ||
  b.rate.terms.nothingFrom.localeCompare(a.rate.terms.nothingFrom);

/**
 * The rooms that several suppliers offer, each with its rates, cheapest first. A rate is left out where the same room can be had in
 * the same way for no more money, and for no more when it is given back.
 */
export function distinctRates<Of extends { readonly room: RatedRoom }>(
  offered: readonly Of[],
): { of: Of; rates: Of[] }[] {
  const rooms = new Map<string, { of: Of; rates: Of[] }>();
  for (const one of offered.toSorted(byPrice)) {
    const key = sameRoom(one.room);
    const there = rooms.get(key) ?? { of: one, rates: [] };
    rooms.set(key, there);
    const isLeftOut = there.rates.some(
      ({ room }) => sameRate(room) === sameRate(one.room) && isAsKind(room, one.room),
    );
    if (!isLeftOut) there.rates.push(one);
  }
  return [...rooms.values()];
}
