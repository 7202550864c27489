import { useState } from 'react';
import type { Extras } from '../../contract';
import type { SeatProblem, SeatState } from './seats-and-bags';

/** What is being chosen in a dialog: kept while it is closed, and part of the price once it is done. */
export function useChoosing(state: SeatState, kind: keyof Extras) {
  const [working, setWorking] = useState<Extras | null>(null);
  const extras = working ?? state.chosen;
  return {
    extras,
    setWorking,
    /** Prices it, and calls back with what is gone; not where nothing has changed because it could not be priced. */
    done: async (onTaken: (gone: Extract<SeatProblem, { kind: 'gone' }> | null) => void) => {
      const found = await state.apply({ ...state.chosen, [kind]: extras[kind] });
      if (found?.kind === 'failed') return;
      setWorking(null);
      onTaken(found);
    },
  };
}
