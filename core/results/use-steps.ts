import { useState } from 'react';
import { useLocation, useRouter } from '@tanstack/react-router';
import { useAhead, type Change } from './use-ahead';
import type { Overlay } from './use-overlay';
import { useSame } from './use-same';

const isSheet = (overlay: Overlay | undefined) => overlay === 'filters' || overlay === 'filters-changed';

/** How a change of the address is made. */
export interface StepHow {
  replace?: boolean;
  resetScroll?: boolean;
  state?: { resultsOverlay: Overlay };
}

type Step = StepHow & { overlay?: Overlay };
type PartOf<Shown> = Partial<Shown> | ((now: Shown) => Partial<Shown>);

interface Stepping<Shown> {
  /** What the address says. */
  addressed: Shown;
  /** What is shown once a change is made. */
  follow: (now: Shown, change: Partial<Shown>) => Shown;
  /** Writes a change into the address, on top of those that are on their way there; ends when it has been drawn. */
  write: (change: Change<Shown>, how: StepHow) => Promise<void>;
}

/**
 * How what the results show moves through the history: each change is a step that Back undoes; what is changed while
 * the filters lie over the list on a phone is one step together. A change is drawn first and written into the address
 * after the paint: the router takes longer for it than the list does.
 */
export function useSteps<
  Filters extends object,
  Shown extends { filters: Filters; details?: string | undefined },
>({ addressed, follow, write }: Stepping<Shown>) {
  const shownOverlay = useLocation({ select: ({ state }) => state.resultsOverlay });
  const router = useRouter();
  // Whatever the case of the letters it was opened with.
  const page = () => router.latestLocation.pathname.toLowerCase();
  const [here] = useState(page);
  const { shown, isAhead, draw, settled } = useAhead(addressed);
  const filters = useSame(shown.filters);
  /** What lies over or in the list in the entry that is written next to, or over: the drawn one may be older. */
  const overlayNow = () => router.latestLocation.state.resultsOverlay;

  const go = async (next: Change<Shown>, { overlay, ...how }: Step = {}) => {
    // A press is written after it was painted: whoever has gone on to another page meanwhile stays there.
    if (page() !== here) return;
    await write(next, {
      replace: false,
      resetScroll: false,
      ...how,
      ...(overlay && { state: { resultsOverlay: overlay } }),
    });
  };
  const step = (change: PartOf<Shown>, how: () => Step = () => ({})): Promise<void> => {
    const next = (now: Shown) => follow(now, typeof change === 'function' ? change(now) : change);
    return draw(next, () => go(next, how()));
  };
  const same = (now: Shown) => follow(now, {});
  return {
    shown: { ...shown, filters },
    /** What is shown is not in the address yet. */
    isAhead,
    /** Whether the filters lie over the list. */
    sheet: isSheet(shownOverlay),
    change: (change: PartOf<Shown>) => step(change),
    /** Begins at the top of the page, which comes with the address. */
    changeFromTop: async (change: Partial<Shown>): Promise<void> => {
      await settled();
      await go((now) => follow(now, change), { resetScroll: true });
    },
    setFilters: (change: Change<Filters>) =>
      step(
        ({ filters }) => ({ filters: change(filters) }) as Partial<Shown>,
        () => (isSheet(overlayNow()) ? { replace: true, overlay: 'filters-changed' } : {}),
      ),
    setDetails: async (details: string | undefined): Promise<void> => {
      if (details !== undefined) {
        const how = (): Step => ({ overlay: 'details', replace: overlayNow() === 'details' });
        return step({ details } as Partial<Shown>, how);
      }
      await settled();
      if (overlayNow() === 'details') router.history.back();
      else await step({}, () => ({ replace: true }));
    },
    setSheet: async (open: boolean): Promise<void> => {
      await settled();
      const overlay = overlayNow();
      if (open) await go(same, { overlay: 'filters' });
      else if (overlay === 'filters') router.history.back();
      // Keeps what was chosen; the entry before is the list as it was.
      else if (overlay === 'filters-changed') await go(same, { replace: true });
    },
  };
}
