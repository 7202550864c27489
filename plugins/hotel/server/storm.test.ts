import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { BookingProgress } from '@/core/contract';
import { check, type Violation } from '@/server/booking/testing/checker';
import { Dice } from '@/server/booking/testing/clock';
import { readFacts, type SupplierFact } from '@/server/booking/testing/facts';
import { query } from '@/server/booking/testing/world';
import { type Outcome, tokenOf } from '@/server/payment/embedded/cards';
import type { Answer } from '@/server/testing/harness';
import {
  bookHotel,
  cancelHotel,
  decodeFirst,
  getCancelPenalty,
  getHotelPrice,
  type HotelQuote,
  type HotelRate,
  occupanciesOf,
} from '../contract';
import { COUPLE, hotelSite, searchIn } from './testing/site';

/** CARAVEL_STORM=500 for a longer one. */
const HISTORIES = Number(process.env['CARAVEL_STORM'] ?? 40);
const ROUND_MS = 8 * 60_000;
/** Longest that time jumps at once, and the round of the worker after it. */
const SLACK_MS = 2 * ROUND_MS;

/** Every way in which the embedded suppliers go wrong without keeping a test waiting. */
const NAMES = [
  ...Array.from({ length: 8 }, () => 'Silva'),
  ...['SOLDOUT', 'REFUSE', 'ERROR', 'NONREF', 'PRICEUP', 'DEARER'],
  ...['UNKNOWN', 'UNKNOWN', 'PENDING', 'PENDING', 'NOCANCEL', 'CANCELFAIL', 'CANCELFAIL'],
];
const CARDS: readonly Outcome[] = ['success', 'success', 'success', 'success', 'late', 'declined'];
const WANTED: readonly ((rate: HotelRate) => boolean)[] = [
  ({ payment, terms }) => payment === 'now' && terms.freeUntil !== null,
  ({ payment, terms }) => payment === 'now' && terms.freeUntil === null,
  ({ payment }) => payment === 'property',
];

describe(`${HISTORIES} stays sold by two suppliers that fail, to people who press again`, () => {
  let site: Awaited<ReturnType<typeof hotelSite>>;
  let violations: Violation[];
  const told: { bookingId: string; state: string }[] = [];
  const ends = new Set<string>();
  const problems: string[] = [];

  const hear = (seed: number, { status, json, text }: Answer): BookingProgress | null => {
    // A refusal is an answer; a fault of ours is not.
    if (status >= 500 && status !== 502) problems.push(`history ${seed}: ${status} ${text.slice(0, 200)}`);
    const progress = (json?.bookingresult?.[0]?.progress ?? json?.data?.progress) as
      | BookingProgress
      | undefined;
    if (progress) told.push({ bookingId: progress.bookingId, state: progress.state });
    return progress ?? null;
  };
  const rest = async (rounds: number) => {
    for (let round = 0; round < rounds; round++) {
      site.it.clock.advance(ROUND_MS);
      await site.it.server.bookings.recovery.run();
    }
  };

  /** A price of one to three rooms of the first property that has such rates. */
  async function quoted(dice: Dice): Promise<HotelQuote | null> {
    const wanted = dice.pick(WANTED);
    const rooms = 1 + dice.upTo(2);
    const occupancies = occupanciesOf(Array.from({ length: rooms }, () => COUPLE));
    const { corelationid, found } = await site.completed(searchIn('LIS', { occupancies }));
    for (const { id: hotelid } of found.hotels) {
      const parties = await site.partiesOf(corelationid, hotelid);
      const rates = parties.map((party) =>
        party.rooms
          .flatMap((room) => room.rates)
          .find((rate) => wanted(rate) && (rate.left ?? rooms) >= rooms),
      );
      if (rates.some((rate) => !rate)) continue;
      const expectedTotal = {
        amount: rates.reduce((sum, rate) => sum + rate!.total.amount, 0),
        currency: rates[0]!.total.currency,
      };
      const body = [{ corelationid, hotelid, rates: rates.map((rate) => rate!.id), expectedTotal }];
      const { json } = await site.post(getHotelPrice.path, body);
      return decodeFirst(json.data as string) as HotelQuote;
    }
    return null;
  }

  /** Somebody books, perhaps several times at once, time passes, somebody may give it back. */
  async function live(seed: number): Promise<void> {
    const dice = new Dice(seed);
    const quote = await quoted(dice);
    if (!quote) return;
    const { quoteId, price, offer } = quote;
    const lastName = dice.pick(NAMES);
    const order = {
      quoteId,
      acceptedTotal: price.total,
      guests: {
        rooms: offer.rooms.map(() => ({ firstName: 'Ana', lastName })),
        ...{ email: 'ana@example.com', phone: '+351 912 345 678' },
      },
      termsAccepted: true,
      payment:
        offer.payment === 'property'
          ? null
          : { method: 'card', token: tokenOf(dice.pick(CARDS), 'visa', '4242', `storm${1_000_000 + seed}`) },
      language: 'en',
      idempotencyKey: randomUUID(),
    };
    const presses = Array.from({ length: 1 + dice.upTo(3) }, () =>
      dice.chance(0.2) ? { ...order, idempotencyKey: randomUUID() } : order,
    );
    const answers = await Promise.all(presses.map((body) => site.post(bookHotel.path, [body])));
    const bookingId = answers.map((answer) => hear(seed, answer)).find(Boolean)?.bookingId;
    await rest(dice.upTo(4));
    const again = hear(seed, await site.post(bookHotel.path, [order]));
    const state = again?.state ?? 'refused';
    ends.add(`${state} ${offer.payment}`);
    if (!bookingId || state !== 'confirmed' || dice.chance(0.3)) return;
    const terms = await site.post(getCancelPenalty.path, { bookingId });
    const body = { bookingId, acceptedPenalty: terms.json.data.penalty };
    const asked = Array.from({ length: 1 + dice.upTo(2) }, () => site.post(cancelHotel.path, body));
    for (const answer of await Promise.all(asked))
      ends.add(`cancel ${hear(seed, answer)?.state ?? 'refused'}`);
  }

  /** What both suppliers have written down. */
  const supplierFacts = () =>
    site.it.db.asSystem(async (tx): Promise<SupplierFact[]> => {
      const { rows } = await sql<SupplierFact>`
        select 'booked' as type, reference, supplier_ref as "supplierRef", (record #>> '{net,amount}')::int as net
          from hotel_sandbox_order where record #>> '{outcome,kind}' = 'booked'
        union all
        select 'cancelled', o.reference, e.supplier_ref, null from hotel_sandbox_event e
          join hotel_sandbox_order o using (supplier_ref) where e.kind = 'cancelled'
        order by 1`.execute(tx);
      return rows.map(({ net, ...fact }) => ({ ...fact, ...(net === null ? {} : { net: Number(net) }) }));
    });

  beforeAll(async () => {
    site = await hotelSite();
    for (let seed = 1; seed <= HISTORIES; seed++) await live(seed);
    await rest(20);
    const facts = await readFacts(query(site.it.db), [site.it.agencies['alpha']!.id], {
      ...{ now: site.it.clock.now(), gateway: site.it.payments, supplier: await supplierFacts(), told },
    });
    expect(facts.bookings.length).toBeGreaterThan(HISTORIES / 2);
    violations = check(facts, { settled: true, slackMs: SLACK_MS });
  }, 600_000);
  afterAll(() => site.it.close());

  test.each([
    ['INV-1', 'at most one stay and one capture of each booking'],
    ['INV-2', 'captured money is a confirmed stay, or nets to what a cancellation keeps'],
    ['INV-3', 'every stay of a supplier is known here or given back there'],
    ['INV-4', 'the ledger balances and equals the journal of the gateway'],
    ['INV-5', 'nobody pays more than was accepted, nor is the agency charged more'],
    ['INV-6', 'unknown is never shown as failed, and comes to an end or to a person'],
    ['INV-7', 'nothing acknowledged is lost'],
  ])('%s %s', (invariant) => expect(violations.filter((each) => each.invariant === invariant)).toEqual([]));

  test('no request ended in a fault, and every end was met', () => {
    expect(problems).toEqual([]);
    const met = ['confirmed now', 'confirmed property', 'failed now', 'cancel cancelled', 'cancel refused'];
    expect([...ends]).toEqual(expect.arrayContaining(met));
  });
});
