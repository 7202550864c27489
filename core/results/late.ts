/** Milliseconds after the first results are drawn in which nobody has begun to read. */
export const SETTLING = 1500;

/**
 * Whether results that arrive later may take their places at once (rule 6 of the experience guide). They may while
 * there is nothing to read, and during the first moment as long as the person has not touched the page: not scrolled,
 * pressed, typed or tapped. After that they wait until they are asked for, or until the person puts the list in
 * another order or filters it, which moves everything anyway.
 */
export function mayRedraw({
  rows,
  touched,
  since,
}: {
  rows: number;
  touched: boolean;
  since: number;
}): boolean {
  return rows === 0 || (!touched && since < SETTLING);
}

/** What waits to be shown. */
export interface Late {
  /** Results that are not in the list yet. */
  results: number;
  /** Results of the list that got cheaper, dearer or are gone. */
  changed: number;
}

/** Prices of what is listed, by id, in minor units. */
export type ListedPrices = ReadonlyMap<string, number>;

/** How the list would differ from the one that is drawn, under the same filters; null when not at all. */
export function lateOf(drawn: ListedPrices, arrived: ListedPrices): Late | null {
  const late: Late = { results: 0, changed: 0 };
  for (const [id, price] of arrived) {
    const known = drawn.get(id);
    if (known === undefined) late.results += 1;
    else if (known !== price) late.changed += 1;
  }
  for (const id of drawn.keys()) if (!arrived.has(id)) late.changed += 1;
  return late.results + late.changed > 0 ? late : null;
}
