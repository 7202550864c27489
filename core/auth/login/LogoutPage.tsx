import { useLingui } from '@lingui/react/macro';
import { useLocation, useNavigate } from '@tanstack/react-router';
import { useStore } from 'jotai';
import { useEffect, useRef } from 'react';
import { apiAtom } from '../../api/context';
import type { Store } from '../../state/store';
import { FullScreenSpinner } from '../../ui/feedback/Spinner';
import { safePath } from '../../session/safe-path';
import { deepLinkAtom, endSession } from '../../session/session';
import { readToken } from '../../session/token';
import { forgetWantedPage } from '../../session/wanted-page';

/** Milliseconds until the browser goes to `/` (R152). */
export const LOGOUT_DELAY = 100;

/** Ends the session on the server as well; the visitor leaves whether or not the server hears of it. */
function leave(store: Store, returnTo: string | null): void {
  const token = readToken();
  if (token) {
    forgetWantedPage();
    void import('../../contract/people/user')
      .then(({ logout }) => store.get(apiAtom).call(logout, undefined, { keepsSession: true, token }))
      .catch(() => undefined);
  }
  try {
    localStorage.clear();
  } catch {
    // A browser that forbids storage has nothing to clear.
  }
  endSession(store);
  store.set(deepLinkAtom, returnTo);
}

/**
 * Shows "Logging out...", clears local storage, resets the user's state and goes to `/` (R152, R153). Who was
 * sent here by a protected page keeps the wish to return there (R065, G08), and finds the login there.
 */
export default function LogoutPage() {
  const { t } = useLingui();
  const store = useStore() as Store;
  const navigate = useNavigate();
  const returnTo = useLocation({ select: (location) => safePath(location.state.returnTo) });
  const left = useRef(false);

  useEffect(() => {
    if (!left.current) {
      left.current = true;
      leave(store, returnTo);
    }
    const timer = setTimeout(() => {
      void navigate({ to: '/', replace: true, ...(returnTo ? { state: { returnTo } } : {}) });
    }, LOGOUT_DELAY);
    return () => clearTimeout(timer);
  }, [store, navigate, returnTo]);

  return <FullScreenSpinner label={t`Logging out...`} />;
}
