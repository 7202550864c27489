import { useEffect, useMemo, useRef, useState } from 'react';
import type { FlightOffer } from '../../contract';
import type { Filters } from './filters';
import { lateOf, mayRedraw, type Late } from './late';
import { tableOf, type ResultTable } from './table';
import { useTouched } from './use-touched';

interface Drawn {
  table: ResultTable;
  /** What has arrived and waits; null when nothing does. */
  late: Late | null;
  /** Lets what waits into the list. */
  admit: () => void;
}

/** The flights that are drawn, which are not always all that have arrived: see `mayRedraw`. */
export function useDrawn(arrived: readonly FlightOffer[], filters: Filters): Drawn {
  const [offers, setOffers] = useState(arrived);
  const touched = useTouched();
  const since = useRef(0);
  useEffect(() => {
    since.current = performance.now();
  }, []);
  const latest = useMemo(() => tableOf(arrived), [arrived]);
  const held = useMemo(() => (offers === arrived ? latest : tableOf(offers)), [offers, arrived, latest]);
  const late = useMemo(() => lateOf(held, latest, filters), [held, latest, filters]);

  useEffect(() => {
    const free = mayRedraw({
      rows: held.itineraries.length,
      touched: touched.current,
      since: performance.now() - since.current,
    });
    if (free || !late) setOffers(arrived);
  }, [arrived, held, late, touched]);
  return { table: held, late, admit: () => setOffers(arrived) };
}
