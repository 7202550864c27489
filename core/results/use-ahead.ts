import { startTransition, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { painted } from '../ui/painted';
import { drawsWithPress, listDrawn } from './pace';

/** What becomes of what is shown, as it stands when the change is made. */
export type Change<Value> = (now: Value) => Value;

/**
 * What is shown while what it stands for, such as an address, is still on its way: `draw` shows a change and writes it
 * once that is painted, each in its turn. `settled` ends when the writing of all that was drawn until now has begun.
 */
export function useAhead<Shown>(written: Shown) {
  const [ahead, setAhead] = useState<{ shown: Shown } | null>(null);
  const underWay = useRef(0);
  const turn = useRef(Promise.resolve());
  const waiting = useRef<(() => void)[]>([]);
  const began = useRef<number | null>(null);
  useLayoutEffect(() => {
    if (began.current !== null) listDrawn(performance.now() - began.current);
    began.current = null;
  }, [ahead]);
  useEffect(() => {
    for (const isDrawn of waiting.current.splice(0)) isDrawn();
  }, [ahead]);

  const draw = async (change: Change<Shown>, write: () => Promise<void>): Promise<void> => {
    underWay.current += 1;
    const show = () => setAhead((before) => ({ shown: change(before ? before.shown : written) }));
    began.current = performance.now();
    if (drawsWithPress()) show();
    else startTransition(show);
    const drawn = new Promise<void>((isDrawn) => waiting.current.push(isDrawn));
    turn.current = turn.current.then(() => drawn).then(painted);
    try {
      await turn.current;
      await write();
    } finally {
      underWay.current -= 1;
      if (underWay.current === 0) startTransition(() => setAhead(null));
    }
  };
  return { shown: ahead ? ahead.shown : written, isAhead: ahead !== null, draw, settled: () => turn.current };
}
