import { randomUUID } from 'node:crypto';
import { appendFileSync, existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { pino } from 'pino';
import { createBookingEngine } from '@/server/booking';
import { check } from '@/server/booking/testing/checker';
import { readFacts } from '@/server/booking/testing/facts';
import { config, fakeSupplier, offerAt, type SupplierEntry } from '@/server/booking/testing/supplier';
import { callerOf, cardToken, makeAgency, person, query } from '@/server/booking/testing/world';
import { walletMigration } from '@/plugins/reward-wallet/server/store/migration';
import { openDb } from '@/server/db';
import { createJobs } from '@/server/jobs/jobs';
import { createMailer } from '@/server/mail/mailer';
import { migrationsOf } from '@/server/migrations';
import { createEmbeddedGateway } from '@/server/payment';
import { sqlSplits } from '@/server/payment/parts/store';
import { withMethods } from '@/server/payment/parts/with-methods';
import { fileJournal } from '@/server/payment/embedded/journal';
import type { AgencyRecord } from '@/server/ports/agency';
import type { Order, Place, Report } from './talk';
import { openWallet, withWallet } from './wallet';

// A small booking server that sells without end, is told what the weather is, and is killed in it again and again.

const place = JSON.parse(process.argv[2] ?? '{}') as Place;
const tell = (report: Report) => process.send?.(report);
const chance = (probability: number) => Math.random() < probability;
const pick = <T>(items: readonly T[]): T => items[Math.floor(Math.random() * items.length)]!;

let setBy = place.setBy;
let isCalm = place.isCalm;
const clock = { now: () => new Date(Date.now() + setBy) };
const log = pino({ level: 'silent' });

const db = await openDb({ dataDir: place.dir, databaseUrl: place.databaseUrl });
await db.migrate(
  migrationsOf(
    [
      {
        id: 'reward-wallet',
        activatedBy: { always: true },
        plugin: { id: 'reward-wallet', handlers: [], migrations: [walletMigration] },
      },
    ],
    [],
  ),
);
const agencyFile = join(place.dir, 'agency.json');
if (!existsSync(agencyFile)) writeFileSync(agencyFile, JSON.stringify(await makeAgency(db, 'storm')));
const agency = withWallet(JSON.parse(readFileSync(agencyFile, 'utf8')) as AgencyRecord);
const wallet = await openWallet({ db, clock, agency, file: join(place.dir, 'holder') });

const jobs = createJobs({ db, clock, log });
const told = (name: string, line: object) =>
  appendFileSync(join(place.dir, name), `${JSON.stringify(line)}\n`);
const linesOf = <T>(path: string): T[] =>
  existsSync(path)
    ? readFileSync(path, 'utf8')
        .split('\n')
        .filter((line) => line.endsWith('}'))
        .map((line) => JSON.parse(line) as T)
    : [];

const mail = createMailer({
  db,
  jobs,
  clock,
  tenants: { find: async () => agency } as never,
  // At the true time, whatever the clock of the process says.
  transport: {
    name: 'mailbox',
    send: async (_, { id }) => told('letters.jsonl', { id, at: Date.now() }),
  },
  route: async () => ({ kind: 'elsewhere' }),
  platformHost: 'storm.example',
  logoOf: async () => null,
  // Everybody here is written to at one address.
  factor: 1_000_000,
});
const { gateway } = createEmbeddedGateway({ journal: { dir: place.journals }, clock });
const payments = withMethods({
  gateway,
  methods: new Map([[wallet.method.id, wallet.method]]),
  splits: sqlSplits(db),
  clock,
});
const supplierFile = join(place.journals, 'supplier.jsonl');
const product = fakeSupplier({
  openJournal: (apply) => fileJournal<SupplierEntry>(supplierFile, apply),
  clock,
  misbehaviour: {
    onTheWay: () => sleep(Math.random() * 60),
    book: () =>
      isCalm || chance(0.8) ? 'none' : pick(['commit-then-drop', 'broken', 'sold-out', 'hang'] as const),
    lookup: () => (isCalm || chance(0.9) ? 'none' : 'broken'),
    issue: () => (isCalm || chance(0.9) ? 'none' : pick(['commit-then-drop', 'broken'] as const)),
    cancel: () => (isCalm || chance(0.9) ? 'none' : pick(['commit-then-drop', 'broken'] as const)),
  },
});
const engine = createBookingEngine({
  db,
  clock,
  config,
  log,
  mail,
  audit: { record: async () => {} },
  payments,
  takesMethod: (_, method) => method === wallet.method.id,
  products: new Map([[product.id, product]]),
  agencyById: async () => agency,
  // So that a process is killed at every point alike.
  failpoint: () => (isCalm ? undefined : sleep(Math.random() * 12)),
});

const hear = <T extends { bookingId: string; state: string }>(progress: T): T => {
  told('told.jsonl', { bookingId: progress.bookingId, state: progress.state });
  return progress;
};

/** Somebody books, and may pay later, or cancel. */
async function sellOne(): Promise<void> {
  const isHolder = chance(0.4);
  const caller = callerOf(agency, person(agency, isHolder ? { id: wallet.holder } : {}));
  const isHold = chance(0.2);
  const card = () => ({ method: 'card', token: cardToken(chance(0.9) ? 'success' : 'declined') });
  const quote = await engine.quote(caller, product.id, offerAt(agency), { guests: 1 });
  const payment = () => {
    if (!isHolder) return card();
    if (chance(0.3)) return { method: 'wallet', token: 'storm' };
    const amount = Math.ceil(quote.price.total.amount / 3);
    return { ...card(), also: [{ method: 'wallet', token: 'storm', amount }] };
  };
  const order = {
    quoteId: quote.quoteId,
    acceptedTotal: quote.price.total,
    payment: isHold ? null : payment(),
    request: { guests: 1 },
    contactEmail: 'ana@example.com',
    idempotencyKey: randomUUID(),
    language: 'en' as const,
  };
  const twice = chance(0.1) ? [order, order] : [order];
  const [progress] = await Promise.all(
    twice.map(async (each) => hear(await engine.start(caller, product.id, each))),
  );
  const { bookingId, state } = progress!;
  if (state === 'reserved') {
    const input = { payment: payment(), acceptedTotal: quote.price.total, idempotencyKey: randomUUID() };
    hear(await engine.pay(caller, bookingId, input));
  }
  if (state !== 'confirmed' || !chance(0.25)) return;
  const { penalty } = await engine.cancelPenalty(caller, bookingId);
  hear(await engine.cancel(caller, bookingId, penalty));
}

async function sell(): Promise<void> {
  while (!isCalm) {
    // Refused, or the database is away, or the disk is full: people try again.
    await sellOne().catch(() => sleep(50));
    await sleep(Math.random() * 100);
  }
}

/** What is on its way; what is reserved waits for its payer and is not. */
const open = async (): Promise<number> => {
  const [row] = await query(db)<{ many: number }>(`select count(*) as many from booking
    where state not in ('confirmed', 'failed', 'cancelled', 'reserved') or stray is not null`);
  return Number(row!.many);
};

async function judge(): Promise<void> {
  const supplier = linesOf<SupplierEntry>(supplierFile).filter((entry) => entry.type !== 'rejected');
  const facts = await readFacts(query(db), [agency.id], {
    now: clock.now(),
    gateway: linesOf(join(place.journals, 'gateway.jsonl')),
    payments: await payments.payments!(new Date(0)),
    supplier: supplier as never,
    told: linesOf(join(place.dir, 'told.jsonl')),
  });
  const letters = await query(db)<{ id: string; created_at: Date }>('select id, created_at from mail');
  const sent = new Map(
    linesOf<{ id: string; at: number }>(join(place.dir, 'letters.jsonl')).map(({ id, at }) => [id, at]),
  );
  tell({
    kind: 'judged',
    violations: [
      ...(await wallet.violations()),
      ...check(facts, { settled: true, slackMs: place.slackMs })
        .filter(({ what }) => what !== 'came to no end: reserved')
        .map(({ invariant, what, bookingId }) => `${invariant} ${bookingId}: ${what}`),
    ],
    byWallet: await wallet.payments(),
    bookings: facts.bookings.length,
    moves: facts.events.map(({ booking_id, at, type }) => ({ id: booking_id, at: at.getTime(), type })),
    letters: letters.map(({ id, created_at }) => ({
      writtenAt: created_at.getTime(),
      sentAt: sent.get(id) ?? null,
    })),
  });
}

process.on('message', (order: Order) => {
  if (order.kind === 'set') setBy = order.by;
  if (order.kind === 'calm') isCalm = true;
  const answer = async () => {
    if (order.kind === 'count') tell({ kind: 'open', many: await open() });
    if (order.kind === 'judge') await judge();
  };
  void answer().catch((error: unknown) => tell({ kind: 'trouble', what: String(error) }));
});
process.on('disconnect', () => process.exit(0));

await jobs.start();
await engine.recovery.start({ alone: db.embedded, everyMs: 500 });
tell({ kind: 'ready' });
await Promise.all([sell(), sell(), sell()]);
