import { startTransition, useEffect, useState, type RefObject } from 'react';
import { painted } from '../ui/painted';

/** Rows more than are in view that are drawn with them. */
const SPARE = 1;

/** How many rows of a list reach down to the lower edge of the window; as many as there are where none is in view. */
function useReach(list: RefObject<HTMLElement | null>, drawn: readonly unknown[]): number {
  const [reach, setReach] = useState(Number.POSITIVE_INFINITY);
  useEffect(() => {
    if (typeof IntersectionObserver === 'undefined') return undefined;
    const rows = [...(list.current?.children ?? [])];
    const inView = new Set<Element>();
    const watch = new IntersectionObserver((entries) => {
      for (const { target, isIntersecting } of entries)
        if (isIntersecting) inView.add(target);
        else inView.delete(target);
      // Rows that have gone say nothing of those that came for them.
      if (!rows.every((row) => row.isConnected)) return;
      const last = rows.findLastIndex((row) => inView.has(row));
      setReach(last < 0 ? Number.POSITIVE_INFINITY : last + 1);
    });
    for (const row of rows) watch.observe(row);
    return () => watch.disconnect();
  }, [list, drawn]);
  return reach;
}

/**
 * The rows to draw: when others come by a press (`pressed`), those in view first and the rest after they have been
 * painted, so that what is seen does not wait for what is not; the rows before stand below them
 * meanwhile, so that the page keeps its height. What comes otherwise, such as a page that Back leads to
 * with its place in the window, comes whole. `list` is the element whose children the rows are.
 */
export function useNearFirst<Row extends { id: string }>(
  rows: readonly Row[],
  list: RefObject<HTMLElement | null>,
  pressed: boolean,
): readonly Row[] {
  const [whole, setWhole] = useState(rows);
  const near = useReach(list, whole) + SPARE;
  useEffect(() => {
    let isLatest = true;
    void painted().then(() => {
      if (isLatest) startTransition(() => setWhole(rows));
    });
    return () => void (isLatest = false);
  }, [rows]);
  if (!pressed || rows === whole || rows.length <= near) return rows;
  const first = rows.slice(0, near);
  const drawn = new Set(first.map(({ id }) => id));
  return [...first, ...whole.slice(near).filter(({ id }) => !drawn.has(id))];
}
