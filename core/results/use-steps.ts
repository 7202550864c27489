import { useState } from 'react';
import { useLocation, useRouter } from '@tanstack/react-router';

declare module '@tanstack/history' {
  interface HistoryState {
    /** What lies over or in the list, so that Back closes it. */
    resultsOverlay?: 'filters' | 'filters-changed' | 'details';
  }
}

type Overlay = 'filters' | 'filters-changed' | 'details';

/** How a change of the address is made. */
export interface StepHow {
  replace?: boolean;
  resetScroll?: boolean;
  state?: { resultsOverlay: Overlay };
}

/** What becomes of what is shown, as it stands when the change is made. */
export type Change<Value> = (now: Value) => Value;

/**
 * How what the results show moves through the history: each change is a step that Back undoes; what is changed while
 * the filters lie over the list on a phone is one step together. `show` writes a change into the address, on top of
 * those that are on their way there, and ends when it has been drawn.
 */
export function useSteps<
  Filters extends object,
  Shown extends { filters: Filters; details?: string | undefined },
>(show: (change: (now: Shown) => Partial<Shown>, how: StepHow) => Promise<void>) {
  const overlay = useLocation({ select: ({ state }) => state.resultsOverlay });
  const router = useRouter();
  // Whatever the case of the letters it was opened with.
  const page = () => router.latestLocation.pathname.toLowerCase();
  const [here] = useState(page);
  const { history } = router;
  const inSheet = overlay === 'filters' || overlay === 'filters-changed';
  const step = async (
    change: Partial<Shown> | ((now: Shown) => Partial<Shown>),
    { overlay, ...how }: StepHow & { overlay?: Overlay } = {},
  ): Promise<void> => {
    // A press is written after it was painted: whoever has gone on to another page meanwhile stays there.
    if (page() !== here) return;
    await show(typeof change === 'function' ? change : () => change, {
      replace: false,
      resetScroll: false,
      ...how,
      ...(overlay && { state: { resultsOverlay: overlay } }),
    });
  };
  return {
    /** Whether the filters lie over the list. */
    sheet: inSheet,
    change: (change: Partial<Shown>, how: Pick<StepHow, 'resetScroll'> = {}) => step(change, how),
    setFilters: (change: Change<Filters>) =>
      step(
        ({ filters }) => ({ filters: change(filters) }) as Partial<Shown>,
        inSheet ? { replace: true, overlay: 'filters-changed' } : {},
      ),
    setDetails: async (details: string | undefined): Promise<void> => {
      if (details !== undefined)
        await step({ details } as Partial<Shown>, { overlay: 'details', replace: overlay === 'details' });
      else if (overlay === 'details') history.back();
      else await step({}, { replace: true });
    },
    setSheet: (open: boolean): void => {
      if (open) void step({}, { overlay: 'filters' });
      else if (overlay === 'filters') history.back();
      // Keeps what was chosen; the entry before is the list as it was.
      else if (inSheet) void step({}, { replace: true });
    },
  };
}
