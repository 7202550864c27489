import type { Insertable } from 'kysely';
import { pino } from 'pino';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openSession } from '../auth/sessions';
import type { UserTable } from '../db/tables';
import { plugins } from '../plugins';
import { knowledgeOf } from '../testing/fuzz/known';
import { seeded } from '../testing/fuzz/random';
import { RAW } from '../testing/fuzz/raw-sentences';
import { type Operation, operationsOf, requestsOf, type Sent } from '../testing/fuzz/requests';
import { applicationsOf } from '../testing/applications';
import { TEST_AGENCIES, testServer, type TestServer } from '../testing/harness';

/** Others, and more of them, by hand: `FUZZ_SEED=7 FUZZ_ROUNDS=50 npx vitest run --project server server/security/fuzz`. */
const SEED = Number(process.env['FUZZ_SEED'] ?? 20_270_301);
const ROUNDS = Number(process.env['FUZZ_ROUNDS'] ?? 4);
/** What the machine does meanwhile must not make the tests wait: the first round is always whole. */
const LONGEST_MS = 15_000;
const WHO = ['anonymous', 'client', 'owner'] as const;
type Who = (typeof WHO)[number];

/** A stack, a statement or a path of this machine. */
const LEAK = /\.[jt]s:\d|\bat async |\bsqlstate\b|\bselect \S+ from\b|node_modules/i;

let it: TestServer;
const tokens: Partial<Record<Who, string>> = {};
/** What the server wrote down of its own faults. */
const faults: string[] = [];
const log = pino(
  { level: 'error' },
  {
    write: (line: string) =>
      void faults.push((JSON.parse(line) as { err?: { stack?: string } }).err?.stack ?? line),
  },
);

/** Their accounts as they were: some call may delete one. */
const accounts: Partial<Record<Who, Insertable<UserTable>>> = {};

type Found = Insertable<UserTable> & { search_key?: string; phone_key?: string };

/** A session, whatever was done to the account meanwhile. */
function admitted(who: Who): Promise<string> {
  const { id, users } = it.agencies['alpha']!;
  return it.db.withTenant(id, async (tx) => {
    if (!accounts[who]) {
      const account = tx.selectFrom('app_user').selectAll().where('id', '=', users[who]!);
      // The keys by which people are found are the database's own.
      const { search_key: _, phone_key: __, ...kept }: Found = await account.executeTakeFirstOrThrow();
      accounts[who] = kept;
    }
    await tx
      .insertInto('app_user')
      .values(accounts[who])
      .onConflict((known) => known.columns(['agency_id', 'id']).doUpdateSet({ status: 'Active' }))
      .execute();
    return openSession(tx, id, users[who]!, it.clock.now(), '');
  });
}

beforeAll(async () => {
  it = await testServer({
    plugins,
    log,
    config: { rateFactor: 100_000 },
    agencies: TEST_AGENCIES.map((agency) => ({
      ...agency,
      settings: { ...agency.settings, applications: applicationsOf(plugins), visitorsMaySearch: true },
    })),
  });
  for (const who of ['client', 'owner'] as const) tokens[who] = await admitted(who);
});
afterAll(() => it.close());

async function send(who: Who, { method, path, headers, body }: Sent) {
  const answer = await it.request('alpha.localhost', method, path, { token: tokens[who], headers, body });
  if (answer.status === 401 && who !== 'anonymous') tokens[who] = await admitted(who);
  return answer;
}

const told = (who: Who, { method, path, headers, body }: Sent) =>
  `${who}: ${method} ${path.slice(0, 300)} ${JSON.stringify(headers).slice(0, 200)} ${String(body).slice(0, 900)}`;

test('SEC-34 SEC-43 whatever is sent to any call of the API, by anybody, is answered, and breaks nothing', async () => {
  const operations = operationsOf((await it.request('alpha.localhost', 'GET', '/api/openapi.json')).json);
  expect(operations.length).toBe(it.server.handlers.length);
  const { calls, texts } = await knowledgeOf(it, 'alpha', tokens.client!);
  const next = requestsOf(seeded(SEED), calls, texts);
  const broken: string[] = [];
  const refused = new Set<string>();
  const done = new Set<Operation>();
  const started = performance.now();
  const isLate = () => process.env['FUZZ_ROUNDS'] === undefined && performance.now() - started > LONGEST_MS;

  for (let round = 0; round < ROUNDS; round++)
    for (const operation of operations)
      for (const who of WHO) {
        const name = `${who} ${operation.method} ${operation.path}`;
        if (refused.has(name) || (round > 0 && isLate())) continue;
        const sent = next(operation);
        faults.length = 0;
        const { status, text } = await send(who, sent);
        if (status === 200) done.add(operation);
        // Whoever may not call learns it before anything of the call is looked at: once is enough.
        if (status === 403 || (status === 401 && who === 'anonymous')) refused.add(name);
        if (status >= 500 || faults.length > 0 || (status >= 400 && (LEAK.test(text) || RAW.test(text))))
          broken.push(
            `${told(who, sent)} → ${status} ${text.slice(0, 300)} ${faults.join('\n').slice(0, 900)}`,
          );
      }
  expect(broken, `seed ${SEED}`).toEqual([]);
  // A server that refuses everything would pass, and prove nothing.
  expect(done.size).toBeGreaterThan(operations.length / 3);
}, 600_000);
