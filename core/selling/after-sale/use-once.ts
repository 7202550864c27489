import { useEffect, useRef } from 'react';

/** Does something as soon as it is mounted, and never again: an action of a list that has nothing to show. */
export function useOnce(work: () => void): void {
  const started = useRef(false);
  useEffect(() => {
    if (started.current) return;
    started.current = true;
    work();
  }, [work]);
}
