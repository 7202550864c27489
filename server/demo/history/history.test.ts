import { connectors } from '../../connectors';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { pino } from 'pino';
import { check } from '../../booking/testing/checker';
import { type GatewayFact, readFacts, type SupplierFact } from '../../booking/testing/facts';
import { compose, type Server } from '../../compose';
import type { Database } from '../../db/open';
import { migrationsOf } from '../../migrations';
import { createEmbeddedGateway } from '../../payment';
import { plugins } from '../../plugins';
import { testClock } from '../../testing/clock';
import { testDb } from '../../testing/database';
import { CONFIG } from '../../testing/harness';
import { testSite } from '../../testing/site';
import { DEMO_USERS } from '../../config/demo-accounts';
import { seedDemo } from '../seed';
import { AGENCIES } from './agencies';
import { gatewayIn, type HistoryParts, makeHistory } from './index';

const DAY_MS = 24 * 60 * 60_000;
const never = new AbortController().signal;
const clock = testClock('2026-11-20T12:00:00Z');
const now = clock.now();
const daysFromNow = (date: Date | string) => (new Date(date).getTime() - now.getTime()) / DAY_MS;

let dir: string;
let db: Database;
let server: Server;
let parts: HistoryParts;

interface Booked {
  id: string;
  agency_id: string;
  subdomain: string;
  user_id: string;
  maker: string;
  client_id: string | null;
  product: string;
  state: string;
  created_at: Date;
  updated_at: Date;
  starts_at: string;
  ends_at: string;
  hold_until: Date | null;
  markup_bps: number;
  protection_bps: number | null;
  held: boolean;
  supplier_ref: string;
}

const read = async <Row>(text: string) => (await db.raw(text)).rows as Row[];
const bookings = () =>
  read<Booked>(`select booking.*, agency.subdomain, app_user.email as maker from booking
    join agency on agency.id = booking.agency_id
    join app_user on app_user.agency_id = booking.agency_id and app_user.id = booking.user_id
    order by booking.created_at`);
const of = async (subdomain: string) => (await bookings()).filter((row) => row.subdomain === subdomain);

beforeAll(async () => {
  dir = await mkdtemp(join(tmpdir(), 'history-'));
  db = await testDb(migrationsOf(plugins, connectors));
  await seedDemo(db);
  server = await compose({
    config: CONFIG,
    log: pino({ level: 'silent' }),
    clock,
    db,
    plugins,
    connectors,
    site: testSite,
    payments: createEmbeddedGateway({ journal: { dir }, clock }).gateway,
    gatewayPages: null,
    background: false,
  });
  parts = { services: server.services, plugins, gatewayAt: gatewayIn(dir), waitMs: 0, pauseMs: 0 };
  // Three processes: two are killed in the middle, the last one ends it.
  for (const steps of [7, 60]) {
    const killed = new AbortController();
    let left = steps;
    const services = {
      ...server.services,
      log: { ...server.services.log, warn: () => {} } as never,
      db: {
        ...db,
        withTenant: (async (agencyId, work) => {
          if (left-- === 0) killed.abort();
          if (killed.signal.aborted) throw new Error('killed');
          return db.withTenant(agencyId, work);
        }) as Database['withTenant'],
      },
    };
    await makeHistory({ ...parts, services }, killed.signal).catch(() => undefined);
    expect(killed.signal.aborted).toBe(true);
  }
  await server.bookings.recovery.start({ alone: true }).then((end) => end());
  await makeHistory(parts, never);
}, 300_000);

afterAll(async () => {
  await server.stop();
  await rm(dir, { recursive: true, force: true });
});

describe('the history of the demo agencies', () => {
  it('has bookings over the last months, more as time goes on, and nothing in the future', async () => {
    for (const subdomain of ['bluefjord', 'horizonte']) {
      const rows = await of(subdomain);
      expect(rows.length).toBeGreaterThanOrEqual(40);
      expect(rows.length).toBeLessThanOrEqual(AGENCIES[subdomain]!.bookings);
      const ages = rows.map((row) => -daysFromNow(row.created_at));
      expect(Math.max(...ages)).toBeLessThanOrEqual(121);
      expect(Math.max(...ages)).toBeGreaterThan(100);
      expect(Math.min(...ages)).toBeGreaterThan(0);
      expect(ages.filter((age) => age < 60).length).toBeGreaterThan(ages.filter((age) => age >= 60).length);
      const days = new Set(rows.map((row) => row.created_at.toISOString().slice(0, 10)));
      expect(days.size).toBeGreaterThan(30);
    }
  });

  it('has trips that are over, that go on and that are still to come', async () => {
    const rows = (await of('bluefjord')).filter(({ state }) => state === 'confirmed');
    const starts = rows.map((row) => daysFromNow(`${row.starts_at.slice(0, 10)}T12:00:00Z`));
    expect(Math.min(...starts)).toBeGreaterThanOrEqual(-61);
    expect(Math.max(...starts)).toBeLessThanOrEqual(91);
    const ends = rows.map((row) => daysFromNow(`${row.ends_at.slice(0, 10)}T12:00:00Z`));
    expect(ends.filter((end) => end < 0).length).toBeGreaterThan(8);
    expect(starts.filter((start) => start > 0).length).toBeGreaterThan(8);
  });

  it('has cancelled, refused, reserved, later paid, protected and dearer sold ones', async () => {
    const rows = await bookings();
    const some = (found: (row: Booked) => unknown) => rows.filter((row) => found(row)).length;
    for (const subdomain of ['bluefjord', 'horizonte']) {
      const theirs = (found: (row: Booked) => unknown) =>
        some((row) => row.subdomain === subdomain && found(row));
      expect(theirs(({ state }) => state === 'cancelled')).toBeGreaterThan(1);
      expect(theirs(({ state, held }) => state === 'failed' && held)).toBeGreaterThanOrEqual(1);
      expect(theirs(({ state, hold_until }) => state === 'reserved' && hold_until! > now)).toBe(1);
      expect(theirs(({ client_id }) => client_id)).toBeGreaterThan(5);
    }
    expect(some(({ state }) => !['confirmed', 'cancelled', 'failed', 'reserved'].includes(state))).toBe(0);
    expect(
      some(({ subdomain, protection_bps }) => protection_bps && subdomain === 'horizonte'),
    ).toBeGreaterThan(3);
    expect(
      some(({ markup_bps, client_id }) => client_id && ![500, 650, 800, 1000].includes(markup_bps)),
    ).toBeGreaterThan(0);
    const made = plugins.filter(({ plugin }) => plugin.demo).map(({ id }) => id);
    expect([...new Set((await of('horizonte')).map(({ product }) => product))].sort()).toEqual(made.sort());
    const own = (await of('bluefjord')).filter(({ maker }) => maker === 'client@bluefjord.example');
    expect(own.length).toBeGreaterThan(2);
  });

  it('leaves alone who has just begun and who is asleep', async () => {
    const rows = await bookings();
    expect(rows.filter(({ subdomain }) => ['dormant', 'newcomer'].includes(subdomain))).toEqual([]);
  });

  it('R171: a restricted agent has bookings and sees his own alone', async () => {
    const rows = await of('bluefjord');
    const mine = rows.filter(({ maker }) => maker === 'restricted@bluefjord.example');
    expect(mine.length).toBeGreaterThan(2);
    const host = 'bluefjord.localhost';
    const call = async (path: string, init: RequestInit, token?: string) =>
      (await (
        await server.app.fetch(
          new Request(`http://${host}${path}`, {
            ...init,
            headers: {
              host,
              'auth-key': CONFIG.authKey,
              'content-type': 'application/json',
              ...(token ? { 'x-access-token': token } : {}),
            },
          }),
          { incoming: { socket: { remoteAddress: '127.0.0.1' } } } as never,
        )
      ).json()) as { auth: string; data: { totals: { bookings: number } } };
    const dashboard = async (name: (typeof DEMO_USERS)[number]['name']) => {
      const { auth } = await call('/api/user/login', {
        method: 'POST',
        body: JSON.stringify({ email: `${name}@bluefjord.example`, password: 'Caravel_2026' }),
      });
      return (await call('/api/v2/agency/dashboards', {}, auth)).data.totals.bookings;
    };
    expect(await dashboard('restricted')).toBe(
      mine.filter(({ state, held }) => state !== 'failed' || held).length,
    );
    expect(await dashboard('owner')).toBe(
      rows.filter(({ state, held }) => state !== 'failed' || held).length,
    );
  });

  it('INV-1 to INV-7: books, ledger, gateway and supplier agree, though two processes were killed', async () => {
    const gateway = (await readFile(join(dir, 'gateway.jsonl'), 'utf8'))
      .trim()
      .split('\n')
      .map((line) => JSON.parse(line) as GatewayFact);
    const supplier = await supplierFacts();
    const rows = await bookings();
    const agencies = [...new Set(rows.map(({ agency_id }) => agency_id))];
    const facts = await readFacts(read, agencies, { now, gateway, supplier });
    const found = check(facts, { settled: true });
    const reserved = new Set(rows.filter(({ state }) => state === 'reserved').map(({ id }) => id));
    expect(found.filter(({ bookingId }) => !reserved.has(bookingId!))).toEqual([]);
    expect(gateway.filter(({ type, result }) => type === 'capture' && result === 'done').length).toBe(
      rows.filter(({ state }) => ['confirmed', 'cancelled'].includes(state)).length,
    );
  });

  it('writes its letters on their days, delivered, without papers, and leaves no job', async () => {
    type Attached = { cid?: string; contentType: string };
    const letters = await read<{ created_at: Date; delivered_at: Date; attachments: Attached[] }>(
      'select created_at, delivered_at, attachments from mail',
    );
    expect(letters.length).toBeGreaterThan(100);
    for (const letter of letters) {
      expect(letter.created_at < now).toBe(true);
      expect(letter.delivered_at).toEqual(letter.created_at);
      // Pictures travel inside, and what takes a trip out of a calendar costs nothing to draw; other files do not.
      const isDrawn = ({ cid, contentType }: Attached) => !cid && !contentType.includes('method=CANCEL');
      expect(letter.attachments.filter(isDrawn)).toEqual([]);
    }
    expect(await server.jobs.drain()).toBe(0);
  });

  it('is made once: a restart adds nothing, nor one on another day, nor where somebody has worked', async () => {
    const before = (await bookings()).length;
    expect(await makeHistory(parts, never)).toBe(0);
    clock.advance(40 * DAY_MS);
    expect(await makeHistory(parts, never)).toBe(0);
    expect((await bookings()).length).toBe(before);
    await db.raw('delete from demo_history');
    expect(await makeHistory(parts, never)).toBe(0);
  });
});

/** What the embedded suppliers of every product wrote into their books, with plain SQL. */
async function supplierFacts(): Promise<SupplierFact[]> {
  const tables = (
    await read<{ name: string }>(
      "select table_name as name from information_schema.tables where table_name like '%_sandbox_%'",
    )
  ).map(({ name }) => name);
  const since = (type: string, table: string, events: string, which: string) =>
    `select '${type}', made.reference, made.supplier_ref, (made.record #>> '{net,amount}')::bigint
      from ${table} made join ${events} event using (supplier_ref) where ${which}`;
  const booksOf = (table: string): string[] => {
    const events = table.replace(/_order$/, '_event');
    const cancellations = table.replace(/_order$/, '_cancellation');
    return [
      `select 'booked' as type, reference, supplier_ref as "supplierRef", (record #>> '{net,amount}')::bigint as net
        from ${table} where record #>> '{outcome,kind}' = 'booked'`,
      since('cancelled', table, events, "event.kind = 'cancelled'"),
      since('issued', table, events, "event.kind = 'ticketed'"),
      ...(tables.includes(cancellations) ? [since('cancelled', table, cancellations, 'true')] : []),
    ];
  };
  const books = tables.filter((table) => table.endsWith('_order'));
  expect(books.length).toBeGreaterThan(1);
  const rows = await read<SupplierFact>(books.flatMap(booksOf).join(' union all '));
  return rows.map(({ net, ...row }) => ({ ...row, net: Number(net) }));
}
