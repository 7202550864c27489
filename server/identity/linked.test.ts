import { afterAll, beforeAll, expect, test } from 'vitest';
import { testServer, type TestServer } from '../testing/harness';
import { enter } from './enter';
import { Identity } from './types';

let it: TestServer;
beforeAll(async () => void (it = await testServer({ agencies: [{ name: 'Alpha', subdomain: 'alpha' }] })));
afterAll(() => it.close());

interface Arrival {
  readonly email: string;
  readonly subject?: string | null;
  readonly isAuthoritative?: boolean;
  readonly organisation?: string;
  readonly staffOf?: readonly string[];
  readonly provider?: 'google' | 'facebook' | null;
}

/** Whom an account at Google opens; the reason where it opens nobody. */
async function arrive({ email, subject = 'g-1', isAuthoritative = true, organisation, ...door }: Arrival) {
  const agencyId = it.agencies['alpha']!.id;
  const person = { email, subject: subject ?? undefined, isAuthoritative, organisation };
  const { provider = 'google', staffOf = null } = door;
  return it.db
    .withTenant(agencyId, (tx) =>
      enter(
        tx,
        {
          ...{ agencyId, now: it.clock.now(), userAgent: 'test', audit: it.server.services.audit },
          ...{ via: provider ?? 'sso', mayCreate: true, mayBeStaff: true, staffOf },
          ...(provider ? { provider } : {}),
        },
        Identity.parse({ isEmailVerified: true, ...person }),
      ),
    )
    .then(
      ({ userId }) => userId,
      (error: Error) => error.message,
    );
}
const rename = (email: string, to: string) =>
  it.db.raw('update app_user set email = $2 where email = $1', [email, to]);

test('SEC-11 an account is linked once, and from then on opened by its subject, whatever its address', async () => {
  const client = it.agencies['alpha']!.users['client']!;
  expect(await arrive({ email: 'client@alpha.example', subject: 'ana' })).toBe(client);
  expect(await arrive({ email: 'ana.new@home.example', subject: 'ana' })).toBe(client);
  await rename('client@alpha.example', 'clara@alpha.example');
  expect(await arrive({ email: 'client@alpha.example', subject: 'ana' })).toBe(client);
  await rename('clara@alpha.example', 'client@alpha.example');
});

test('SEC-11 an address that changed hands opens nothing: another subject is refused, here and in the other’s place', async () => {
  const refusal = 'another account of the provider opens this one';
  expect(await arrive({ email: 'client@alpha.example', subject: 'heir-of-the-address' })).toBe(refusal);
  // Another provider's account is another one.
  const client = it.agencies['alpha']!.users['client']!;
  const other = { email: 'client@alpha.example', subject: 'ana', provider: 'facebook' } as const;
  expect(await arrive(other)).toBe(client);
});

test('SEC-11 an address that its provider does not give out itself is no proof for an account with a password', async () => {
  const stale = { email: 'other@alpha.example', isAuthoritative: false, subject: 'stale' };
  expect(await arrive(stale)).toContain('may have changed hands');
  await it.db.raw(`update app_user set password_hash = null where email = $1`, [stale.email]);
  expect(await arrive(stale)).toContain('may have changed hands');
  const { rows } = await it.db.raw('select count(*)::int as count from social_identity where subject = $1', [
    'stale',
  ]);
  expect(rows).toEqual([{ count: 0 }]);
});

test('who came by the provider before subjects were kept, and has no password, is linked once', async () => {
  const nora = { email: 'nora@home.example', isAuthoritative: false, subject: 'nora' };
  const id = await arrive(nora);
  await it.db.raw('delete from social_identity where user_id = $1', [id]);
  expect(await arrive(nora)).toBe(id);
  expect(await arrive({ ...nora, subject: 'not-nora' })).toContain('another account');
});

test('staff comes by accounts of the named organisations alone, where some are named', async () => {
  const agent = { email: 'agent@alpha.example', subject: 'agent', staffOf: ['alpha.example'] };
  const refusal = 'staff comes by an account of its organisation';
  expect(await arrive(agent)).toBe(refusal);
  expect(await arrive({ ...agent, organisation: 'beta.example' })).toBe(refusal);
  const id = it.agencies['alpha']!.users['agent']!;
  expect(await arrive({ ...agent, organisation: 'Alpha.example' })).toBe(id);
  expect(await arrive(agent)).toBe(refusal);
  expect(await arrive({ email: 'client@alpha.example', subject: 'ana', staffOf: ['alpha.example'] })).toBe(
    it.agencies['alpha']!.users['client'],
  );
});

test('a provider that names no account is refused; an agency’s own sign-on has none', async () => {
  const bare = { email: 'bare@home.example', subject: null };
  expect(await arrive(bare)).toBe('the provider names no account');
  expect(await arrive({ ...bare, provider: null })).toMatch(/^[\w-]{36}$/);
});
