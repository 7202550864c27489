import { useState } from 'react';
import type { CancelEnd } from './cancel-end';

/** The dialog that cancels a booking, opened for some `Choice`, and how its last attempt ended. */
export function useCancelling<Choice = true>(onChanged: () => void) {
  const [choice, start] = useState<Choice | null>(null);
  const [lastEnd, setLastEnd] = useState<CancelEnd<unknown> | null>(null);
  return {
    /** What it is open for; null while it is closed. */
    choice,
    start,
    lastEnd,
    dialog: {
      onClose: () => start(null),
      onEnd: (end: CancelEnd<unknown>) => {
        start(null);
        setLastEnd(end);
        onChanged();
      },
    },
  };
}
