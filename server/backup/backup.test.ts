import { PGlite } from '@electric-sql/pglite';
import { randomUUID } from 'node:crypto';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setImmediate as breath } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { bookingMigrations, createBookingEngine, type EngineParts } from '../booking';
import { check } from '../booking/testing/checker';
import { VirtualClock } from '../booking/testing/clock';
import { readFacts } from '../booking/testing/facts';
import { config, fakeSupplier, offerAt, type SupplierEntry } from '../booking/testing/supplier';
import { callerOf, cardToken, makeAgency, query } from '../booking/testing/world';
import { type Database, openDb } from '../db';
import { platformMigrations } from '../db/migrations';
import { runBackupCommand } from '../cli/backup';
import { createEmbeddedGateway } from '../payment';
import { fileJournal } from '../payment/embedded/journal';
import type { AgencyRecord } from '../ports/agency';
import { emptyImage } from '../testing/image';
import { answerBackups } from './ask';

const STARTED = '2027-03-01T09:00:00Z';
const quiet = { error: () => {}, warn: () => {}, info: () => {} };

let work: string;
beforeAll(() => void (work = mkdtempSync(join(tmpdir(), 'backup-'))));
afterAll(() => rmSync(work, { recursive: true, force: true }));

const inDir = (name: string) => join(work, name);
const run = (line: string[], dataDir: string) => runBackupCommand(line, { DATA_DIR: dataDir });
const lines = <T>(path: string): T[] =>
  readFileSync(path, 'utf8')
    .split('\n')
    .filter((line) => line.endsWith('}'))
    .map((line) => JSON.parse(line) as T);

/** A booking engine on a data directory, with the supplier's journal beside the gateway's. */
async function world(dir: string) {
  const db = await openDb({ dataDir: dir, databaseUrl: null });
  await db.migrate([...platformMigrations, ...bookingMigrations]);
  const clock = new VirtualClock(STARTED);
  const { gateway } = createEmbeddedGateway({ journal: { dir: join(dir, 'gateway') }, clock });
  const supplier = fakeSupplier({
    openJournal: (apply) => fileJournal<SupplierEntry>(join(dir, 'gateway', 'supplier.jsonl'), apply),
    clock,
    misbehaviour: {},
  });
  const engineFor = (agency: AgencyRecord) =>
    createBookingEngine({
      ...{ db, clock, stopwatch: clock, config, payments: gateway },
      log: quiet as unknown as EngineParts['log'],
      mail: { send: async () => {}, mayAsk: async () => true },
      audit: { record: async () => {} },
      products: new Map([[supplier.id, supplier]]),
      agencyById: async () => agency,
    });
  const book = async (agency: AgencyRecord) => {
    const engine = engineFor(agency);
    const caller = callerOf(agency);
    const quote = await engine.quote(caller, supplier.id, offerAt(agency), { guests: 1 });
    return engine.start(caller, supplier.id, {
      quoteId: quote.quoteId,
      acceptedTotal: quote.price.total,
      payment: { method: 'card', token: cardToken('success') },
      request: { guests: 1 },
      contactEmail: 'ana@example.com',
      idempotencyKey: randomUUID(),
      language: 'en',
    });
  };
  return { db, clock, engineFor, book };
}

const statesOf = async (db: Database) =>
  new Map(
    (await query(db)<{ id: string; state: string }>('select id, state from booking')).map(({ id, state }) => [
      id,
      state,
    ]),
  );

describe('npm run backup and restore', () => {
  const file = () => inDir('night.tgz');
  let agency: AgencyRecord;
  const told: { bookingId: string; state: string }[] = [];

  test('INV-7 copies what a server has acknowledged, while it goes on selling', async () => {
    const dir = inDir('first');
    mkdirSync(dir);
    await (await PGlite.create(join(dir, 'db'), { loadDataDir: await emptyImage() })).close();
    writeFileSync(join(dir, 'secrets.json'), '{"signingSecret":"kept"}');
    const { db, book } = await world(dir);
    const end = answerBackups({ dataDir: dir, snapshot: db.snapshot!, log: quiet, everyMs: 20 });
    agency = await makeAgency(db, 'first');
    for (let n = 0; n < 4; n++) told.push(await book(agency));
    expect(told.map(({ state }) => state)).toEqual(Array(4).fill('confirmed'));

    let isDone = false;
    const selling = (async () => {
      let sold = 0;
      while (!isDone || sold < 8) {
        await Promise.all([book(agency), book(agency)]);
        sold += 2;
        // The embedded database answers without leaving the loop to timers.
        await breath();
      }
      return sold;
    })();
    expect(await run(['backup', file()], dir)).toMatchObject({ code: 0 });
    isDone = true;
    expect(await selling).toBeGreaterThanOrEqual(8);
    expect(statSync(file()).mode & 0o777).toBe(0o600);
    await end();
    await db.close();
  });

  test('INV-1 INV-2 INV-3 INV-4 a restored one recovers what was under way, and its books agree', async () => {
    const dir = inDir('second');
    expect(await run(['restore', file()], dir)).toMatchObject({ code: 0 });
    expect(readFileSync(join(dir, 'secrets.json'), 'utf8')).toContain('kept');
    const { db, clock, engineFor } = await world(dir);
    const before = await statesOf(db);
    for (const { bookingId, state } of told) expect(before.get(bookingId)).toBe(state);
    const { recovery } = engineFor(agency);
    await (
      await recovery.start({ alone: true, everyMs: 3_600_000 })
    )();
    const ends = ['confirmed', 'failed', 'cancelled'];
    const isOver = async () => [...(await statesOf(db)).values()].every((state) => ends.includes(state));
    for (let round = 0; round < 120 && !(await isOver()); round++) {
      clock.advance(30_000);
      await recovery.run();
    }
    const facts = await readFacts(query(db), [agency.id], {
      now: clock.now(),
      gateway: lines(join(dir, 'gateway', 'gateway.jsonl')),
      supplier: lines<SupplierEntry>(join(dir, 'gateway', 'supplier.jsonl')).filter(
        (entry) => entry.type !== 'rejected',
      ) as never,
      told,
    });
    expect(facts.bookings.length).toBeGreaterThanOrEqual(4);
    expect(check(facts, { settled: true })).toEqual([]);
    await db.close();
  });

  test('a directory that no server uses is copied as it lies, and nothing stays behind', async () => {
    const dir = inDir('second');
    expect(await run(['backup', inDir('rest.tgz')], dir)).toMatchObject({ code: 0 });
    expect(await run(['restore', inDir('rest.tgz')], inDir('third'))).toMatchObject({ code: 0 });
    const names = (where: string) => statSync(join(where, 'db', 'PG_VERSION')).isFile();
    expect(names(inDir('third'))).toBe(true);
  });

  test('what cannot be done is refused in words, and nothing is written over', async () => {
    const said = async (line: string[], dataDir: string) => (await run(line, dataDir)).said;
    expect(await said(['restore', file()], inDir('second'))).toMatch(
      /is there already, and nothing is written over it/,
    );
    expect(await said(['restore', inDir('none.tgz')], inDir('fourth'))).toMatch(/There is no /);
    writeFileSync(inDir('text.tgz'), 'text');
    expect(await said(['restore', inDir('text.tgz')], inDir('fourth'))).toMatch(/tar failed/);
    expect(await said(['backup', inDir('x.tgz')], inDir('nowhere'))).toMatch(/There is no embedded database/);
    expect(await said(['backup'], inDir('second'))).toMatch(/^Usage/);
    const onServer = await runBackupCommand(['backup', 'x'], { DATABASE_URL: 'postgres://who@host/name' });
    expect(onServer.said).toMatch(/docs\/operating\.md/);
  });
});
