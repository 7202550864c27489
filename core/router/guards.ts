import { redirect, type ParsedLocation } from '@tanstack/react-router';
import { isTravelAgent } from '../contract/constants';
import type { RouterContext } from './context';

export interface GuardInput {
  context: RouterContext;
  location: { href: string };
}

declare module '@tanstack/history' {
  interface HistoryState {
    /** Carried here, so that wiping the storage at logout does not lose it (G08). */
    returnTo?: string;
  }
}

/** Protected pages: without the token cookie to /logout, with the place to come back to (R064, R065). */
export function requireSession({ context, location }: GuardInput): void {
  if (!context.hasToken())
    throw redirect({ to: '/logout', state: { returnTo: location.href }, replace: true });
}

/**
 * Protected pages that show what is the user's own: while the profile loads, the router draws its full-screen
 * spinner instead (R066). A profile that cannot be loaded is for the page to say, or has ended the session.
 */
export async function requireProfile(input: GuardInput): Promise<void> {
  requireSession(input);
  await input.context.user().catch(() => undefined);
}

/**
 * Booking and agency pages: a session, and for staff an agency with an active subscription (R167, G48).
 * Resolves when the profile is known, so that a page never draws for nobody (R066).
 */
export async function requireSubscribedSession(input: GuardInput): Promise<void> {
  requireSession(input);
  const user = await input.context.user();
  if (isTravelAgent(user.userType) && !input.context.agency().isSubscribed)
    throw redirect({ to: '/subscription', replace: true });
}

/** Search and results: open to visitors where the agency says so (G33), else as any booking page. */
export async function requireSearchAccess(input: GuardInput): Promise<void> {
  if (!input.context.hasToken() && input.context.agency().visitorsMaySearch) return;
  await requireSubscribedSession(input);
}

/** Pages of the agency's staff; a client is sent home (G47). */
export async function requireStaff(input: GuardInput): Promise<void> {
  await requireSubscribedSession(input);
  const user = await input.context.user();
  if (!isTravelAgent(user.userType)) throw redirect({ to: '/', replace: true });
}

/** Pages of the agency's owner; a sales agent is sent to the staff's start page (G46). */
export async function requireOwner(input: GuardInput): Promise<void> {
  await requireStaff(input);
  if ((await input.context.user()).userType !== 'AgencyOwner')
    throw redirect({ to: '/dashboard', replace: true } as never);
}

/**
 * A path that no page claims may be a plugin's whose screens have not been loaded: they are now, on the way there
 * or already when the pointer rests on a link. What cannot be loaded is for UnknownPath to say.
 */
export async function openPlugin({ context: { plugins }, location }: PathInput): Promise<void> {
  const owner = plugins.ownerOf(location.pathname);
  if (!owner || !plugins.isActive(owner) || plugins.snapshot().pages[owner] !== 'closed') return;
  await plugins.open(location.pathname);
  if (plugins.snapshot().pages[owner] === 'open') {
    const { pathname: to, search, hash, state } = location;
    throw redirect({ to, search, hash, state, replace: true } as never);
  }
}

interface PathInput {
  context: RouterContext;
  location: Pick<ParsedLocation, 'pathname' | 'search' | 'hash' | 'state'>;
}
