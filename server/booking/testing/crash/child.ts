import { randomUUID } from 'node:crypto';
import { appendFileSync, existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { openDb } from '../../../db';
import { platformMigrations } from '../../../db/migrations';
import { createEmbeddedGateway } from '../../../payment';
import { fileJournal } from '../../../payment/embedded/journal';
import type { AgencyRecord } from '../../../ports/agency';
import { bookingMigrations, createBookingEngine, readFailpoints, type EngineParts } from '../..';
import { check } from '../checker';
import { VirtualClock } from '../clock';
import { readFacts } from '../facts';
import { unreliable } from '../gateway';
import { config, fakeSupplier, HOLD_MS, offerAt, type SupplierEntry } from '../supplier';
import { callerOf, cardToken, makeAgency, query } from '../world';
import { SCENARIOS, type ScenarioName } from './scenarios';

// A small booking server that lives on one directory and is killed again and again: it recovers what the one
// before it left, has the checker look, and then begins a booking during which CARAVEL_FAILPOINTS kills it.

const say = (line: string) => process.stdout.write(`${line}\n`);
const [dir = '', startedAt = '', scenarioName = 'trip'] = process.argv.slice(2);
const lines = <T>(file: string): T[] =>
  existsSync(join(dir, file))
    ? readFileSync(join(dir, file), 'utf8')
        .split('\n')
        .filter((line) => line.endsWith('}'))
        .map((line) => JSON.parse(line) as T)
    : [];

const db = await openDb({ dataDir: dir, databaseUrl: process.env['CRASH_DATABASE_URL'] || null });
await db.migrate([...platformMigrations, ...bookingMigrations]);
const agencyFile = join(dir, 'agency.json');
if (!existsSync(agencyFile)) writeFileSync(agencyFile, JSON.stringify(await makeAgency(db, 'crash')));
const agency = JSON.parse(readFileSync(agencyFile, 'utf8')) as AgencyRecord;

const clock = new VirtualClock(startedAt);
const scenario = SCENARIOS[scenarioName as ScenarioName]();
const failpoint = readFailpoints(process.env['CARAVEL_FAILPOINTS'] ?? '');
const { gateway } = createEmbeddedGateway({ journal: { dir }, clock });
const supplier = (misbehaviour = {}) =>
  fakeSupplier({
    openJournal: (apply) => fileJournal<SupplierEntry>(join(dir, 'supplier.jsonl'), apply),
    clock,
    misbehaviour,
  });
const log = { error: () => {}, warn: () => {}, info: () => {} } as unknown as EngineParts['log'];
const parts = (product: ReturnType<typeof supplier>): EngineParts => ({
  db,
  clock,
  stopwatch: clock,
  config,
  log,
  mail: { send: async () => {}, mayAsk: async () => true },
  audit: { record: async () => {} },
  payments: gateway,
  products: new Map([[product.id, product]]),
  agencyById: async () => agency,
});
const tell = (progress: { bookingId: string; state: string }) =>
  appendFileSync(
    join(dir, 'told.jsonl'),
    `${JSON.stringify({ bookingId: progress.bookingId, state: progress.state })}\n`,
  );

const recovered = createBookingEngine(parts(supplier()));
await (
  await recovered.recovery.start({ alone: true, everyMs: 3_600_000 })
)();
const open = async () =>
  (
    await query(db)<{ many: number }>(
      "select count(*) as many from booking where state not in ('confirmed','failed','cancelled')",
    )
  )[0]!.many;
for (let round = 0; round < 120 && Number(await open()) > 0; round++) {
  clock.advance(30_000);
  await recovered.recovery.run();
}
const facts = await readFacts(query(db), [agency.id], {
  now: clock.now(),
  gateway: lines('gateway.jsonl'),
  supplier: lines<SupplierEntry>('supplier.jsonl').filter((entry) => entry.type !== 'rejected') as never,
  told: lines('told.jsonl'),
});
for (const violation of check(facts, { settled: true })) say(JSON.stringify(violation));
say(`checked ${facts.bookings.length}`);

if (process.env['CARAVEL_FAILPOINTS']) {
  const seller = supplier(scenario.misbehaviour);
  const payments = scenario.bank ? unreliable(gateway, scenario.bank, clock) : gateway;
  const engine = createBookingEngine({ ...parts(seller), payments, failpoint });
  const caller = callerOf(agency);
  const quote = await engine.quote(caller, seller.id, offerAt(agency), { guests: 1 });
  let progress = await engine.start(caller, seller.id, {
    quoteId: quote.quoteId,
    acceptedTotal: quote.price.total,
    payment: scenario.hold ? null : { method: 'card', token: cardToken(scenario.card) },
    request: { guests: 1 },
    contactEmail: 'ana@example.com',
    idempotencyKey: randomUUID(),
    language: 'en',
  });
  tell(progress);
  if (scenario.hold === 'pay') {
    progress = await engine.pay(caller, progress.bookingId, {
      payment: { method: 'card', token: cardToken(scenario.card) },
      acceptedTotal: quote.price.total,
      idempotencyKey: randomUUID(),
    });
    tell(progress);
  }
  if (scenario.hold === 'forget') clock.advance(HOLD_MS);
  if (progress.actionUrl)
    await gateway.answerChallenge(
      new URL(progress.actionUrl, 'http://x').searchParams.get('id')!,
      'confirmed',
    );
  for (let round = 0; round < 20 && !['confirmed', 'failed'].includes(progress.state); round++) {
    clock.advance(30_000);
    progress = await engine.resume(caller, progress.bookingId);
    tell(progress);
  }
  if (scenarioName === 'trip')
    tell(
      await engine.cancel(
        caller,
        progress.bookingId,
        (await engine.cancelPenalty(caller, progress.bookingId)).penalty,
      ),
    );
  say('survived');
}
await db.close();
