import { useLocation, useRouter } from '@tanstack/react-router';
import { useAtomValue, useSetAtom, useStore } from 'jotai';
import { useEffect } from 'react';
import { loadNavigation } from '../navigation/home';
import { deepLinkAtom, fetchProfile, useSession } from '../session/session';
import { safePath } from '../session/safe-path';
import type { Store } from '../state/store';
import { agencyAtom } from '../tenant/agency';
import { bootstrapAtom } from '../tenant/bootstrap';
import { locationAtom } from '../tenant/location';
import { CURRENCY_COOKIE } from '../currency/cookie';
import { readCookie } from '../state/cookies';
import { keepFocus } from './frame/keep-focus';
import { listen } from './listen';

/** Milliseconds after the first drawing. */
const AFTER_PAINT = 600;

/** What the page does beside drawing: profile, navigation, visitor's country, the wish to return. */
export function useUpkeep(): void {
  const store = useStore() as Store;
  const router = useRouter();
  const { authenticated } = useSession();
  const returnTo = useLocation({ select: (location) => location.state.returnTo });
  const isLeaving = useLocation({ select: ({ pathname }) => pathname.toLowerCase() === '/logout' });
  const setDeepLink = useSetAtom(deepLinkAtom);

  useEffect(() => {
    // A refused token has ended the session by then; any other failure is met again where the profile is needed.
    // Who opens /logout is about to be nobody: the answers would be refusals.
    if (!authenticated || isLeaving) return;
    const ask = () => void fetchProfile(store).catch(() => undefined);
    ask();
    // Asked without a network, nobody was known; who is known is not asked for again.
    window.addEventListener('online', ask);
    return () => window.removeEventListener('online', ask);
  }, [authenticated, isLeaving, store]);

  // What the agency switches on or off changes the menus of those who are signed in, too (R038).
  const version = useAtomValue(agencyAtom)?.version;
  useEffect(() => {
    if (authenticated && !isLeaving) void loadNavigation(store);
  }, [authenticated, isLeaving, store, version]);

  useEffect(() => {
    const { ports } = store.get(bootstrapAtom);
    const { geolocation, mapsScript } = ports;
    if (geolocation)
      void import('../tenant/geolocation')
        .then(({ locateVisitor }) => locateVisitor(geolocation))
        .then((place) => store.set(locationAtom, place))
        .catch(() => store.set(locationAtom, null));
    const ends = [listen(store)];
    if (readCookie(CURRENCY_COOKIE))
      void import('../currency/remember')
        .then(({ restoreCurrency }) => restoreCurrency(store))
        .catch(() => undefined);
    // What nobody waits for begins when the first view stands.
    const later = setTimeout(() => {
      ends.push(keepFocus(router));
      if (mapsScript)
        void import('./maps-script')
          .then(({ loadMaps }) => loadMaps(store, mapsScript))
          .catch(() => undefined);
    }, AFTER_PAINT);
    return () => {
      clearTimeout(later);
      ends.forEach((end) => end());
    };
  }, [router, store]);

  useEffect(() => {
    // A reload loses what was in memory; history keeps the place to come back to (G08).
    const path = safePath(returnTo);
    if (path && !authenticated) setDeepLink(path);
  }, [returnTo, authenticated, setDeepLink]);
}
