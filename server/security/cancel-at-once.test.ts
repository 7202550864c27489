import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { plugins } from '../plugins';
import type { AgencyRecord } from '../ports/agency';
import type { SessionUser } from '../ports/user';
import type { AccessCase, Ask } from '../testing/access';
import { CASES, nameOf, sellersOf } from '../testing/access-matrix';
import { applicationsOf } from '../testing/applications';
import { testServer, type TestServer } from '../testing/harness';

const AT_ONCE = 20;
const HOST = 'alpha.localhost';

let it: TestServer;
let token: string;

beforeAll(async () => {
  it = await testServer({
    plugins,
    config: { rateFactor: 1000 },
    agencies: [
      { name: 'Platform', subdomain: 'platform', isPlatform: true },
      { name: 'Alpha', subdomain: 'alpha', settings: { applications: applicationsOf(plugins) } },
    ],
  });
  token = await it.login('alpha', 'client');
});
afterAll(() => it.close());

const ask: Ask = async (method, path, body) => {
  const answer = await it.request(HOST, method, path, { token, body });
  if (answer.status !== 200) throw new Error(`${method} ${path}: ${answer.status} ${answer.text}`);
  return answer.json;
};

/** A traveller's calls that cancel something: their cases accept terms in a currency that nothing has. */
function cancelCallsOf(product: string): [path: string, make: AccessCase][] {
  return it.server.handlers.flatMap(({ handler: { endpoint }, plugin }) => {
    const given = CASES[nameOf(endpoint)];
    const isOne = plugin === product && endpoint.access === 'user' && typeof given === 'function';
    return isOne && /"XTS"/.test(JSON.stringify(given('x'))) && /cancel/i.test(endpoint.path)
      ? [[endpoint.path, given] as [string, AccessCase]]
      : [];
  });
}

async function termsOf(bookingId: string) {
  const { id, users } = it.agencies['alpha']!;
  const agency = (await it.server.tenants.find(id)) as AgencyRecord;
  const user = { id: users['client'], isStaff: false, isRestrictedAgent: false } as SessionUser;
  return it.server.services.bookings.cancelPenalty(
    { agency, user, signal: new AbortController().signal },
    bookingId,
  );
}

describe.each([...sellersOf(plugins)])('%s', (product, sell) => {
  test('G06 of twenty who cancel a booking at once one is answered so, the others are told how far it is', async () => {
    const calls = cancelCallsOf(product);
    expect(calls.length).toBeGreaterThan(0);
    for (const [path, make] of calls) {
      const { bookingId } = await sell(ask, 'Silva', it.clock.now());
      const { penalty, refund } = await termsOf(bookingId);
      const given = make(bookingId).body as Record<string, unknown>;
      // A product asks for what is kept, or for what comes back.
      const accepted = 'quoteAmount' in given ? { quoteAmount: refund } : { acceptedPenalty: penalty };
      const body = { ...given, ...accepted };
      const answers = await Promise.all(
        Array.from({ length: AT_ONCE }, () => it.request(HOST, 'POST', path, { token, body })),
      );
      const done = answers.filter(({ status }) => status === 200);
      expect(done, path).toHaveLength(1);
      for (const { status, json } of answers.filter((each) => each.status !== 200))
        expect([status, json.message], path).toEqual([409, expect.stringContaining('already')]);
    }
  });
});
