import { useEffect, useState } from 'react';
import { LONG_WAIT } from './progress-words';

/** Whether somebody has waited for so long by now that a word is due. */
export function useLongWait(waiting: boolean): boolean {
  const [isLong, setLong] = useState(false);
  useEffect(() => {
    if (!waiting) return;
    const timer = setTimeout(() => setLong(true), LONG_WAIT);
    return () => clearTimeout(timer);
  }, [waiting]);
  return waiting && isLong;
}
