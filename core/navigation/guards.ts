import { isRedirect, redirect, type ParsedLocation } from '@tanstack/react-router';
import { isUnauthenticated } from '../api/error';
import { isTravelAgent } from '../contract/constants';
import type { User } from '../contract/people/user';
import type { RouterContext } from '../plugin/router-context';

export interface GuardInput {
  context: RouterContext;
  location: { href: string };
}

declare module '@tanstack/history' {
  interface HistoryState {
    /** Carried here, so that wiping the storage at logout does not lose it (G08). */
    returnTo?: string;
    /** The session ended while that place was open or on its way. */
    hasEnded?: boolean;
    /** What a visitor wanted there, for the words of the login (G33). */
    wanted?: 'offers' | 'booking';
  }
}

/** Protected pages: without the token cookie to /logout, with the place to come back to (R064, R065). */
export function requireSession({ context, location }: GuardInput): void {
  if (!context.hasToken())
    throw redirect({ to: '/logout', state: { returnTo: location.href }, replace: true });
}

/**
 * The signed-in user of a page that is about to be drawn. A session that turns out to have ended leads to the login
 * and back (R150, R151); rejects with whatever else the transport says.
 */
export async function requireUser(input: GuardInput): Promise<User> {
  requireSession(input);
  try {
    return await input.context.user();
  } catch (error) {
    if (isUnauthenticated(error))
      throw redirect({ to: '/', state: { returnTo: input.location.href, hasEnded: true }, replace: true });
    throw error;
  }
}

/** `/` with a way back is only a stop for who has to log in first. */
export function leadToLogin({ context, location }: HomeInput): void {
  const { returnTo, hasEnded } = location.state;
  if (!returnTo || context.hasToken()) return;
  throw redirect({ to: '/login', state: { returnTo, ...(hasEnded ? { hasEnded } : {}) }, replace: true });
}

/**
 * Protected pages that show what is the user's own: while the profile loads, the router draws its full-screen
 * spinner instead (R066). A profile that cannot be loaded is for the page to say, or has ended the session.
 */
export async function requireProfile(input: GuardInput): Promise<void> {
  await requireUser(input).catch((error: unknown) => {
    if (isRedirect(error)) throw error;
  });
}

/**
 * Booking and agency pages: a session, and for staff an agency with an active subscription (R167, G48).
 * Resolves when the profile is known, so that a page never draws for nobody (R066).
 */
export async function requireSubscribedSession(input: GuardInput): Promise<void> {
  const user = await requireUser(input);
  if (isTravelAgent(user.userType) && !input.context.agency().isSubscribed)
    throw redirect({ to: '/subscription', replace: true });
}

/** A visitor is asked who they are and comes back; nothing of what they chose or set is taken away on the way. */
const askWho = (returnTo: string, wanted: 'offers' | 'booking') =>
  redirect({ to: '/login', state: { returnTo, wanted }, replace: true });

/** Search and results: open to visitors where the agency says so (G33), else as any booking page. */
export async function requireSearchAccess(input: GuardInput): Promise<void> {
  const { context, location } = input;
  if (!context.hasToken()) {
    if (context.agency().visitorsMaySearch) return;
    throw askWho(location.href, 'offers');
  }
  await requireSubscribedSession(input);
}

/** Checkouts: never for visitors; who has looked around without signing in does it here (G33). */
export async function requireBuyer(input: GuardInput): Promise<void> {
  const { context, location } = input;
  if (!context.hasToken() && context.agency().visitorsMaySearch) throw askWho(location.href, 'booking');
  await requireSubscribedSession(input);
}

/** Pages of the agency's staff; a client is sent home (G47). */
export async function requireStaff(input: GuardInput): Promise<void> {
  await requireSubscribedSession(input);
  const user = await requireUser(input);
  if (!isTravelAgent(user.userType)) throw redirect({ to: '/', replace: true });
}

/** Pages of the agency's owner; a sales agent is sent to the staff's start page (G46). */
export async function requireOwner(input: GuardInput): Promise<void> {
  await requireStaff(input);
  if ((await requireUser(input)).userType !== 'AgencyOwner')
    throw redirect({ to: '/dashboard', replace: true } as never);
}

/**
 * A path that no page claims may be a plugin's whose screens have not been loaded: they are now, on the way there
 * or already when the pointer rests on a link. What cannot be loaded is for UnknownPath to say.
 */
export async function openPlugin({ context: { plugins }, location }: PathInput): Promise<void> {
  const owner = plugins.ownerOf(location.pathname);
  if (!owner || !plugins.isOpen(location.pathname) || plugins.snapshot().pages[owner] !== 'closed') return;
  await plugins.open(location.pathname);
  if (plugins.snapshot().pages[owner] === 'open') {
    const { pathname: to, search, hash, state } = location;
    throw redirect({ to, search, hash, state, replace: true } as never);
  }
}

interface HomeInput {
  context: RouterContext;
  location: Pick<ParsedLocation, 'state'>;
}

interface PathInput {
  context: RouterContext;
  location: Pick<ParsedLocation, 'pathname' | 'search' | 'hash' | 'state'>;
}
