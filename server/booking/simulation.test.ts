import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Database } from '../db';
import { testDb } from '../testing/database';
import { bookingMigrations } from '.';
import { STATES } from './states';
import { MemoryStore } from './testing/memory-store';
import { Simulation } from './testing/simulation';

/** CARAVEL_SIM=20000 for a longer run, CARAVEL_SIM_SEED=17 to live through one history again. */
const HISTORIES = Number(process.env['CARAVEL_SIM'] ?? 2_000);
const ONLY = process.env['CARAVEL_SIM_SEED'];

/** As many on a real database: it is slower, and the same promises have to hold there. */
const ON_DATABASE = Math.min(60, HISTORIES);

/** Of these the clock of the server is wrong now and then. */
const WITH_CLOCKS = Math.ceil(HISTORIES / 4);

const LINES = [
  ['INV-1', 'at most one supplier booking and one capture per intent'],
  ['INV-2', 'captured money is a confirmed booking, or nets to what a cancellation keeps'],
  ['INV-3', 'every supplier booking is known here or cancelled there'],
  ['INV-4', 'the ledger balances and equals the journal of the gateway'],
  ['INV-5', 'nobody pays more than the price they accepted'],
  ['INV-6', 'unknown is never shown as failed, and comes to an end or to a person'],
  ['INV-7', 'nothing acknowledged is lost'],
  ['INV-8', "nobody meets another agency's data"],
];

const said = (simulation: Simulation, invariant: string) =>
  simulation.violations
    .filter((violation) => violation.invariant === invariant)
    .slice(0, 10)
    .map(({ bookingId, what }) => `seed ${simulation.seedOf(bookingId)}: ${what}`);

async function live(simulation: Simulation, histories: number): Promise<Simulation> {
  const seeds = ONLY ? [Number(ONLY)] : Array.from({ length: histories }, (_, index) => index + 1);
  for (const seed of seeds) await simulation.live(seed);
  await simulation.finish();
  return simulation;
}

describe(`${ONLY ? `history ${ONLY}` : `${HISTORIES} histories`} of crashes, lost answers and impatient people`, () => {
  let simulation: Simulation;
  beforeAll(async () => {
    simulation = await live(await Simulation.create(new MemoryStore()), HISTORIES);
  }, 3_600_000);

  it.each(LINES)('%s %s', (invariant) => expect(said(simulation, invariant)).toEqual([]));

  it('nothing else went wrong', () => expect(simulation.problems).toEqual([]));

  it.skipIf(ONLY)('every end and every kind of trouble was met', () => {
    const met = (counts: Map<string, number>, kinds: string[]) => kinds.filter((kind) => !counts.get(kind));
    expect(met(simulation.ends, ['confirmed', 'failed', 'cancelled'])).toEqual([]);
    const trouble = [
      'crash',
      'price-changed',
      'action-required',
      'raised',
      'absent',
      'cancel-refused',
      'capture-refused',
      'void-refused',
      'refund-refused',
      'issue-refused',
      'withdraw-refused',
      'hold-expired',
      'pay-asked',
      'revised',
      'stood-still',
      'stray-order-cancelled',
      'stray-payment-voided',
      'given-up',
    ];
    expect(met(simulation.seen, [...trouble, ...STATES.map((state) => `state.${state}`)])).toEqual([]);
  });
});

describe(`${ONLY ? `history ${ONLY}` : `${WITH_CLOCKS} histories`} with clocks that are set by three quarters of an hour`, () => {
  let simulation: Simulation;
  beforeAll(async () => {
    simulation = await live(await Simulation.create(new MemoryStore(), { clocks: true }), WITH_CLOCKS);
  }, 3_600_000);

  it.each(LINES)('%s %s', (invariant) => expect(said(simulation, invariant)).toEqual([]));
  it('nothing else went wrong', () => expect(simulation.problems).toEqual([]));
});

describe(`${ONLY ? `history ${ONLY}` : `${ON_DATABASE} histories`} on a database`, () => {
  let db: Database;
  let simulation: Simulation;
  beforeAll(async () => {
    db = await testDb(bookingMigrations);
    simulation = await live(await Simulation.create(db), ON_DATABASE);
  }, 3_600_000);
  afterAll(() => db.close());

  it.each(LINES)('%s %s', (invariant) => expect(said(simulation, invariant)).toEqual([]));
  it('nothing else went wrong', () => expect(simulation.problems).toEqual([]));
});
