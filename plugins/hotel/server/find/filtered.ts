import {
  HOTEL_ORDERS,
  type HotelFilter,
  type HotelChoice,
  type HotelOffer,
  wholePrice,
} from '../../contract';

type Order = (typeof HOTEL_ORDERS)[keyof typeof HOTEL_ORDERS];

const wholeOf = ({ total, atProperty }: HotelChoice): number => wholePrice(total, atProperty).amount;
const priceOf = ({ choices }: HotelOffer): number => wholeOf(choices[0]!);
const scoreOf = ({ reviews }: HotelOffer): number => reviews?.score ?? 0;

/** R257, G12; where two are alike, by their names on this site, so that pages never overlap. */
const COMPARE: Readonly<Record<Order, (a: HotelOffer, b: HotelOffer) => number>> = {
  [HOTEL_ORDERS.recommended]: (a, b) => scoreOf(b) - scoreOf(a) || priceOf(b) - priceOf(a),
  [HOTEL_ORDERS.lowest]: (a, b) => priceOf(a) - priceOf(b),
  [HOTEL_ORDERS.highest]: (a, b) => priceOf(b) - priceOf(a),
};

export const inOrder = (offers: readonly HotelOffer[], order: Order): HotelOffer[] =>
  offers.toSorted((a, b) => COMPARE[order](a, b) || (a.id < b.id ? -1 : 1));

const isIn = <Value>(wanted: readonly Value[] | undefined, value: Value | null): boolean =>
  !wanted || wanted.length === 0 || (value !== null && wanted.includes(value));
const hasAll = <Value>(wanted: readonly Value[] | undefined, there: readonly Value[]): boolean =>
  (wanted ?? []).every((one) => there.includes(one));

const fold = (text: string) => text.normalize('NFKD').replaceAll(/\p{M}/gu, '').toLowerCase();

/** Whether one way to have the rooms is as it is wanted. */
const isWanted = (choice: HotelChoice, filter: Omit<HotelFilter, 'from' | 'size' | 'sortBy'>): boolean =>
  wholeOf(choice) >= (filter.minTotal ?? 0) &&
  wholeOf(choice) <= (filter.maxTotal ?? Infinity) &&
  (!filter.freeCancellation || choice.freeUntil !== null) &&
  isIn(filter.boards, choice.board) &&
  isIn(filter.payments, choice.payment) &&
  (!filter.beds?.length ||
    choice.rooms.every(({ beds }) => beds.some(({ bed }) => filter.beds!.includes(bed))));

/** R258: the properties that pass, each with the choices that do. What is asked of a rate is asked of one choice together. */
export function filtered(offers: readonly HotelOffer[], filter: HotelFilter): HotelOffer[] {
  const name = fold(filter.name?.trim() ?? '');
  return offers.flatMap((offer) => {
    const passes =
      fold(offer.name).includes(name) &&
      isIn(filter.stars, offer.stars === null ? null : Math.floor(offer.stars)) &&
      scoreOf(offer) >= (filter.score ?? 0) &&
      isIn(filter.kinds, offer.kind) &&
      isIn(filter.areas, offer.area?.id ?? null) &&
      isIn(filter.chains, offer.chain) &&
      offer.distance <= (filter.distance ?? Infinity) &&
      hasAll(filter.amenities, offer.amenities) &&
      hasAll(filter.accessibility, offer.accessibility);
    const choices = passes ? offer.choices.filter((choice) => isWanted(choice, filter)) : [];
    return choices.length > 0 ? [{ ...offer, choices }] : [];
  });
}
