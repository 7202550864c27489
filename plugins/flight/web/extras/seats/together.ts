import { type PassengerType, type Seat, type SeatDeck, seatRefusal } from '../../../contract';

export interface Placed {
  traveller: number;
  seat: string;
}

/** Seats of one row without an aisle or a gap between them, from one window to the other. */
type Run = readonly Seat[];

interface Plan {
  seats: readonly Seat[];
  /** Rows between the first and the last. */
  span: number;
  /** Groups that an aisle or a row parts. */
  groups: number;
  price: number;
}

const priceOf = (seats: readonly Seat[]): number =>
  seats.reduce((sum, { price }) => sum + (price?.amount ?? 0), 0);

function runsOf({ columns, rows }: SeatDeck, row: number, fits: (seat: Seat) => boolean): Run[] {
  const runs: Seat[][] = [[]];
  for (const column of columns) {
    const seat = column === null ? undefined : rows[row]!.seats.find((each) => each.column === column);
    if (seat && fits(seat)) runs.at(-1)!.push(seat);
    else runs.push([]);
  }
  return runs.filter((run) => run.length > 0);
}

/** So many neighbours of a run, the cheapest. */
function cheapest(run: Run, count: number): Run {
  const slices = run.slice(count - 1).map((_, at) => run.slice(at, at + count));
  return slices.reduce((best, slice) => (priceOf(slice) < priceOf(best) ? slice : best));
}

/** Neighbours from this row on: the longest runs of a row before the next row. */
function planFrom(
  runs: readonly (readonly Run[])[],
  deck: SeatDeck,
  first: number,
  count: number,
): Plan | null {
  const seats: Seat[] = [];
  let groups = 0;
  for (let row = first; row < runs.length; row++) {
    const left = () => count - seats.length;
    // A run that holds everybody who is left is better than a longer one that costs more.
    const byFit = [...runs[row]!].sort(
      (a, b) =>
        Math.min(b.length, left()) - Math.min(a.length, left()) ||
        priceOf(cheapest(a, Math.min(a.length, left()))) - priceOf(cheapest(b, Math.min(b.length, left()))),
    );
    for (const run of byFit) {
      if (left() === 0) break;
      seats.push(...cheapest(run, Math.min(run.length, left())));
      groups += 1;
    }
    if (left() === 0)
      return {
        seats,
        span: deck.rows[row]!.number - deck.rows[first]!.number,
        groups,
        price: priceOf(seats),
      };
    if (row === first && seats.length === 0) return null;
  }
  return null;
}

const isBetter = (a: Plan, b: Plan): boolean =>
  (a.span - b.span || a.groups - b.groups || a.price - b.price) < 0;

/**
 * Seats for everybody who has one, as near to each other as this flight has them: side by side in a row, else in the
 * nearest rows; of equally near ones the cheapest, of those the foremost. Null when there are too few free seats.
 */
export function seatsTogether(decks: readonly SeatDeck[], types: readonly PassengerType[]): Placed[] | null {
  const seated = types.flatMap((type, traveller) => (type === 'INF' ? [] : [traveller]));
  const fits = (seat: Seat) => seated.every((traveller) => seatRefusal(seat, types, traveller) === null);
  let best: Plan | null = null;
  for (const deck of decks) {
    const runs = deck.rows.map((_, row) => runsOf(deck, row, fits));
    deck.rows.forEach((_, row) => {
      const plan = planFrom(runs, deck, row, seated.length);
      if (plan && (!best || isBetter(plan, best))) best = plan;
    });
  }
  const chosen: Plan | null = best;
  return chosen && seated.map((traveller, at) => ({ traveller, seat: (chosen as Plan).seats[at]!.number }));
}
