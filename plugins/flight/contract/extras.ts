import { z } from 'zod/mini';
import { endpoint, Money } from '@/core/contract';
import { BagAllowance } from './offer';
import { PassengerType, TravellerCounts } from './traveller';

const OfferId = z.string().check(z.minLength(1), z.maxLength(4000));
const SegmentId = z.string().check(z.minLength(1), z.maxLength(250));

/** Where in its row a seat is; the outermost are at the window. */
export const SeatPosition = z.enum(['window', 'middle', 'aisle']);
export type SeatPosition = z.output<typeof SeatPosition>;

/** What is worth knowing of a seat before one sits in it. */
export const SEAT_CHARACTERISTICS = [
  'exit-row',
  'extra-legroom',
  'bulkhead',
  'front',
  'limited-recline',
  'near-lavatory',
  'near-galley',
] as const;
export const SeatCharacteristic = z.enum(SEAT_CHARACTERISTICS);
export type SeatCharacteristic = z.output<typeof SeatCharacteristic>;

/** `blocked`: kept by the airline, for its crew or for who needs it. */
export const SeatAvailability = z.enum(['available', 'taken', 'blocked']);

export const Seat = z.object({
  /** Row and column, such as `12A`. */
  number: z.string(),
  column: z.string(),
  position: SeatPosition,
  characteristics: z.array(SeatCharacteristic),
  availability: SeatAvailability,
  /** In the offer's currency; null when it is in the fare. */
  price: z.nullable(Money),
  /** Who may sit here: nobody under twelve in an exit row. */
  passengerTypes: z.array(PassengerType),
});
export type Seat = z.output<typeof Seat>;

export const SeatRow = z.object({
  number: z.int(),
  /** In the order of the deck's columns; a column without a seat in this row is left out. */
  seats: z.array(Seat),
  isExit: z.boolean(),
  isOverWing: z.boolean(),
});
export type SeatRow = z.output<typeof SeatRow>;

export const SeatDeck = z.object({
  name: z.enum(['main', 'upper']),
  /** Letters from one window to the other; null is an aisle. */
  columns: z.array(z.nullable(z.string())),
  rows: z.array(SeatRow),
});
export type SeatDeck = z.output<typeof SeatDeck>;

/** The cabin that the offer is for, on one flight. */
export const SeatMap = z.object({
  segmentId: z.string(),
  aircraft: z.string(),
  /** Null when the airline shows no seats of this aircraft: they are given at check-in. */
  decks: z.nullable(z.array(SeatDeck)),
});
export type SeatMap = z.output<typeof SeatMap>;

/** Errors: 410 `OFFER_GONE`, 422 for a segment that the offer does not have, 502 `UPSTREAM_FAILED`. */
export const getSeatMap = endpoint({
  method: 'POST',
  path: '/api/v2/flight/seatMap',
  access: 'user',
  summary: 'The seats of a flight of an offer with their prices, or of all its flights without `segmentId`.',
  rate: 'search',
  body: z.strictObject({ offerId: OfferId, segmentId: z.optional(SegmentId) }),
  response: z.object({ data: z.array(SeatMap) }),
});

/** Checked bags that a traveller of one type may add to a leg. */
export const LegBags = z.object({
  /** Index of the leg. */
  leg: z.int(),
  passengerType: PassengerType,
  /** In the fare already. */
  freeAllowance: BagAllowance,
  /** Limit of each added piece. */
  kilograms: z.int(),
  /** What the first, the second, … added piece costs; nothing more can be added than there are prices. */
  paidBaggage: z.array(Money),
  /** Indexes of other legs on which the same pieces fly, for the same price. */
  alsoOn: z.optional(z.array(z.int())),
});
export type LegBags = z.output<typeof LegBags>;

/** Errors: 410 `OFFER_GONE`, 502 `UPSTREAM_FAILED`. */
export const getBagPrices = endpoint({
  method: 'POST',
  path: '/api/v2/flight/bagPrices',
  access: 'user',
  summary: 'What additional checked bags cost on each leg of an offer, by type of traveller.',
  rate: 'search',
  body: z.strictObject({ offerId: OfferId, travellers: TravellerCounts }),
  response: z.object({ data: z.array(LegBags) }),
});

/** Index of a traveller: adults first, then children, then infants. */
const TravellerIndex = z.int().check(z.minimum(0), z.maximum(14));

export const ChosenSeat = z.strictObject({
  segmentId: SegmentId,
  traveller: TravellerIndex,
  seat: z.string().check(z.regex(/^\d{1,2}[A-Z]$/)),
});
export type ChosenSeat = z.output<typeof ChosenSeat>;

export const ChosenBags = z.strictObject({
  leg: z.int().check(z.minimum(0), z.maximum(5)),
  traveller: TravellerIndex,
  pieces: z.int().check(z.minimum(1), z.maximum(9)),
});
export type ChosenBags = z.output<typeof ChosenBags>;

/** What a traveller adds to the fare. It never names a price (SEC-34). */
export const Extras = z.strictObject({
  seats: z._default(z.array(ChosenSeat).check(z.maxLength(300)), []),
  bags: z._default(z.array(ChosenBags).check(z.maxLength(90)), []),
});
export type Extras = z.output<typeof Extras>;

/** Extras at the supplier's net price, to which no markup is added. Zero for a seat that is in the fare. */
export const PricedExtras = z.object({
  seats: z.array(z.extend(z.object(ChosenSeat.shape), { price: Money })),
  bags: z.array(z.extend(z.object(ChosenBags.shape), { kilograms: z.int(), price: Money })),
  total: Money,
});
export type PricedExtras = z.output<typeof PricedExtras>;

/** Whether this adult has an infant on the lap: the first infant sits with the first adult, and so on. */
export const hasInfantOnLap = (types: readonly PassengerType[], traveller: number): boolean =>
  types[traveller] === 'ADT' && traveller < types.filter((type) => type === 'INF').length;

export type SeatRefusal = 'taken' | 'blocked' | 'infant' | 'not-allowed';

/**
 * Why a traveller cannot have a seat; null when they can. Infants sit on laps, and neither children nor who holds an
 * infant may sit in an exit row.
 */
export function seatRefusal(
  seat: Pick<Seat, 'availability' | 'passengerTypes' | 'characteristics'>,
  types: readonly PassengerType[],
  traveller: number,
): SeatRefusal | null {
  const type = types[traveller];
  if (type === undefined || type === 'INF') return 'infant';
  if (seat.availability !== 'available') return seat.availability;
  if (!seat.passengerTypes.includes(type)) return 'not-allowed';
  if (seat.characteristics.includes('exit-row') && hasInfantOnLap(types, traveller)) return 'not-allowed';
  return null;
}
