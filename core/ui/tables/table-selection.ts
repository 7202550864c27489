/** How many of the rows in view are selected. */
export function selectionState(
  selected: ReadonlySet<string>,
  keys: readonly string[],
): 'none' | 'some' | 'all' {
  const count = keys.filter((key) => selected.has(key)).length;
  return count === 0 ? 'none' : count === keys.length ? 'all' : 'some';
}

/**
 * The selection after a row's box was pressed. With `anchor`, the row pressed before, and shift held, everything between
 * the two takes the same state. Rows of other pages stay as they were.
 */
export function selectRow(
  selected: ReadonlySet<string>,
  keys: readonly string[],
  key: string,
  on: boolean,
  anchor: string | null = null,
): Set<string> {
  const next = new Set(selected);
  const [from, to] = [anchor === null ? -1 : keys.indexOf(anchor), keys.indexOf(key)];
  const touched = from < 0 || to < 0 ? [key] : keys.slice(Math.min(from, to), Math.max(from, to) + 1);
  for (const one of touched) {
    if (on) next.add(one);
    else next.delete(one);
  }
  return next;
}

/** The selection after the box of the whole page was pressed; other pages stay as they were. */
export function selectPage(selected: ReadonlySet<string>, keys: readonly string[], on: boolean): Set<string> {
  const next = new Set(selected);
  for (const key of keys) {
    if (on) next.add(key);
    else next.delete(key);
  }
  return next;
}
