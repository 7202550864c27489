import { useCallback, useState } from 'react';
import { painted } from '../ui/painted';
import { useStable } from './use-stable';

/** What is waited for between a press and its choice. */
type Wait = () => Promise<void> | null;

/**
 * A value that may be shown before it is chosen: `hold` shows another one at once and gives what chooses it. That is
 * done after the next paint (`wait`), so that a press never waits for what it leads to, and what was held stays in view
 * until `choose` has ended, or something else is held.
 */
export function useHeld<Value>(value: Value, choose: (value: Value) => unknown, wait: Wait = painted) {
  const [held, setHeld] = useState<{ value: Value } | null>(null);
  const tell = useStable(choose);
  const hold = useCallback(
    (next: Value) => {
      const mine = { value: next };
      setHeld(mine);
      return async (): Promise<void> => {
        const first = wait();
        if (first) await first;
        try {
          await tell(next);
        } finally {
          setHeld((now) => (now === mine ? null : now));
        }
      };
    },
    [tell, wait],
  );
  return { shown: held ? held.value : value, hold };
}

/**
 * A value whose change is seen at once and chosen after the next paint (`wait`). What is pressed next starts from what is
 * seen.
 */
export function usePressed<Value>(
  value: Value,
  choose: (value: Value) => unknown,
  wait?: Wait,
): [shown: Value, press: (value: Value) => void] {
  const { shown, hold } = useHeld(value, choose, wait);
  const press = useCallback((next: Value) => void hold(next)(), [hold]);
  return [shown, press];
}
