import { useEffect, useEffectEvent, useState } from 'react';

/** Milliseconds of rest after which a value that is being dragged counts as chosen. */
const REST = 300;

/**
 * A value while it is dragged: shown at once, chosen when it rests, so that one gesture is one step of Back. `settle`
 * chooses it now, as when the finger is lifted. A value that is dragged back to where it stood chooses nothing.
 */
export function useDraft<Value>(value: Value, choose: (value: Value) => unknown) {
  const [draft, setDraft] = useState<{ value: Value } | null>(null);
  const settle = () => {
    setDraft(null);
    if (draft && JSON.stringify(draft.value) !== JSON.stringify(value)) choose(draft.value);
  };
  const rest = useEffectEvent(settle);
  useEffect(() => {
    if (!draft) return undefined;
    const timer = setTimeout(rest, REST);
    return () => clearTimeout(timer);
  }, [draft]);
  // A sheet that is closed at once takes along what was dragged in it.
  useEffect(() => () => rest(), []);
  return { value: draft ? draft.value : value, change: (next: Value) => setDraft({ value: next }), settle };
}
