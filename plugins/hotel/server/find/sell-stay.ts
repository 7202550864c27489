import { price, type PriceTerms, type SupplierFigures, type SupplierPart } from '@/server/pricing';
import type { Money } from '@/core/contract';
import { type HotelChoice, type HotelFee, type HotelRate, nightsOf, wholePrice } from '../../contract';
import type { RatedRoom, SupplierStay } from '../../face/port';

/** Who reads a price, and what the agency adds to it for them. */
export interface Reader {
  readonly terms: PriceTerms;
  readonly isStaff: boolean;
}

type Net = Pick<SupplierFigures, 'base' | 'taxes' | 'published' | 'retail' | 'parts'>;

/** The rooms of a stay, each at a price of its own: what the property collects itself is sold at just that. */
export const partsOf = ({ rooms }: Pick<SupplierStay, 'rooms'>): SupplierPart[] =>
  rooms.map(({ rate: { base, taxes, floor, payment } }) => ({
    ...{ base, taxes, floor },
    asItIs: payment === 'property' ? { ...base, amount: base.amount + taxes.amount } : null,
  }));

/** Over so many nights; rounded up: so many nights at this price are never less than the whole. */
export const perNight = (total: Money, nights: number): Money => ({
  ...total,
  amount: Math.ceil(total.amount / nights),
});

/** What a net price is sold at, and what of it each reader may see (SEC-35). */
export function soldAt(net: Net, supplierId: string, { terms, isStaff }: Reader) {
  const { total, staff } = price(net, terms);
  const { published } = net;
  return {
    total,
    taxes: net.taxes,
    // A public price that is not above ours is no reason to book here.
    published: published && published.amount > total.amount ? published : null,
    ...(isStaff
      ? { supplier: supplierId, wholesale: staff.wholesale, agencyFee: staff.agencyFee, retail: net.retail }
      : {}),
  };
}

/** Until all of it is free; null when a part of it never is. */
export function freeUntilOf(rooms: readonly Pick<RatedRoom, 'rate'>[]): string | null {
  const ends = rooms.map(({ rate }) => rate.terms.freeUntil);
  return ends.every((end) => end !== null) ? (ends.sort()[0] ?? null) : null;
}

/** Of the scarcest whose number is known. */
function fewest(rooms: readonly RatedRoom[]): number | null {
  const known = rooms.flatMap(({ rate }) => rate.left ?? []);
  return known.length > 0 ? Math.min(...known) : null;
}

/** A stay as a choice of its property. */
export function choiceOf(id: string, stay: SupplierStay, reader: Reader): HotelChoice {
  const { rooms, atProperty, listing } = stay;
  const sold = soldAt({ ...stay, parts: partsOf(stay) }, listing.supplierId, reader);
  const [first] = rooms as readonly [RatedRoom, ...RatedRoom[]];
  return {
    id,
    board: first.rate.board,
    payment: rooms.some(({ rate }) => rate.payment === 'now') ? 'now' : 'property',
    freeUntil: freeUntilOf(rooms),
    rooms: rooms.map(({ room: { name, beds, accessible } }) => ({ name, beds: [...beds], accessible })),
    ...sold,
    perNight: perNight(wholePrice(sold.total, atProperty), nightsOf(stay.stay)),
    atProperty: [...atProperty],
    left: fewest(rooms),
  };
}

/** Whether a price can be sold at all: suppliers are not believed blindly. */
export const isSaleable = (
  { base, taxes, atProperty }: Pick<Net, 'base' | 'taxes'> & { readonly atProperty: readonly HotelFee[] },
  currency: string,
): boolean =>
  base.amount > 0 &&
  [base, taxes, ...atProperty.map((fee) => fee.amount)].every(
    (part) => part.currency === currency && Number.isSafeInteger(part.amount) && part.amount >= 0,
  );

/** What a net price is sold at with what is paid at the property. */
export const wholeAt = (net: Net & { readonly atProperty: readonly HotelFee[] }, reader: Reader): Money =>
  wholePrice(soldAt(net, '', reader).total, net.atProperty);

/**
 * A rate of one room for the `party`th of the parties. The agency's flat fee is in the first room's price alone: it is
 * added once for a booking, and not at all where the property collects that room's itself.
 */
export function rateFor(
  id: string,
  rated: RatedRoom,
  at: { readonly party: number; readonly supplierId: string; readonly nights: number },
  { terms, isStaff }: Reader,
): HotelRate {
  const { rate } = rated;
  const own: PriceTerms = at.party === 0 ? terms : { ...terms, feeMinor: 0 };
  const sold = soldAt({ ...rate, parts: partsOf({ rooms: [rated] }) }, at.supplierId, {
    terms: own,
    isStaff,
  });
  const { board, payment, atProperty, left } = rate;
  return {
    id,
    ...{ board, payment, left },
    terms: rate.terms,
    ...sold,
    perNight: perNight(wholePrice(sold.total, atProperty), at.nights),
    nights: nightsAt(rate.nights, { ...sold.total, amount: sold.total.amount - rate.taxes.amount }),
    atProperty: [...atProperty],
  };
}

/** A price over its nights as the supplier spreads it; they add up to the total. */
function nightsAt(nights: RatedRoom['rate']['nights'], total: Money): HotelRate['nights'] {
  const net = nights.reduce((sum, { amount }) => sum + amount.amount, 0);
  let before = 0;
  let given = 0;
  return nights.map(({ date, amount }) => {
    before += amount.amount;
    const until = Math.round((total.amount * before) / net);
    const own = until - given;
    given = until;
    return { date, amount: { ...total, amount: own } };
  });
}
