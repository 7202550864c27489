import { distanceBetween, findAirport, findCarrier } from '@/server/reference';
import type { Money } from '@/core/contract';
import { daysBetween } from '@/server/selling/supplier/time';
import { chance } from '@/server/selling/supplier/chance';
import { roundAmount } from '@/server/selling/supplier/amount';
import type {
  FareFamily,
  FlightSegment,
  PassengerType,
  Seat,
  SeatCharacteristic,
  SeatDeck,
  SeatMap,
  SeatPosition,
} from '@/plugins/flight/contract';
import { type CabinPlan, plansOf } from './cabin-plans';

const FRONT_ROWS = 4;

/** Who may sit there: opening a door in an emergency is for adults. */
const ANYBODY: PassengerType[] = ['ADT', 'CHD'];
const ADULTS: PassengerType[] = ['ADT'];

/** Where a column is, by the blanks and edges beside it. */
export function positionIn(columns: string, column: string): SeatPosition {
  const at = columns.indexOf(column);
  if (at === 0 || at === columns.length - 1) return 'window';
  return columns[at - 1] === ' ' || columns[at + 1] === ' ' ? 'aisle' : 'middle';
}

const beside = (places: readonly number[] | undefined, row: number) =>
  places?.some((place) => Math.abs(place - row) <= 1) ?? false;

/** What is true of every seat of a row. */
export function characteristicsOf(
  { rows, exits = [], lavatories, galleys }: CabinPlan,
  row: number,
): SeatCharacteristic[] {
  const isExit = exits.includes(row);
  const isFirst = row === rows[0];
  return [
    ...(isExit ? (['exit-row'] as const) : []),
    ...(isExit || isFirst ? (['extra-legroom'] as const) : []),
    ...(isFirst ? (['bulkhead'] as const) : []),
    ...(row < rows[0] + FRONT_ROWS ? (['front'] as const) : []),
    ...(row === rows[1] || exits.includes(row + 1) ? (['limited-recline'] as const) : []),
    ...(beside(lavatories, row) ? (['near-lavatory'] as const) : []),
    ...(beside(galleys, row) ? (['near-galley'] as const) : []),
  ];
}

type SeatFacts = Pick<Seat, 'position' | 'characteristics'>;

/** Dollars for a seat on a flight of that length. */
export function seatDollars({ position, characteristics }: SeatFacts, kilometres: number): number {
  const plain = Math.min(38, Math.max(7, 5 + kilometres / 260));
  const has = (what: SeatCharacteristic) => characteristics.includes(what);
  if (has('extra-legroom')) return plain * 2.1;
  return (
    plain *
    (has('front') ? 1.4 : has('limited-recline') || has('near-lavatory') ? 0.8 : 1) *
    (position === 'middle' ? 0.85 : 1)
  );
}

/** Whether the fare has the seat in it: the flexible fare and the finer cabins every seat, the standard fare plain ones. */
export function isInFare(family: FareFamily, { characteristics }: SeatFacts): boolean {
  if (family.features.seat !== 'included') return false;
  if (family.cabin !== 'economy' || family.features.change === 'included') return true;
  return !characteristics.includes('extra-legroom');
}

/** How much of a flight is sold on that day. */
function loadOf(segmentId: string, days: number): number {
  const usual = Math.min(0.8, Math.max(0.3, 0.85 - days / 300));
  return usual + 0.15 * chance('load', segmentId);
}

/** Windows and aisles go first, what costs more later. */
function isSold(segmentId: string, number: string, seat: SeatFacts, load: number): boolean {
  const liking =
    (seat.position === 'middle' ? 0.75 : 1.05) * (seat.characteristics.includes('extra-legroom') ? 0.7 : 1);
  return chance('seat', segmentId, number) < load * liking;
}

export interface SeatContext {
  readonly family: FareFamily;
  readonly currency: string;
  /** `YYYY-MM-DD` */
  readonly today: string;
  /** Seats of this flight that orders have. */
  readonly ordered: ReadonlySet<string>;
}

const lengthOf = ({ origin, destination }: FlightSegment) =>
  distanceBetween(findAirport(origin.code)!, findAirport(destination.code)!);

function deckOf(plan: CabinPlan, segment: FlightSegment, context: SeatContext): SeatDeck {
  const { family, currency, today, ordered } = context;
  const kilometres = lengthOf(segment);
  const load = loadOf(segment.id, daysBetween(today, segment.departureTime));
  const seatOf = (row: number, column: string): Seat => {
    const number = `${row}${column}`;
    const facts = {
      position: positionIn(plan.columns, column),
      characteristics: characteristicsOf(plan, row),
    };
    const isTaken = ordered.has(number) || isSold(segment.id, number, facts, load);
    const isBlocked = chance('blocked', segment.aircraft, segment.cabin, number) < 0.015;
    const price: Money | null = isInFare(family, facts)
      ? null
      : roundAmount(seatDollars(facts, kilometres), currency);
    return {
      number,
      column,
      ...facts,
      availability: isBlocked ? 'blocked' : isTaken ? 'taken' : 'available',
      price,
      passengerTypes: plan.exits?.includes(row) ? ADULTS : ANYBODY,
    };
  };
  const columns = [...plan.columns].map((letter) => (letter === ' ' ? null : letter));
  const letters = columns.filter((letter) => letter !== null);
  const [first, last] = plan.rows;
  return {
    name: plan.deck,
    columns,
    rows: Array.from({ length: last - first + 1 }, (_, at) => first + at)
      // No airline that people know has a row 13.
      .filter((row) => row !== 13 || plan.exits?.includes(13))
      .map((row) => ({
        number: row,
        seats: letters
          .filter((letter) => !plan.missing?.includes(`${row}${letter}`))
          .map((letter) => seatOf(row, letter)),
        isExit: plan.exits?.includes(row) ?? false,
        isOverWing: plan.wing !== undefined && row >= plan.wing[0] && row <= plan.wing[1],
      })),
  };
}

/**
 * The seats of the cabin that a segment is sold in: the same for everybody who looks on the same day, but for what
 * orders take. Types without a plan have no map.
 */
export function seatMapOf(segment: FlightSegment, context: SeatContext): SeatMap {
  // The id of a segment begins with who flies it, which may be another airline than sells it.
  const operator = findCarrier(segment.id.slice(0, 2));
  const isWholeAircraft = segment.cabin === 'economy' && operator?.lowCost === true;
  const plans = plansOf(segment.aircraft, segment.cabin, isWholeAircraft);
  return {
    segmentId: segment.id,
    aircraft: segment.aircraft,
    decks: plans?.map((plan) => deckOf(plan, segment, context)) ?? null,
  };
}
