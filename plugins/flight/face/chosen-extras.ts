import type { Money } from '@/core/contract';
import type { Refusal } from '@/core/contract/refusal';
import type { FieldRefusal } from '@/server/error';
import { SupplierError } from '@/server/selling/supplier/errors';
import {
  type ChosenBags,
  type ChosenSeat,
  type Extras,
  type LegBags,
  type PassengerType,
  type PricedExtras,
  type Seat,
  type SeatMap,
  seatRefusal,
} from '../contract';
import { flightRefusals } from '../contract/refusals';

const { seatTaken, seatNotForTraveler, noSuchSeat, oneSeatEach, otherTravelers, tooManyBags } =
  flightRefusals;
const REFUSALS = {
  taken: seatTaken,
  blocked: seatTaken,
  infant: seatNotForTraveler,
  'not-allowed': seatNotForTraveler,
} as const;

const isRefusal = (found: object): found is Refusal => 'reason' in found;

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
): Seat | Refusal {
  const map = maps.get(chosen.segmentId);
  const seat = map && seatIn(map, chosen.seat);
  if (!seat) return noSuchSeat;
  if (types[chosen.traveller] === undefined) return otherTravelers;
  const isTwice = others.some(
    (other) =>
      other.segmentId === chosen.segmentId &&
      (other.traveller === chosen.traveller || other.seat === chosen.seat),
  );
  if (isTwice) return oneSeatEach;
  const refusal = seatRefusal(seat, types, chosen.traveller);
  return refusal ? REFUSALS[refusal] : seat;
}

const priceOf = (chosen: ChosenSeat, seat: Seat, { currency, seatPrice }: SoldExtras): Money | Refusal =>
  seatPrice ? (seatPrice(chosen) ?? seatNotForTraveler) : (seat.price ?? { amount: 0, currency });

/** Kilograms of each piece and what they cost together, or what is wrong with it. */
function bagsOf(
  chosen: ChosenBags,
  others: readonly ChosenBags[],
  types: readonly PassengerType[],
  sold: SoldExtras,
): { kilograms: number; amount: number } | Refusal {
  const isTwice = others.some(({ leg, traveller }) => leg === chosen.leg && traveller === chosen.traveller);
  const bags = types[chosen.traveller] && sold.bagsOf(chosen.leg, chosen.traveller);
  if (!bags || isTwice) return otherTravelers;
  const { paidBaggage, kilograms } = bags;
  if (chosen.pieces > paidBaggage.length) return tooManyBags;
  const amount = paidBaggage.slice(0, chosen.pieces).reduce((sum, price) => sum + price.amount, 0);
  return { kilograms, amount };
}

/** What was chosen, at its price. Throws SupplierError `request` with the place of each that cannot be had. */
export function priceChosen(extras: Extras, types: readonly PassengerType[], sold: SoldExtras): PricedExtras {
  const money = (amount: number): Money => ({ amount, currency: sold.currency });
  const wrong: FieldRefusal[] = [];
  const seats = extras.seats.flatMap((chosen, index) => {
    const seat = seatOf(chosen, extras.seats.slice(0, index), types, sold);
    const price = isRefusal(seat) ? seat : priceOf(chosen, seat, sold);
    if (!isRefusal(price)) return [{ ...chosen, price }];
    wrong.push({ path: `extras.seats.${index}`, ...price });
    return [];
  });
  const bags = extras.bags.flatMap((chosen, index) => {
    const found = bagsOf(chosen, extras.bags.slice(0, index), types, sold);
    if (!isRefusal(found)) return [{ ...chosen, kilograms: found.kilograms, price: money(found.amount) }];
    wrong.push({ path: `extras.bags.${index}`, ...found });
    return [];
  });
  if (wrong[0]) throw new SupplierError('request', wrong[0], wrong);
  const total = [...seats, ...bags].reduce((sum, { price }) => sum + price.amount, 0);
  return { seats, bags, total: money(total) };
}
