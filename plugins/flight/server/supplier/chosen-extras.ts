import type { Money } from '@/core/contract';
import { SupplierError } from '@/server/selling/supplier/errors';
import {
  type ChosenBags,
  type ChosenSeat,
  type Extras,
  type LegBags,
  NO_SUCH_SEAT,
  NO_SUCH_TRAVELLER,
  type PassengerType,
  type PricedExtras,
  type Seat,
  type SeatMap,
  SEAT_NOT_ALLOWED,
  SEAT_TAKEN,
  SEAT_TWICE,
  seatRefusal,
  TOO_MANY_BAGS,
} from '../../contract';

const REFUSALS = {
  taken: SEAT_TAKEN,
  blocked: SEAT_TAKEN,
  infant: SEAT_NOT_ALLOWED,
  'not-allowed': SEAT_NOT_ALLOWED,
} as const;

/** What a supplier sells beside an offer. */
export interface SoldExtras {
  readonly currency: string;
  /** By segment. */
  readonly maps: ReadonlyMap<string, SeatMap>;
  /** What a traveller may add to a leg; undefined for a leg that there is not. */
  bagsOf(leg: number, traveller: number): LegBags | undefined;
  /** What a seat costs this traveller, where its map does not say; null for one that this traveller cannot have. */
  seatPrice?(chosen: ChosenSeat): Money | null;
}

/** The seat of this number on a map. */
export const seatIn = ({ decks }: SeatMap, number: string): Seat | undefined =>
  decks
    ?.flatMap((deck) => deck.rows)
    .flatMap((row) => row.seats)
    .find((seat) => seat.number === number);

/** The chosen seat, or what is wrong with it. */
function seatOf(
  chosen: ChosenSeat,
  others: readonly ChosenSeat[],
  types: readonly PassengerType[],
  { maps }: SoldExtras,
): Seat | string {
  const map = maps.get(chosen.segmentId);
  const seat = map && seatIn(map, chosen.seat);
  if (!seat) return NO_SUCH_SEAT;
  if (types[chosen.traveller] === undefined) return NO_SUCH_TRAVELLER;
  const isTwice = others.some(
    (other) =>
      other.segmentId === chosen.segmentId &&
      (other.traveller === chosen.traveller || other.seat === chosen.seat),
  );
  if (isTwice) return SEAT_TWICE;
  const refusal = seatRefusal(seat, types, chosen.traveller);
  return refusal ? REFUSALS[refusal] : seat;
}

const priceOf = (chosen: ChosenSeat, seat: Seat, { currency, seatPrice }: SoldExtras): Money | string =>
  seatPrice ? (seatPrice(chosen) ?? SEAT_NOT_ALLOWED) : (seat.price ?? { amount: 0, currency });

/** Kilograms of each piece and what they cost together, or what is wrong with it. */
function bagsOf(
  chosen: ChosenBags,
  others: readonly ChosenBags[],
  types: readonly PassengerType[],
  sold: SoldExtras,
): { kilograms: number; amount: number } | string {
  const isTwice = others.some(({ leg, traveller }) => leg === chosen.leg && traveller === chosen.traveller);
  const bags = types[chosen.traveller] && sold.bagsOf(chosen.leg, chosen.traveller);
  if (!bags || isTwice) return NO_SUCH_TRAVELLER;
  const { paidBaggage, kilograms } = bags;
  if (chosen.pieces > paidBaggage.length) return TOO_MANY_BAGS;
  const amount = paidBaggage.slice(0, chosen.pieces).reduce((sum, price) => sum + price.amount, 0);
  return { kilograms, amount };
}

/** What was chosen, at its price. Throws SupplierError `request` with the place of each that cannot be had. */
export function priceChosen(extras: Extras, types: readonly PassengerType[], sold: SoldExtras): PricedExtras {
  const money = (amount: number): Money => ({ amount, currency: sold.currency });
  const wrong: { path: string; message: string }[] = [];
  const seats = extras.seats.flatMap((chosen, index) => {
    const seat = seatOf(chosen, extras.seats.slice(0, index), types, sold);
    const price = typeof seat === 'string' ? seat : priceOf(chosen, seat, sold);
    if (typeof price !== 'string') return [{ ...chosen, price }];
    wrong.push({ path: `extras.seats.${index}`, message: price });
    return [];
  });
  const bags = extras.bags.flatMap((chosen, index) => {
    const found = bagsOf(chosen, extras.bags.slice(0, index), types, sold);
    if (typeof found !== 'string')
      return [{ ...chosen, kilograms: found.kilograms, price: money(found.amount) }];
    wrong.push({ path: `extras.bags.${index}`, message: found });
    return [];
  });
  if (wrong[0]) throw new SupplierError('request', wrong[0].message, wrong);
  const total = [...seats, ...bags].reduce((sum, { price }) => sum + price.amount, 0);
  return { seats, bags, total: money(total) };
}
