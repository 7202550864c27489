import { useLocation } from '@tanstack/react-router';
import { useSetAtom, useStore } from 'jotai';
import { useEffect } from 'react';
import { loadNavigation } from '../auth/home';
import { deepLinkAtom, fetchProfile, useSession } from '../auth/session';
import { safePath } from '../auth/safe-path';
import type { Store } from '../state/store';
import { bootstrapAtom } from '../tenant/bootstrap';
import { locateVisitor, locationAtom } from '../tenant/geolocation';

/** Milliseconds after the first drawing. */
const AFTER_PAINT = 600;

/** What the page does beside drawing: profile, navigation, visitor's country, the wish to return. */
export function useUpkeep(): void {
  const store = useStore() as Store;
  const { authenticated } = useSession();
  const returnTo = useLocation({ select: (location) => location.state.returnTo });
  const isLeaving = useLocation({ select: ({ pathname }) => pathname.toLowerCase() === '/logout' });
  const setDeepLink = useSetAtom(deepLinkAtom);

  useEffect(() => {
    // A refused token has ended the session by then; any other failure is met again where the profile is needed.
    // Who opens /logout is about to be nobody: the answers would be refusals.
    if (!authenticated || isLeaving) return;
    fetchProfile(store).catch(() => undefined);
    void loadNavigation(store);
  }, [authenticated, isLeaving, store]);

  useEffect(() => {
    const { ports } = store.get(bootstrapAtom);
    void locateVisitor(ports.geolocation ?? undefined).then((place) => store.set(locationAtom, place));
    // What nobody waits for comes when the first view stands.
    let end: (() => void) | undefined;
    let isOver = false;
    const later = setTimeout(() => {
      void import('./after-paint')
        .then(({ afterPaint }) => {
          if (!isOver) end = afterPaint(store, ports);
        })
        .catch(() => undefined);
    }, AFTER_PAINT);
    return () => {
      isOver = true;
      clearTimeout(later);
      end?.();
    };
  }, [store]);

  useEffect(() => {
    // A reload loses what was in memory; history keeps the place to come back to (G08).
    const path = safePath(returnTo);
    if (path && !authenticated) setDeepLink(path);
  }, [returnTo, authenticated, setDeepLink]);
}
