import { useCallback, useEffect, useMemo, useState, useRef, type RefObject } from 'react';
import { lateOf, mayRedraw, type Late, type Listed } from './late';

const SIGNS = ['scroll', 'wheel', 'touchstart', 'pointerdown', 'keydown'] as const;

/** A page that is shown from its top fires `scroll`, too, without anybody's doing. */
const isAtTop = ({ type, target }: Event) => type === 'scroll' && target === document && window.scrollY === 0;

/** Whether the person has scrolled, pressed, tapped or typed since this was first drawn, or reads further down already. */
function useTouched(): RefObject<boolean> {
  const touched = useRef(false);
  useEffect(() => {
    const stop = new AbortController();
    const touch = (event: Event) => {
      if (isAtTop(event)) return;
      touched.current = true;
      stop.abort();
    };
    touched.current ||= window.scrollY > 0;
    for (const sign of SIGNS)
      window.addEventListener(sign, touch, { passive: true, capture: true, signal: stop.signal });
    return () => stop.abort();
  }, []);
  return touched;
}

interface Drawn<Table> {
  /** Everything that is known. Counts, lowest prices and what each order puts first are always of this. */
  known: Table;
  /** What the list's rows and their order are of. */
  table: Table;
  /**
   * Another one whenever results have taken their places by themselves. As the key of a list it lets the list be drawn
   * anew, in place, where its rows would otherwise move about.
   */
  version: number;
  /** How the list differs from what is known; null when it does not. */
  late: Late | null;
  /** Lets what waits into the list. */
  admit: () => void;
}

/**
 * The results whose rows are drawn, which are not always all that are known: see `mayRedraw`. `tableOf` and `listed` (the
 * rows under the filters that are on, in the order that is on) keep their identity while they answer the same.
 */
export function useDrawn<Offer, Table>(
  arrived: readonly Offer[],
  tableOf: (offers: readonly Offer[]) => Table,
  listed: (table: Table) => Listed,
): Drawn<Table> {
  const [{ offers, version }, setDrawn] = useState({ offers: arrived, version: 0 });
  const touched = useTouched();
  const known = useMemo(() => tableOf(arrived), [arrived, tableOf]);
  const table = useMemo(
    () => (offers === arrived ? known : tableOf(offers)),
    [offers, arrived, known, tableOf],
  );
  const rows = useMemo(() => (table === known ? null : listed(table)), [table, known, listed]);
  const late = useMemo(() => (rows ? lateOf(rows, listed(known)) : null), [rows, known, listed]);

  useEffect(() => {
    if (!rows) return;
    if (!late || mayRedraw({ rows: rows.size, touched: touched.current }))
      setDrawn(({ version }) => ({ offers: arrived, version: version + (late ? 1 : 0) }));
  }, [arrived, rows, late, touched]);
  const admit = useCallback(() => setDrawn(({ version }) => ({ offers: arrived, version })), [arrived]);
  return { known, table, version, late, admit };
}
