import { useEffect, useRef, useState } from 'react';

/** Milliseconds of rest after which a value that is being dragged counts as chosen. */
const REST = 300;

/**
 * A value while it is dragged: shown at once, chosen when it rests, so that one gesture is one step of Back. `settle`
 * chooses it now, as when the finger is lifted. A value that changes from outside wins.
 */
export function useDraft<Value>(value: Value, choose: (value: Value) => void) {
  const key = JSON.stringify(value);
  const [draft, setDraft] = useState({ key, value });
  const pending = useRef<{ timer: ReturnType<typeof setTimeout>; settle: () => void } | null>(null);
  useEffect(() => () => pending.current?.settle(), []);

  const settle = () => pending.current?.settle();
  const change = (next: Value) => {
    if (pending.current) clearTimeout(pending.current.timer);
    setDraft({ key, value: next });
    const done = () => {
      if (pending.current) clearTimeout(pending.current.timer);
      pending.current = null;
      if (JSON.stringify(next) !== key) choose(next);
    };
    pending.current = { timer: setTimeout(done, REST), settle: done };
  };
  return { value: draft.key === key ? draft.value : value, change, settle };
}
