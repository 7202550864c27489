import { safePath } from './safe-path';

/** What another system sent its user here with. */
export interface Handover {
  token: string;
  /** Where the user wants to go; only ever a path of this site (SEC-12, G50). */
  navigateTo: string | null;
}

let held: Handover | null = null;

/**
 * Takes the token out of the address of `/sso` before anything else happens: before a call is made, before a
 * route is matched, before the address could get into the history, a Referer or a screenshot (R139). It is kept
 * in memory until the page asks for it.
 */
export function takeHandover(page: Pick<Window, 'location' | 'history'> = window): void {
  const { location, history } = page;
  if (location.pathname.toLowerCase().replace(/\/$/, '') !== '/sso') return;
  const query = new URLSearchParams(location.search);
  const token = query.get('token');
  if (token !== null) held = { token, navigateTo: safePath(query.get('navigateTo')) };
  query.delete('token');
  query.delete('navigateTo');
  const rest = query.toString();
  history.replaceState(history.state, '', location.pathname + (rest && `?${rest}`) + location.hash);
}

/** What was taken, once; null when there was nothing, or it was claimed before. */
export function claimHandover(): Handover | null {
  const claimed = held;
  held = null;
  return claimed;
}
