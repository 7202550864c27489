import type { SeatDeck } from '../../../contract';

const PAGE = 5;

/** Distance of columns on the drawing, aisles included, so that up and down stay on their side of the cabin. */
const columnAt = ({ columns }: SeatDeck, column: string) => columns.indexOf(column);

/**
 * The seat that a key leads to in the grid of seats; undefined when the key is none of the grid's or leads nowhere.
 * Left and right stay in the row, up and down in the nearest column, Home and End are the ends of the row, with
 * `control` those of the cabin, and the page keys move five rows.
 */
export function moveIn(
  decks: readonly SeatDeck[],
  from: string,
  key: string,
  control = false,
): string | undefined {
  const deck = decks.find(({ rows }) =>
    rows.some(({ seats }) => seats.some(({ number }) => number === from)),
  );
  if (!deck) return undefined;
  const rows = decks.flatMap((each) => each.rows.map((row) => ({ row, deck: each })));
  const at = rows.findIndex(({ row }) => row.seats.some(({ number }) => number === from));
  const { row } = rows[at]!;
  const index = row.seats.findIndex(({ number }) => number === from);
  const toRow = (wanted: number): string | undefined => {
    const target = rows[Math.min(rows.length - 1, Math.max(0, wanted))]!;
    if (target.row === row) return undefined;
    const column = columnAt(deck, row.seats[index]!.column) / deck.columns.length;
    const best = [...target.row.seats].sort(
      (a, b) =>
        Math.abs(columnAt(target.deck, a.column) / target.deck.columns.length - column) -
        Math.abs(columnAt(target.deck, b.column) / target.deck.columns.length - column),
    )[0];
    return best?.number;
  };
  switch (key) {
    case 'ArrowLeft':
      return row.seats[index - 1]?.number;
    case 'ArrowRight':
      return row.seats[index + 1]?.number;
    case 'ArrowUp':
      return toRow(at - 1);
    case 'ArrowDown':
      return toRow(at + 1);
    case 'PageUp':
      return toRow(at - PAGE);
    case 'PageDown':
      return toRow(at + PAGE);
    case 'Home':
      return (control ? rows[0]!.row : row).seats[0]?.number;
    case 'End':
      return (control ? rows.at(-1)!.row : row).seats.at(-1)?.number;
    default:
      return undefined;
  }
}
