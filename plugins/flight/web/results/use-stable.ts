import { useCallback, useEffect, useRef } from 'react';

/** One function for all times that does what the latest one given does: what receives it need not be drawn anew. */
export function useStable<Args extends unknown[]>(act: (...args: Args) => void): (...args: Args) => void {
  const latest = useRef(act);
  useEffect(() => {
    latest.current = act;
  });
  return useCallback((...args: Args) => latest.current(...args), []);
}
