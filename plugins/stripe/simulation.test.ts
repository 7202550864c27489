import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { booksOf } from '@/server/booking/testing/checker';
import { MemoryStore } from '@/server/booking/testing/memory-store';
import { type OpenBank, Simulation } from '@/server/booking/testing/simulation';
import { bookingMigrations } from '@/server/booking';
import { nudge } from '@/server/booking/nudge';
import type { Database } from '@/server/db';
import type { Behaviour } from './testing/objects';
import { testDb } from '@/server/testing/database';
import { type FakeEvent, FAULTS } from './testing/fake';
import { stripeWorld } from './testing/world';

/** CARAVEL_SIM=20000 for a longer run. */
const HISTORIES = Math.ceil(Number(process.env['CARAVEL_SIM'] ?? 2_000) / 8);
const ON_DATABASE = Math.min(30, HISTORIES);

/** Stripe's adapter and its stand-in as a bank of the simulation, and two of three questions of a bank a Pix. */
function bank(
  onEvent: (event: FakeEvent, keyOf: (intent: string) => Promise<string | null>) => void = () => {},
) {
  const opened: { world: ReturnType<typeof stripeWorld> | null } = { world: null };
  let nth = 0;
  let asked = 0;
  let returned = 0;
  const open: OpenBank = ({ now, isTroubled }) => {
    const world = stripeWorld({
      now: () => now().getTime(),
      fault: () => (isTroubled() ? FAULTS[nth++ % FAULTS.length]! : null),
      pixCurrency: 'eur',
      // Some take a while to arrive.
      nextRefund: () => (returned++ % 3 === 0 ? 'pending' : 'succeeded'),
      onEvent: (event) => onEvent(event, async (id) => (await world.memory.byIntent(id))?.key ?? null),
    });
    opened.world = world;
    const { fake, gateway, answer } = world;
    return {
      gateway,
      token: (outcome) =>
        fake.makeToken(outcome === 'authenticate' && asked++ % 3 ? 'pix' : (outcome as Behaviour)),
      // The other bank's questions are asked at an address of its own.
      answer: async (url, yes) => void (url.startsWith(fake.origin) && (await answer(url, yes))),
    };
  };
  return { open, opened };
}

async function live(simulation: Simulation, histories: number) {
  for (let seed = 1; seed <= histories; seed++) await simulation.live(seed);
  await simulation.finish();
}

/** What Stripe's own journal has of each payment, beside what the adapter tells of it. */
async function bothBooks({ fake, gateway }: ReturnType<typeof stripeWorld>) {
  const empty = { now: new Date(), bookings: [], events: [], ledger: [], supplier: [], told: [] };
  const journal = booksOf({ ...empty, gateway: fake.facts }, true).payments!;
  const told = await gateway.payments!(new Date(0));
  const moved = (
    payments: readonly { paymentRef: string; captured: number; refunded: number; held: number }[],
  ) =>
    payments
      .filter(({ captured, held }) => captured || held)
      .map(({ paymentRef, captured, refunded, held }) => ({ paymentRef, captured, refunded, held }))
      .sort((one, other) => one.paymentRef.localeCompare(other.paymentRef));
  return [moved(told), moved(journal)] as const;
}

describe(`${HISTORIES} histories of lost answers over Stripe's adapter`, () => {
  const { open, opened } = bank();
  let simulation: Simulation;
  beforeAll(async () => {
    simulation = await Simulation.create(new MemoryStore(), { gateway: open });
    await live(simulation, HISTORIES);
  }, 3_600_000);

  it('INV-1 INV-2 INV-3 INV-4 INV-5 INV-6 INV-7 INV-8 hold', () => {
    expect(simulation.problems).toEqual([]);
    expect(simulation.violations).toEqual([]);
  });

  it('INV-4 the adapter tells of every payment what Stripe has written down', async () => {
    const [told, journal] = await bothBooks(opened.world!);
    expect(told.length).toBeGreaterThan(HISTORIES / 10);
    expect(told).toEqual(journal);
  });

  it('cards and Pix were taken, returned, refused and let go', () => {
    const { fake } = opened.world!;
    const intents = [...fake.platform.intents.values()];
    const pix = intents.filter(({ types }) => types.includes('pix'));
    expect(pix.some(({ metadata }) => metadata['capture'])).toBe(true);
    expect(pix.some(({ charge, metadata }) => charge?.amount_refunded && !metadata['capture'])).toBe(true);
    expect(pix.some(({ status }) => status === 'requires_payment_method')).toBe(true);
    for (const status of ['succeeded', 'canceled', 'requires_payment_method'])
      expect(intents.some((intent) => intent.status === status)).toBe(true);
    for (const end of ['confirmed', 'failed', 'cancelled'])
      expect(simulation.ends.get(end)).toBeGreaterThan(0);
  });
});

describe(`${ON_DATABASE} histories on a database with webhooks that are lost, late and repeated`, () => {
  let db: Database;
  let simulation: Simulation;
  let heard = 0;
  let opened: ReturnType<typeof bank>['opened'];
  beforeAll(async () => {
    db = await testDb(bookingMigrations);
    const late: (() => Promise<void>)[] = [];
    let turn = 0;
    const bankWithEvents = bank((event, keyOf) => {
      const tell = async () => {
        const key = await keyOf(event.data.object.id);
        if (!key) return;
        heard++;
        await nudge(db, key, new Date(8_000_000_000_000));
      };
      // Never, once, twice, or long after.
      const times = turn++ % 4;
      if (times === 3) late.push(tell);
      else for (let nth = 0; nth < times; nth++) void tell();
      if (late.length > 3) void late.shift()!();
    });
    ({ opened } = bankWithEvents);
    simulation = await Simulation.create(db, { gateway: bankWithEvents.open });
    await live(simulation, ON_DATABASE);
  }, 3_600_000);
  afterAll(() => db.close());

  it('INV-1 INV-2 INV-3 INV-4 INV-5 INV-6 INV-7 INV-8 hold', async () => {
    expect(simulation.problems).toEqual([]);
    expect(simulation.violations).toEqual([]);
    expect(heard).toBeGreaterThan(0);
    const [told, journal] = await bothBooks(opened.world!);
    expect(told).toEqual(journal);
  });
});
