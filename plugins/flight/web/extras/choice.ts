import type { Money } from '@/core/contract';
import type {
  Extras,
  FlightOffer,
  LegBags,
  PassengerType,
  PricedExtras,
  Seat,
  SeatMap,
  SeatRow,
} from '../../contract';

/** Nothing beside the fare. */
export const NO_EXTRAS: Extras = { seats: [], bags: [] };

export const isEmpty = ({ seats, bags }: Extras): boolean => seats.length + bags.length === 0;

/** The seat of a traveller on a flight. */
export const seatOf = (extras: Pick<Extras, 'seats'>, segmentId: string, traveller: number) =>
  extras.seats.find((each) => each.segmentId === segmentId && each.traveller === traveller)?.seat;

/** Who of the own travellers has a seat. */
export const holderOf = (extras: Pick<Extras, 'seats'>, segmentId: string, seat: string) =>
  extras.seats.find((each) => each.segmentId === segmentId && each.seat === seat)?.traveller;

/** Gives a traveller a seat instead of the one before; null gives it back. */
export function withSeat(extras: Extras, segmentId: string, traveller: number, seat: string | null): Extras {
  const others = extras.seats.filter(
    (each) => each.segmentId !== segmentId || (each.traveller !== traveller && each.seat !== seat),
  );
  return { ...extras, seats: seat ? [...others, { segmentId, traveller, seat }] : others };
}

export const piecesOf = (extras: Extras, leg: number, traveller: number): number =>
  extras.bags.find((each) => each.leg === leg && each.traveller === traveller)?.pieces ?? 0;

export function withBags(extras: Extras, leg: number, traveller: number, pieces: number): Extras {
  const others = extras.bags.filter((each) => each.leg !== leg || each.traveller !== traveller);
  return { ...extras, bags: pieces > 0 ? [...others, { leg, traveller, pieces }] : others };
}

/** What still fits the flights and the travellers; the rest is dropped, and infants sit on laps. */
export function fitting(
  extras: Extras,
  offer: Pick<FlightOffer, 'flights'>,
  types: readonly PassengerType[],
): Extras {
  const segments = new Set(offer.flights.flatMap((leg) => leg.segments.map((segment) => segment.id)));
  const travels = (traveller: number) => types[traveller] !== undefined && types[traveller] !== 'INF';
  return {
    seats: extras.seats.filter(({ segmentId, traveller }) => segments.has(segmentId) && travels(traveller)),
    bags: extras.bags.filter(({ leg, traveller }) => leg < offer.flights.length && travels(traveller)),
  };
}

const REFUSED = /^(?:body\.)?extras\.(seats|bags)[.[](\d+)/;

/** Takes out what the server refused, and adds it to what is gone; null when it refused something else. */
export function withoutRefused(
  { seats, bags }: Extras,
  fields: readonly { path: string }[],
  gone = NO_EXTRAS,
): { left: Extras; gone: Extras } | null {
  const refused = new Set(fields.map(({ path }) => REFUSED.exec(path)?.slice(1).join('.')));
  const isGone = (kind: keyof Extras) => (_: unknown, index: number) => refused.has(`${kind}.${index}`);
  const stays = (kind: keyof Extras) => (_: unknown, index: number) => !refused.has(`${kind}.${index}`);
  const left = { seats: seats.filter(stays('seats')), bags: bags.filter(stays('bags')) };
  if (left.seats.length + left.bags.length === seats.length + bags.length) return null;
  return {
    left,
    gone: {
      seats: [...gone.seats, ...seats.filter(isGone('seats'))],
      bags: [...gone.bags, ...bags.filter(isGone('bags'))],
    },
  };
}

export const rowsOf = (map: SeatMap | undefined): SeatRow[] => map?.decks?.flatMap((deck) => deck.rows) ?? [];
export const seatIn = (map: SeatMap | undefined, number: string): Seat | undefined =>
  rowsOf(map)
    .flatMap((row) => row.seats)
    .find((seat) => seat.number === number);

/**
 * What the chosen seats cost, by the maps that have been seen and by what the server has priced before. Null while one
 * of them is not known.
 */
export function seatsTotal(
  extras: Pick<Extras, 'seats'>,
  maps: readonly SeatMap[],
  priced: PricedExtras | undefined,
  currency: string,
): Money | null {
  let amount = 0;
  for (const { segmentId, traveller, seat } of extras.seats) {
    const shown = seatIn(
      maps.find((map) => map.segmentId === segmentId),
      seat,
    );
    const known = priced?.seats.find(
      (each) => each.segmentId === segmentId && each.traveller === traveller && each.seat === seat,
    );
    if (shown) amount += shown.price?.amount ?? 0;
    else if (known) amount += known.price.amount;
    else return null;
  }
  return { amount, currency };
}

/** What a traveller's added bags on a leg cost. */
export const bagsPrice = ({ paidBaggage }: Pick<LegBags, 'paidBaggage'>, pieces: number): number =>
  paidBaggage.slice(0, pieces).reduce((sum, price) => sum + price.amount, 0);

/** What all added bags cost. */
export function bagsTotal(
  extras: Extras,
  legs: readonly LegBags[],
  types: readonly PassengerType[],
  currency: string,
): Money {
  const amount = extras.bags.reduce((sum, { leg, traveller, pieces }) => {
    const offered = legs.find((each) => each.leg === leg && each.passengerType === types[traveller]);
    return sum + (offered ? bagsPrice(offered, pieces) : 0);
  }, 0);
  return { amount, currency };
}

/** Lowest and highest price of the free seats of a kind; null when there is none. */
export function priceRange(
  map: SeatMap,
  is: (seat: Seat) => boolean,
): { from: Money | null; to: Money | null } | null {
  const seats = rowsOf(map)
    .flatMap((row) => row.seats)
    .filter((seat) => seat.availability === 'available' && is(seat));
  if (seats.length === 0) return null;
  const sorted = [...seats].sort((a, b) => (a.price?.amount ?? 0) - (b.price?.amount ?? 0));
  return { from: sorted[0]!.price, to: sorted.at(-1)!.price };
}
