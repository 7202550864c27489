import { randomUUID } from 'node:crypto';
import { afterAll, beforeEach, describe, expect, test } from 'vitest';
import { testServer, type TestServer } from '../testing/harness';
import {
  addressProven,
  firstPayment,
  letterReturned,
  liftStop,
  mostLetters,
  openStanding,
  standingOf,
} from './standing';

const MINUTE_MS = 60_000;
const DAY_MS = 24 * 60 * MINUTE_MS;
const OWNER = 'owner@alpha.example';

let it: TestServer | undefined;
let agencyId: string;
const tenant: TestServer['db']['withTenant'] = (id, work) => it!.db.withTenant(id, work);
const now = () => it!.clock.now();

beforeEach(async () => {
  await it?.close();
  it = await testServer();
  agencyId = it.agencies['alpha']!.id;
  await tenant(agencyId, (tx) => openStanding(tx, agencyId, now()));
});
afterAll(() => it?.close());

const write = (to: string, more: object = {}, occasion: 'asked' | 'happened' = 'happened') =>
  tenant(agencyId, (tx) =>
    it!.server.services.mail.send(tx, { agencyId, to, subject: 'Hi', text: '', html: '', ...more }, occasion),
  );
const writeMany = async (count: number) => {
  for (let at = 0; at < count; at++) await write(`guest${at}@${randomUUID()}.example`);
};
/** Time passes for the queue, too, which goes by the machine's clock. */
const passes = async (milliseconds: number) => {
  it!.clock.advance(milliseconds);
  await it!.db.raw(`update pgboss.job set start_after = now() where state = 'created'`);
};
const left = async () => {
  await it!.server.jobs.drain();
  const rows = await tenant(agencyId, (tx) =>
    tx.selectFrom('mail').select('recipient').where('delivered_at', 'is not', null).execute(),
  );
  return rows.map(({ recipient }) => recipient);
};
const prove = () =>
  tenant(agencyId, (tx) => addressProven(tx, agencyId, it!.agencies['alpha']!.users['owner']!, now()));
const comesBack = async (kind: 'bounced' | 'complained', times: number) => {
  for (let at = 0; at < times; at++)
    await tenant(agencyId, (tx) => letterReturned(tx, agencyId, kind, now()));
};
const stop = async () => (await tenant(agencyId, (tx) => standingOf(tx, agencyId)))!.stopped_because;

describe('SEC-46 a new agency', () => {
  test('writes to its owner alone before the address is proven, and then to others what has waited', async () => {
    await write(OWNER);
    await write('client@alpha.example');
    await write('guest@elsewhere.example', { bookingId: randomUUID() });
    expect(await left()).toEqual([OWNER]);
    await passes(DAY_MS);
    expect(await left()).toEqual([OWNER]);
    // Nobody else proves it.
    await tenant(agencyId, (tx) =>
      addressProven(tx, agencyId, it!.agencies['alpha']!.users['client']!, now()),
    );
    await passes(16 * MINUTE_MS);
    expect(await left()).toEqual([OWNER]);
    await prove();
    await passes(16 * MINUTE_MS);
    expect((await left()).sort()).toEqual(['client@alpha.example', 'guest@elsewhere.example', OWNER]);
  });

  test('waits for its proof without anybody being called, and one of the operator waits for nothing', async () => {
    await write('client@alpha.example');
    await left();
    await passes(DAY_MS);
    await left();
    const { undeliveredLetters } = await import('../attention/causes');
    expect(await it!.db.asSystem((tx) => undeliveredLetters(tx, now()))).toEqual([]);
    const beta = it!.agencies['beta']!.id;
    await tenant(beta, (tx) =>
      it!.server.services.mail.send(
        tx,
        { agencyId: beta, to: 'anybody@else.example', subject: 'Hi', text: '', html: '' },
        'happened',
      ),
    );
    await it!.server.jobs.drain();
    const [row] = await tenant(beta, (tx) => tx.selectFrom('mail').select('delivered_at').execute());
    expect(row!.delivered_at).not.toBeNull();
  });

  test('writes fifty letters a day at first; the rest leaves on the days after, and a paid booking’s at once', async () => {
    await prove();
    await writeMany(120);
    expect(await left()).toHaveLength(50);
    await write('traveler@trip.example', { bookingId: randomUUID() });
    await write(OWNER);
    expect(await left()).toHaveLength(52);
    // What somebody asks for about a booking is no way round it.
    await write('victim@else.example', { bookingId: randomUUID() }, 'asked');
    expect(await left()).toHaveLength(52);
    await passes(DAY_MS);
    expect(await left()).toHaveLength(102);
    await passes(DAY_MS);
    expect(await left()).toHaveLength(123);
  });

  test('writes more with its age, and once it has paid', async () => {
    const opened = new Date('2027-01-01T00:00:00Z');
    const after = (weeks: number, paid = false) =>
      mostLetters(
        { opened_at: opened, paid_at: paid ? opened : null, most: null },
        new Date(opened.getTime() + weeks * 7 * DAY_MS),
      );
    expect([0, 1, 2, 6, 60].map((weeks) => after(weeks))).toEqual([50, 100, 200, 3_200, 3_200]);
    expect([after(0, true), after(6, true)]).toEqual([200, 12_800]);
    await prove();
    await tenant(agencyId, (tx) => firstPayment(tx, agencyId, now()));
    await writeMany(60);
    expect(await left()).toHaveLength(60);
  });
});

describe('SEC-46 letters that come back', () => {
  test.each([
    ['bounced', 'bounces', 5],
    ['complained', 'complaints', 2],
  ] as const)(
    '%s stop the agency, until the platform’s owner lets it write again',
    async (kind, reason, least) => {
      await prove();
      await writeMany(20);
      await left();
      await comesBack(kind, least - 1);
      expect(await stop()).toBeNull();
      await comesBack(kind, 1);
      expect(await stop()).toBe(reason);
      await write('next@guest.example');
      await write('traveler@trip.example', { bookingId: randomUUID() });
      const those = await left();
      expect(those).not.toContain('next@guest.example');
      expect(those).toContain('traveler@trip.example');
      await passes(MINUTE_MS);
      await it!.db.asSystem((tx) => liftStop(tx, agencyId, null, now()));
      await passes(16 * MINUTE_MS);
      expect(await left()).toContain('next@guest.example');
      // What came back before is forgotten.
      await comesBack(kind, least - 1);
      expect(await stop()).toBeNull();
    },
  );

  test('few among many, and those of the week before, stop nobody', async () => {
    await prove();
    await it!.db.asSystem((tx) => liftStop(tx, agencyId, 1_000, now()));
    await writeMany(100);
    await left();
    await comesBack('bounced', 10);
    expect(await stop()).toBeNull();
    await passes(8 * DAY_MS);
    await comesBack('bounced', 4);
    expect(await stop()).toBeNull();
    await comesBack('bounced', 1);
    expect(await stop()).toBe('bounces');
  });
});
