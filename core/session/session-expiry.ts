import { t } from '@lingui/core/macro';
import type { AnyRouter } from '@tanstack/react-router';
import { sessionExpiredAtom } from './session-expired';
import type { Store } from '../state/store';
import { toast } from '../ui/feedback/toast';
import { endSession } from './session';

/** Milliseconds after which the browser goes home: "within 1 second" (R151). */
export const HOME_DELAY = 600;
/** Refusals closer together than this are one burst: the calls of one page (G23). */
const BURST = 3_000;

export interface ExpiryDeps {
  endSession: () => void;
  /** Says that the session has expired. */
  announce: () => void;
  /** Where the browser is or is going to: path, search and hash. */
  here: () => string;
  /** Leads home, from where the login follows, with the way back. */
  goHome: (returnTo: string) => void;
  now?: () => number;
  /** Milliseconds before it does. */
  delay?: number;
}

const pathOf = (href: string): string => href.split(/[?#]/)[0]!.toLowerCase();
/** Screens of somebody who is not signed in; nobody is called away from them. */
const OPEN = [
  '/login',
  '/signup',
  '/forgotpassword',
  '/newpassword',
  '/expired',
  '/verify',
  '/check-inbox',
  '/logout',
  '/social',
  '/sso',
];
const isOpen = (href: string): boolean => OPEN.includes(pathOf(href));

/**
 * What follows on a 401 of whatever call: ends the session, says so once per burst, and goes to `/`, which leads on
 * to the login, unless the visitor is there already (R150, R151, G133).
 */
export function createExpiryHandler({
  endSession,
  announce,
  here,
  goHome,
  now = Date.now,
  delay = HOME_DELAY,
}: ExpiryDeps): () => void {
  let last = Number.NEGATIVE_INFINITY;
  return () => {
    const burst = now() - last < BURST;
    last = now();
    // Read before the session ends: what is drawn without it may lead elsewhere.
    const left = here();
    endSession();
    if (burst) return;
    announce();
    if (pathOf(left) === '/' || isOpen(left)) return;
    setTimeout(() => {
      // A guard may have been faster, with the same way back.
      if (!isOpen(here())) goHome(left);
    }, delay);
  };
}

/** Ties what the transport finds out about the session to the page. */
export function watchSession(
  store: Store,
  router: Pick<AnyRouter, 'latestLocation' | 'navigate'>,
  delay = HOME_DELAY,
): void {
  const run = createExpiryHandler({
    endSession: () => endSession(store, true),
    announce: () => toast.error(t`Your session has expired, Please login again.`),
    here: () => router.latestLocation.href,
    goHome: (returnTo) => void router.navigate({ to: '/', state: { returnTo, hasEnded: true } }),
    delay,
  });
  store.set(sessionExpiredAtom, { run });
}
