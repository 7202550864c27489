import { useEffect, useRef } from 'react';
import { useHeld } from './use-pressed';

/** Milliseconds of rest after which a value that is being dragged counts as chosen. */
const REST = 300;

/**
 * A value while it is dragged: shown at once, chosen when it rests, so that one gesture is one step of Back. `settle`
 * chooses it now, as when the finger is lifted. A value that is dragged back to where it stood chooses nothing.
 */
export function useDraft<Value>(value: Value, choose: (value: Value) => unknown) {
  const { shown, hold } = useHeld(value, (next) =>
    JSON.stringify(next) === JSON.stringify(value) ? undefined : choose(next),
  );
  const pending = useRef<{ timer: ReturnType<typeof setTimeout>; settle: () => void } | null>(null);
  useEffect(() => () => pending.current?.settle(), []);

  const change = (next: Value) => {
    if (pending.current) clearTimeout(pending.current.timer);
    const chosen = hold(next);
    const settle = () => {
      if (pending.current) clearTimeout(pending.current.timer);
      pending.current = null;
      void chosen();
    };
    pending.current = { timer: setTimeout(settle, REST), settle };
  };
  return { value: shown, change, settle: () => pending.current?.settle() };
}
