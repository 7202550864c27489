/** The rows with one of them in place of its elder; null when it is not among them (R231, R405, G79, G93). */
export function replaceRow<Row>(
  rows: readonly Row[],
  next: Row,
  keyOf: (row: Row) => string,
): readonly Row[] | null {
  const key = keyOf(next);
  return rows.some((row) => keyOf(row) === key) ? rows.map((row) => (keyOf(row) === key ? next : row)) : null;
}
