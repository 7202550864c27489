import { describe, expect, it } from 'vitest';
import type { Access } from '@/core/contract';
import { HttpError } from '../error';
import type { SessionUser } from '../ports/user';
import { enforce } from './access';

const user = (is: { isStaff?: boolean; isOwner?: boolean } = {}) =>
  ({ isStaff: false, isOwner: false, ...is }) as SessionUser;
const WHO = {
  visitor: { user: null, hasToken: false },
  'session that is over': { user: null, hasToken: true },
  client: { user: user(), hasToken: true },
  agent: { user: user({ isStaff: true }), hasToken: true },
  owner: { user: user({ isStaff: true, isOwner: true }), hasToken: true },
};

function answer(access: Access, who: keyof typeof WHO, visitorsMaySearch: boolean): number {
  try {
    enforce(access, { ...WHO[who], visitorsMaySearch });
    return 200;
  } catch (error) {
    return (error as HttpError).status;
  }
}
const row = (access: Access, visitorsMaySearch = false) =>
  (Object.keys(WHO) as (keyof typeof WHO)[]).map((who) => answer(access, who, visitorsMaySearch));

/** Of a visitor, somebody whose session is over, a client, an agent and the owner, in this order. */
describe('who may call', () => {
  it.each<[Access, number[]]>([
    ['public', [200, 200, 200, 200, 200]],
    ['search', [401, 401, 200, 200, 200]],
    ['user', [401, 401, 200, 200, 200]],
    ['staff', [401, 401, 403, 200, 200]],
    ['owner', [401, 401, 403, 403, 200]],
  ])('R168 SEC-31 what is for %s answers %j', (access, answers) => {
    expect(row(access)).toEqual(answers);
  });

  it('G33 visitors search where the agency lets them, and who had a session has to log in first', () => {
    expect(row('search', true)).toEqual([200, 401, 200, 200, 200]);
    for (const access of ['user', 'staff', 'owner'] as const) expect(row(access, true)[0]).toBe(401);
  });
});
