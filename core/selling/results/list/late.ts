/**
 * Whether results that arrive later may take their places at once (rule 6 of the experience guide). They may while
 * nothing is listed, and as long as the person has not touched the page: not scrolled, pressed, typed or tapped. After
 * that they wait until they are asked for, or until the person puts the list in another order or filters it, which moves
 * everything anyway.
 */
export const mayRedraw = ({ rows, touched }: { rows: number; touched: boolean }): boolean =>
  rows === 0 || !touched;

/** How the list that is drawn differs from the one that would be drawn now. */
export interface Late {
  /** Results that are not in the list yet. */
  results: number;
  /** Results of the list of which the very same offer has another price. */
  changed: number;
}

/** What leads a row: what is sold, and its price in minor units. */
export interface Lead {
  sold: string;
  price: number;
}
/** The rows of a list by the ids of their results, in their order. */
export type Listed = ReadonlyMap<string, Lead>;

/** How the lists differ, under the same filters and in the same order; null when not at all. */
export function lateOf(drawn: Listed, arrived: Listed): Late | null {
  const late: Late = { results: 0, changed: 0 };
  for (const [id, { sold, price }] of arrived) {
    const known = drawn.get(id);
    if (known === undefined) late.results += 1;
    else if (known.sold === sold && known.price !== price) late.changed += 1;
  }
  if (late.results + late.changed > 0) return late;
  const order = arrived.keys();
  for (const id of drawn.keys()) if (id !== order.next().value) return late;
  return null;
}
