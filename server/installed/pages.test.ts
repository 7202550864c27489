import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openPoints } from '../attention';
import { plugins } from '../plugins';
import { seedBooking } from '../testing/bookings';
import { TEST_AGENCIES, testServer, type TestServer } from '../testing/harness';

const WALLET = 'xeni-travel-reward-wallet';
const ROWS = 5;
const SIZES = [2, ROWS];

let it: TestServer;
let now: Date;
const alpha = () => it.agencies['alpha']!;
const raw = (text: string, values: readonly unknown[] = []) => it.db.raw(text, values);

/** Makes one more row, alike in everything that the list can be ordered by; returns what stands in its row alone. */
type Make = () => Promise<string>;
interface Paged {
  readonly make: Make;
  /** Who asks, and where. */
  readonly as?: 'owner' | 'client' | 'platform';
  /** What else is asked for, each time in a walk of its own. */
  readonly variants?: readonly Record<string, string>[];
  /** For the `{…}` of the path. */
  readonly params?: () => Record<string, string>;
}

const booking =
  (product: string): Make =>
  () =>
    seedBooking(
      it.db,
      { agencyId: alpha().id, userId: alpha().users['client']!, product, canary: 'SAME', now },
      { ends_at: '2030-01-02', starts_at: '2030-01-01' },
    );
const OWN: readonly Record<string, string>[] = [{}, { state: 'confirmed' }, { showPastTrips: 'false' }];
const SALES = ['booked', 'travel', 'price', 'locator', 'status'].flatMap((sortBy) =>
  ['asc', 'desc'].map((sortOrder) => ({ sortBy, sortOrder })),
);
const own = (product: string): Paged => ({ make: booking(product), as: 'client', variants: OWN });
const sold = (product: string): Paged => ({
  make: booking(product),
  variants: product === 'flight' ? SALES : [{ showPastTrips: 'false' }],
});

const person =
  (type: string): Make =>
  async () => {
    const id = randomUUID();
    await raw(
      `insert into app_user (agency_id, id, email, first_name, last_name, user_type, status, created_at)
      values ($1, $2, $3, 'Same', 'Name', $4, 'Active', $5)`,
      [alpha().id, id, `${id}@same.example`, type, now],
    );
    return id;
  };
const PEOPLE = ['name', 'email', 'joined'].flatMap((sort) =>
  ['ascending', 'descending'].map((direction) => ({ sort, direction, searchQuery: '@same.example' })),
);
const logged =
  (action: 'agency.markups' | 'user.verify'): Make =>
  async () => {
    const subject = randomUUID();
    const product = `p-${subject}`;
    await it.db.withTenant(alpha().id, (tx) =>
      it.server.services.audit.record(tx, {
        ...{ agencyId: alpha().id, userId: null, action, subject },
        after: { changed: [{ product, from: 1, to: 2 }] },
      }),
    );
    return action === 'agency.markups' ? product : subject;
  };
const invoice = (): Make => {
  let number = 0;
  return async () => {
    number += 1;
    const name = `2026-${String(number).padStart(6, '0')}`;
    await raw(
      `insert into subscription_invoice (agency_id, number, issued_on, period_from, period_until, amount_minor, currency, plan,
          months, seller, addressee, card, payment_ref, created_at)
        values ($1, $2, '2026-11-20', '2026-11-20', '2027-11-20', 118800, 'USD', 'regular', 12, '{}', '{}',
          '{"brand": "visa", "last4": "4242"}', $2, $3)`,
      [alpha().id, name, now],
    );
    return name;
  };
};
const makeInvoice = invoice();
const credit: Make = async () => {
  const reason = randomUUID();
  const answer = await it.request(
    alpha().host,
    'POST',
    `/api/agency/reward-wallet/accounts/${alpha().users['client']!}/adjustments`,
    {
      token: await tokenOf('owner'),
      headers: { 'idempotency-key': reason },
      body: { kind: 'credit', amount: { amount: 100, currency: 'USD' }, reason },
    },
  );
  expect(answer.status, answer.text).toBeLessThan(300);
  return reason;
};

/** Each call that answers one page of a list, or where its walk through all pages is tested. */
const TABLE: Readonly<Record<string, Paged | string>> = {
  'POST /api/user/getUserTransactions': {
    ...own('boat'),
    make: booking('car'),
    variants: [{}, { order: 'trip' }, { when: 'upcoming' }],
  },
  'GET /api/v2/flight/bookings/all': own('flight'),
  'GET /api/v3/hotel/hotel-bookings': own('hotel'),
  'GET /api/car-rental/findMyReservations': own('car'),
  'GET /api/activities/user/bookings': own('activity'),
  'GET /api/v3/agency/flights/bookings': sold('flight'),
  'GET /api/v2/agency/hotels/bookings': sold('hotel'),
  'GET /api/v2/agency/cars/bookings': sold('car'),
  'GET /api/agency/activities/bookings': sold('activity'),
  'POST /api/v2/hotel/searchasync/search': 'plugins/hotel/server/find-hotels.test.ts: R254',
  'POST /api/v2/hotel/searchasync/filter': 'plugins/hotel/server/find-hotels.test.ts: R254',
  'POST /api/activities/search': 'plugins/activity/server/find-activities.test.ts: R315',
  'GET /api/user/reward-wallet': { make: credit, as: 'client' },
  'GET /api/agency/reward-wallet/accounts/{userId}': {
    make: credit,
    params: () => ({ userId: alpha().users['client']! }),
  },
  'GET /api/agency/reward-wallet/accounts': {
    async make() {
      const id = await person('Client')();
      await raw(
        `insert into wallet_account (agency_id, user_id, currency, balance_minor, created_at) values ($1, $2, 'USD', 100, $3)`,
        [alpha().id, id, now],
      );
      return id;
    },
  },
  'GET /api/agency/markups/history': { make: logged('agency.markups') },
  'GET /api/agency/audit': { make: logged('user.verify'), variants: [{}, { action: 'user.verify' }] },
  'GET /api/agency/search/services': {
    async make() {
      const location = randomUUID();
      await raw(
        `insert into search_log (agency_id, product, location, from_date, searched_at)
          values ($1, 'flight', $2, '2030-01-01', $3)`,
        [alpha().id, location, now],
      );
      return location;
    },
  },
  'GET /api/agency/attention': {
    async make() {
      const subject = await booking('car')();
      const point = { agencyId: alpha().id, kind: 'order-unowned', subject, bookingId: subject } as const;
      await it.db.withTenant(alpha().id, (tx) =>
        openPoints(tx, 'late', [{ ...point, facts: {} as never }], now),
      );
      return subject;
    },
  },
  'GET /api/agency/clients/': { make: person('Client'), variants: PEOPLE },
  'GET /api/agency/agents': { make: person('SalesAgent'), variants: PEOPLE },
  'GET /api/agency/subscriptions/invoices': { make: makeInvoice },
  'GET /api/platform/subscriptions/{id}/invoices': {
    make: makeInvoice,
    as: 'platform',
    params: () => ({ id: alpha().id }),
  },
  'GET /api/platform/subscriptions': {
    as: 'platform',
    variants: [{}, { find: 'same name' }],
    async make() {
      const id = randomUUID();
      await raw(`insert into agency (id, name, subdomain, created_at) values ($1, 'Same Name', $2, $3)`, [
        id,
        `s${id.slice(0, 30)}`,
        now,
      ]);
      return id;
    },
  },
};

const tokens = new Map<string, string>();
async function tokenOf(as: NonNullable<Paged['as']>): Promise<string> {
  const known = tokens.get(as);
  if (known) return known;
  const made = await (as === 'platform' ? it.login('platform', 'owner') : it.login('alpha', as));
  tokens.set(as, made);
  return made;
}

type Schema = { _zod: { def: { shape?: object; innerType?: Schema; in?: Schema } } } | undefined;
const keysOf = (schema: Schema): string[] => {
  const { shape, innerType, in: from } = schema?._zod.def ?? {};
  return shape ? Object.keys(shape) : innerType || from ? keysOf(innerType ?? from) : [];
};
/** By which fields a call pages; null for one that does not. */
function fieldsOf({ query, body }: { query?: unknown; body?: unknown }) {
  const keys = [...keysOf(query as Schema), ...keysOf(body as Schema)];
  const pairs = [
    ['offSet', 'limit'],
    ['from', 'size'],
    ['page', 'limit'],
    ['pageNo', 'pageSize'],
    ['after', 'limit'],
  ] as const;
  return pairs.find((pair) => pair.every((key) => keys.includes(key))) ?? null;
}
const paged = () =>
  it.server.handlers.flatMap(({ handler: { endpoint } }) => {
    const fields = fieldsOf(endpoint as never);
    return fields ? [{ name: `${endpoint.method} ${endpoint.path}`, endpoint, fields }] : [];
  });

beforeAll(async () => {
  const [platform, first, ...others] = TEST_AGENCIES;
  const settings = { ...first!.settings, applications: [WALLET] } as never;
  it = await testServer({
    plugins,
    agencies: [platform!, { ...first!, settings }, ...others],
    config: { rateFactor: 1000 },
  });
  now = it.clock.now();
}, 60_000);
afterAll(() => it.close());

test('each call that pages stands in the table', () => {
  expect(
    paged()
      .map(({ name }) => name)
      .sort(),
  ).toEqual(Object.keys(TABLE).sort());
});

test.each(Object.entries(TABLE).filter((row): row is [string, Paged] => typeof row[1] !== 'string'))(
  'G19 pages of %s have every row once, in one order, with the total; a row that comes meanwhile hides none',
  async (name, { make, as = 'owner', variants = [{}], params }) => {
    const { endpoint, fields } = paged().find((one) => one.name === name)!;
    const path = endpoint.path.replace(/\{(\w+)\}/g, (_, key: string) => params!()[key]!);
    const host = as === 'platform' ? 'localhost' : alpha().host;
    const token = await tokenOf(as);
    const made: string[] = [];
    for (let row = 0; row < ROWS; row += 1) made.push(await make());

    async function page(more: Record<string, string>, skip: number, size: number) {
      const given = { ...more, [fields[0]]: skip, [fields[1]]: size };
      const answer = await (endpoint.method === 'GET'
        ? it.request(host, 'GET', `${path}?${new URLSearchParams(given as never).toString()}`, { token })
        : it.request(host, endpoint.method, path, { token, body: given }));
      expect(answer.status, answer.text).toBe(200);
      const inner = answer.json.data as unknown;
      const told = Array.isArray(inner) ? answer.json : (inner as Record<string, unknown>);
      const rows = [told.data, told.entries, told.accounts].find(Array.isArray) as unknown[] | undefined;
      if (!rows) throw new Error(answer.text.slice(0, 300));
      return { rows: rows.map((row) => JSON.stringify(row)), total: told.totalCount as number };
    }
    async function walk(more: Record<string, string>, size: number, meanwhile?: Make) {
      const found: string[] = [];
      for (let skip = 0; ; skip += size) {
        const { rows, total } = await page(more, skip, size);
        if (rows.length === 0) return { found, total };
        found.push(...rows);
        if (skip === 0 && meanwhile) made.push(await meanwhile());
      }
    }

    for (const more of variants) {
      const { rows: all, total } = await page(more, 0, 100);
      expect([all.length, new Set(all).size]).toEqual([total, total]);
      for (const mark of made) expect(all.filter((row) => row.includes(mark))).toHaveLength(1);
      for (const size of SIZES) expect(await walk(more, size)).toEqual({ found: all, total });
    }
    const [more = {}] = variants;
    const { rows: before } = await page(more, 0, 100);
    const { found } = await walk(more, 2, make);
    expect(before.filter((row) => !found.includes(row))).toEqual([]);
  },
);
