import type {
  Extras,
  LegBags,
  PassengerType,
  PricedExtras,
  RepricedOffer,
  Seat,
  SeatCharacteristic,
  SeatDeck,
  SeatMap,
} from '../../contract';
import { usd } from './fixtures';

interface Cabin {
  columns: string;
  rows: [number, number];
  exits?: number[];
  wing?: [number, number];
  name?: SeatDeck['name'];
  /** Whether choosing a plain seat is in the fare. */
  included?: boolean;
}

/** Every third seat or so is taken, the same ones each time. */
const isTaken = (row: number, column: string) => (row * 7 + column.charCodeAt(0) * 13) % 10 < 4;

function seatOf(cabin: Cabin, row: number, column: string): Seat {
  const { columns, rows, exits = [], included } = cabin;
  const at = columns.indexOf(column);
  const isExit = exits.includes(row);
  const hasLegroom = isExit || row === rows[0];
  const characteristics: SeatCharacteristic[] = [
    ...(isExit ? (['exit-row'] as const) : []),
    ...(hasLegroom ? (['extra-legroom'] as const) : []),
    ...(row === rows[1] ? (['near-lavatory'] as const) : []),
  ];
  return {
    number: `${row}${column}`,
    column,
    position:
      at === 0 || at === columns.length - 1
        ? 'window'
        : columns[at - 1] === ' ' || columns[at + 1] === ' '
          ? 'aisle'
          : 'middle',
    characteristics,
    availability: row === rows[1] && at < 2 ? 'blocked' : isTaken(row, column) ? 'taken' : 'available',
    price: hasLegroom ? usd(49) : included ? null : usd(24),
    passengerTypes: isExit ? ['ADT'] : ['ADT', 'CHD'],
  };
}

/** One deck of that many rows. */
export function deckOf(cabin: Cabin): SeatDeck {
  const { columns, rows, exits = [], wing, name = 'main' } = cabin;
  const letters = [...columns].map((letter) => (letter === ' ' ? null : letter));
  return {
    name,
    columns: letters,
    rows: Array.from({ length: rows[1] - rows[0] + 1 }, (_, index) => rows[0] + index).map((number) => ({
      number,
      seats: letters.flatMap((letter) => (letter ? [seatOf(cabin, number, letter)] : [])),
      isExit: exits.includes(number),
      isOverWing: wing !== undefined && number >= wing[0] && number <= wing[1],
    })),
  };
}

export const mapOf = (segmentId: string, ...cabins: Cabin[]): SeatMap => ({
  segmentId,
  aircraft: 'Airbus A330-900neo',
  decks: cabins.map(deckOf),
});
const WIDE: Cabin = { columns: 'AC DEFG HK', rows: [20, 38], exits: [30], wing: [23, 29] };
export const wideMap = (segmentId: string): SeatMap => mapOf(segmentId, WIDE);
export const narrowMap = (segmentId: string): SeatMap =>
  mapOf(segmentId, { columns: 'ABC DEF', rows: [5, 27], exits: [12, 13], wing: [10, 17] });
export const jumboMap = (segmentId: string): SeatMap =>
  mapOf(
    segmentId,
    { columns: 'ABC DEFG HJK', rows: [43, 60], exits: [52], wing: [48, 58] },
    { columns: 'AC DEFG HK', rows: [90, 94], name: 'upper' },
  );
export const includedMap = (segmentId: string): SeatMap => mapOf(segmentId, { ...WIDE, included: true });
/** The airline shows no seats. */
export const noMap = (segmentId: string): SeatMap => ({
  segmentId,
  aircraft: 'Bombardier CRJ1000',
  decks: null,
});

export const BAG_PRICES: LegBags[] = [0, 1].flatMap((leg) =>
  (['ADT', 'CHD', 'INF'] as PassengerType[]).map((passengerType) => ({
    leg,
    passengerType,
    freeAllowance: passengerType === 'INF' ? { pieces: 0, kilograms: 0 } : { pieces: 1, kilograms: 23 },
    kilograms: 23,
    paidBaggage: passengerType === 'INF' ? [] : [usd(75), usd(98), usd(131)],
  })),
);

/** As the server would price a choice. */
export function priceExtras(extras: Extras): PricedExtras {
  const seats = extras.seats.map((seat) => ({ ...seat, price: usd(24) }));
  const bags = extras.bags.map((bag) => ({
    ...bag,
    kilograms: 23,
    price: usd([75, 173, 304][bag.pieces - 1] ?? 0),
  }));
  const total = [...seats, ...bags].reduce((sum, { price }) => sum + price.amount, 0);
  return { seats, bags, total: { amount: total, currency: 'USD' } };
}

/** A quote with these extras in its price. */
export function quoteWith(quote: RepricedOffer, extras: Extras | undefined): RepricedOffer {
  if (!extras) return quote;
  const priced = priceExtras(extras);
  const total = { ...quote.price.total, amount: quote.price.total.amount + priced.total.amount };
  return {
    ...quote,
    extras: priced,
    price: { ...quote.price, lines: [...quote.price.lines, { kind: 'extras', amount: priced.total }], total },
  };
}
