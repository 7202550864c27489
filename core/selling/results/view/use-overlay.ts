import { useLocation, useRouter } from '@tanstack/react-router';
import { afterPaint } from './after-paint';
import { stepBack } from './step-back';
import { useShown } from './use-shown';

declare module '@tanstack/history' {
  interface HistoryState {
    /** What lies over or in the list, so that Back closes it. */
    resultsOverlay?: Overlay;
  }
}

export type Overlay = 'filters' | 'filters-changed' | 'details' | 'dates' | 'form';

/** Whether this lies over the results, as a step that Back undoes, and what opens and closes it. */
export function useOverlay(name: Overlay) {
  const isOpen = useLocation({ select: ({ state }) => state.resultsOverlay === name });
  const router = useRouter();
  const [shown, ahead] = useShown(isOpen);
  const setOpen = (open: boolean): void => {
    const { pathname } = router.latestLocation;
    void ahead(open, async () => {
      await afterPaint();
      // Presses wait alike: who closes what is just opening finds its entry here. Who has left meanwhile stays away.
      const { latestLocation: now } = router;
      if (now.pathname !== pathname || open === (now.state.resultsOverlay === name)) return;
      if (!open) return stepBack(router);
      await router.navigate({
        to: '.',
        search: (search: object) => search,
        state: { resultsOverlay: name },
        resetScroll: false,
      } as never);
    });
  };
  return [shown, setOpen] as const;
}
