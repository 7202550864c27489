import { useCallback, useLayoutEffect, useRef } from 'react';

/** One function for all times that does what the latest one given does: what receives it need not be drawn anew. */
export function useStable<Args extends unknown[], Answer>(
  act: (...args: Args) => Answer,
): (...args: Args) => Answer {
  const latest = useRef(act);
  useLayoutEffect(() => {
    latest.current = act;
  });
  return useCallback((...args: Args) => latest.current(...args), []);
}
