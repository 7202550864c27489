import { useLocation } from '@tanstack/react-router';
import { useSetAtom, useStore } from 'jotai';
import { useEffect } from 'react';
import { loadNavigation } from '../auth/home';
import { deepLinkAtom, fetchProfile, useSession } from '../auth/session';
import { safePath } from '../auth/safe-path';
import type { Store } from '../state/store';
import { locateVisitor, locationAtom } from '../tenant/geolocation';

/** Address of an IP geolocation service, set at build time; without one nobody is asked (G60). */
const GEOLOCATION_URL = (import.meta.env as Record<string, string | undefined>)['VITE_GEOLOCATION_URL'];

/** What the page does beside drawing: profile, navigation, visitor's country, the wish to return. */
export function useUpkeep(): void {
  const store = useStore() as Store;
  const { authenticated } = useSession();
  const returnTo = useLocation({ select: (location) => location.state.returnTo });
  const setDeepLink = useSetAtom(deepLinkAtom);

  useEffect(() => {
    // A refused token has ended the session by then; any other failure is met again where the profile is needed.
    if (!authenticated) return;
    fetchProfile(store).catch(() => undefined);
    void loadNavigation(store);
  }, [authenticated, store]);

  useEffect(() => {
    void locateVisitor(GEOLOCATION_URL).then((place) => store.set(locationAtom, place));
  }, [store]);

  useEffect(() => {
    // A reload loses what was in memory; history keeps the place to come back to (G08).
    const path = safePath(returnTo);
    if (path && !authenticated) setDeepLink(path);
  }, [returnTo, authenticated, setDeepLink]);
}
