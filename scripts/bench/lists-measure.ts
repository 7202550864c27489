/**
 * How fast the back office answers over a full database. Needs TEST_DATABASE_URL, a PostgreSQL server; with KEEP=1 the
 * database stays for a look at its plans.
 */
import { plugins } from '../../server/plugins';
import type { Sell } from '../../server/testing/access';
import { testServer } from '../../server/testing/harness';
import { AGENCIES, BOOKINGS, CLIENTS, seedLists } from './lists-seed';
import { drawTable, type Figure } from './table';

/** The product whose bookings fill the lists. */
const SOLD = 'flight';
const cases = import.meta.glob<{ sell: Sell }>('/plugins/*/server/access.cases.ts');
const HOST = 'alpha.localhost';
const RUNS = 20;
const GOAL_MS = 100;
/** What is asked once more by an agent who sees only what he did. */
const OF_RESTRICTED = ['first page', 'sums of everything', 'dashboard, 12 months', 'by locator', 'searches'];

if (!process.env['TEST_DATABASE_URL']) throw new Error('TEST_DATABASE_URL has to name a PostgreSQL server');

const it = await testServer({ plugins, config: { rateFactor: 1_000_000 } });
/** Milliseconds that the database has worked since it was last asked; what it waited for the machine is among them. */
let counted = 0;
async function databaseTime(): Promise<number> {
  // It brings its figures up to date at most once a second, at the end of a statement.
  await new Promise((resolve) => setTimeout(resolve, 1_100));
  await it.db.raw('select 1');
  const { rows } = await it.db.raw(
    'select active_time from pg_stat_database where datname = current_database()',
  );
  const before = counted;
  counted = (rows[0] as { active_time: number }).active_time;
  return counted - before;
}

try {
  const { sell } = await cases[`/plugins/${SOLD}/server/access.cases.ts`]!();
  const client = await it.login('alpha', 'client');
  const { bookingId } = await sell(
    async (method, path, body) => {
      const { status, json, text } = await it.request(HOST, method, `/${path.replace(/^\//, '')}`, {
        token: client,
        body,
      });
      if (status >= 300) throw new Error(`${path}: ${text}`);
      return json;
    },
    'Almeida',
    it.clock.now(),
  );
  const began = performance.now();
  const alpha = it.agencies['alpha']!;
  await seedLists(it.db, { id: alpha.id, subdomain: 'alpha', agent: alpha.users['restricted']! }, bookingId);
  await it.db.raw('vacuum analyze');
  console.log(
    `${BOOKINGS} bookings, ${CLIENTS} clients, ${AGENCIES} agencies in ${Math.round((performance.now() - began) / 1000)} s`,
  );

  const tokens = {
    owner: await it.login('alpha', 'owner'),
    restricted: await it.login('alpha', 'restricted'),
  };
  const some = await it.db.withTenant(alpha.id, (tx) =>
    tx
      .selectFrom('booking')
      .select(['locator', 'user_id'])
      .where('user_id', '<>', alpha.users['restricted']!)
      .limit(1)
      .offset(777)
      .executeTakeFirstOrThrow(),
  );
  const list = '/api/v3/agency/flights/bookings?limit=20';
  const totals = '/api/agency/bookings/totals?category=flight';
  const day = (before: number) => new Date(Date.now() - before * 86_400_000).toISOString().slice(0, 10);
  const asked: Record<string, string> = {
    'first page': `${list}&offSet=0`,
    'page 250': `${list}&offSet=4980`,
    'page 500': `${list}&offSet=9980`,
    'by price': `${list}&sortBy=price&sortOrder=desc`,
    'by travel date, page 100': `${list}&sortBy=travel&offSet=1980`,
    'by locator': `${list}&searchString=${some.locator!.slice(0, 4)}`,
    'by status': `${list}&selectedStatus=Cancelled`,
    'past trips': `${list}&showPastTrips=true`,
    'one month': `${list}&startDate=${day(60)}&endDate=${day(30)}`,
    'one client': `${list}&userId=${some.user_id}`,
    'sums of everything': totals,
    'sums of one month': `${totals}&startDate=${day(60)}&endDate=${day(30)}`,
    'dashboard, 12 months': '/api/v2/agency/dashboards?period=12m',
    'dashboard, 30 days': '/api/v2/agency/dashboards?period=30d',
    'people who booked': '/api/agency/bookings/users?category=flight&searchString=number',
    'search across products': `/api/agency/bookings/find?locator=${some.locator}`,
    clients: '/api/agency/clients/?limit=20',
    'clients by name, page 50': '/api/agency/clients/?limit=20&sort=name&offSet=980',
    'search of clients': '/api/agency/clients/?limit=20&searchQuery=number%2077',
    agents: '/api/agency/agents?limit=20',
    'activity log': '/api/agency/audit?size=20',
    'activity log, page 250': '/api/agency/audit?size=20&from=4980',
    'activity of one action': '/api/agency/audit?size=20&action=bench.5',
    searches: '/api/agency/search/services?size=20',
    'searches, page 250': '/api/agency/search/services?size=20&from=4980',
  };
  const figures: Figure[] = [];
  const measure = async (what: string, path: string, token: string) => {
    const call = async () => {
      const from = performance.now();
      const { status, text } = await it.request(HOST, 'GET', path, { token });
      if (status !== 200) throw new Error(`${path}: ${status} ${text}`);
      return performance.now() - from;
    };
    await databaseTime();
    const times: number[] = [];
    for (let run = 0; run < RUNS; run += 1) times.push(await call());
    const ofDatabase = (await databaseTime()) / RUNS;
    const sorted = [...times].sort((a, b) => a - b);
    const p95 = sorted[Math.ceil(RUNS * 0.95) - 1]!;
    figures.push({
      what,
      measured: `${p95.toFixed(0)} ms`,
      goal: `≤ ${GOAL_MS} ms`,
      met: p95 <= GOAL_MS,
      reference: `first ${times[0]!.toFixed(0)}, median ${sorted[RUNS / 2]!.toFixed(0)}, database ${ofDatabase.toFixed(1)} ms`,
    });
    console.log(`${what}: ${figures.at(-1)!.measured} (${figures.at(-1)!.reference})`);
  };
  for (const [what, path] of Object.entries(asked)) await measure(what, path, tokens.owner);
  for (const what of OF_RESTRICTED)
    await measure(`${what}, restricted agent`, asked[what]!, tokens.restricted);
  console.log(drawTable(figures));
} finally {
  if (!process.env['KEEP']) await it.close();
}
