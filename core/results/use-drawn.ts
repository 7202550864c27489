import { useEffect, useMemo, useRef, useState } from 'react';
import { lateOf, mayRedraw, type Late, type ListedPrices } from './late';
import { useTouched } from './use-touched';

interface Drawn<Table> {
  table: Table;
  /**
   * Another one whenever results have taken their places by themselves. As the key of a list it lets the list be drawn
   * anew, in place, where its rows would otherwise move about.
   */
  version: number;
  /** What has arrived and waits; null when nothing does. */
  late: Late | null;
  /** Lets what waits into the list. */
  admit: () => void;
}

/**
 * The results that are drawn, which are not always all that have arrived: see `mayRedraw`. `tableOf` and `listed` (the
 * prices under the filters that are on) keep their identity while they answer the same.
 */
export function useDrawn<Offer, Table>(
  arrived: readonly Offer[],
  tableOf: (offers: readonly Offer[]) => Table,
  listed: (table: Table) => ListedPrices,
): Drawn<Table> {
  const [{ offers, version }, setDrawn] = useState({ offers: arrived, version: 0 });
  const touched = useTouched();
  const since = useRef(0);
  useEffect(() => {
    since.current = performance.now();
  }, []);
  const latest = useMemo(() => tableOf(arrived), [arrived, tableOf]);
  const held = useMemo(
    () => (offers === arrived ? latest : tableOf(offers)),
    [offers, arrived, latest, tableOf],
  );
  const late = useMemo(
    () => (held === latest ? null : lateOf(listed(held), listed(latest))),
    [held, latest, listed],
  );

  useEffect(() => {
    const free = mayRedraw({
      rows: offers.length,
      touched: touched.current,
      since: performance.now() - since.current,
    });
    if (free || !late) setDrawn(({ version }) => ({ offers: arrived, version: version + (late ? 1 : 0) }));
  }, [arrived, offers, late, touched]);
  const admit = () => setDrawn(({ version }) => ({ offers: arrived, version }));
  return { table: held, version, late, admit };
}
