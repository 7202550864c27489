import { isRedirect } from '@tanstack/react-router';
import { describe, expect, it } from 'vitest';
import { anAgency } from '../testing/agency';
import { aUser } from '../testing/user';
import {
  type GuardInput,
  requireOwner,
  requireProfile,
  requireSession,
  requireStaff,
  requireSubscribedSession,
} from './guards';

interface Visitor {
  userType: string | null;
  isSubscribed?: boolean;
  role?: string;
}

const visiting = ({ userType, isSubscribed = true, role }: Visitor): GuardInput => ({
  context: {
    hasToken: () => userType !== null,
    user: () => Promise.resolve({ ...aUser({ userType: userType! }), ...(role ? { role } : {}) }),
    agency: () => anAgency({ isSubscribed }),
    plugins: undefined as never,
  },
  location: { href: '/clients?page=2' },
});

/** Where a guard leads, and with what; null where the page may be drawn. */
async function ledBy(guard: (input: GuardInput) => unknown, visitor: Visitor): Promise<unknown> {
  try {
    await guard(visiting(visitor));
    return null;
  } catch (error) {
    if (!isRedirect(error)) throw error;
    const { to, state } = error.options;
    return state ? [to, state] : to;
  }
}

describe('protected pages', () => {
  it('R064 need the token, and nothing else', async () => {
    expect(await ledBy(requireSession, { userType: 'Client' })).toBeNull();
    expect(await ledBy(requireSession, { userType: null })).not.toBeNull();
  });
  it('R065 lead to the logout with the place that was wanted', async () => {
    expect(await ledBy(requireSession, { userType: null })).toEqual([
      '/logout',
      { returnTo: '/clients?page=2' },
    ]);
  });
});

describe('pages of the back office', () => {
  it.each(['AgencyOwner', 'SalesAgent'])('R049 are open to who is %s', async (userType) => {
    expect(await ledBy(requireStaff, { userType })).toBeNull();
  });
  it('G47 lead a client home', async () => {
    expect(await ledBy(requireStaff, { userType: 'Client' })).toBe('/');
  });
  it('G09 lead a client home whose field "role" says agent', async () => {
    expect(await ledBy(requireStaff, { userType: 'Client', role: 'agent' })).toBe('/');
  });
  it('G46 that are the owner’s lead a sales agent to the dashboard', async () => {
    expect(await ledBy(requireOwner, { userType: 'SalesAgent' })).toBe('/dashboard');
    expect(await ledBy(requireOwner, { userType: 'AgencyOwner' })).toBeNull();
  });
});

describe('an agency without a subscription', () => {
  it.each(['AgencyOwner', 'SalesAgent'])('G48 sends %s to the subscription', async (userType) => {
    expect(await ledBy(requireSubscribedSession, { userType, isSubscribed: false })).toBe('/subscription');
    expect(await ledBy(requireStaff, { userType, isSubscribed: false })).toBe('/subscription');
  });
  it('G48 sends nobody away from that page itself, and no client anywhere', async () => {
    expect(await ledBy(requireProfile, { userType: 'AgencyOwner', isSubscribed: false })).toBeNull();
    expect(await ledBy(requireSubscribedSession, { userType: 'Client', isSubscribed: false })).toBeNull();
  });
});
