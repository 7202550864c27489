import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Database } from '../db';
import { HttpError } from '../error';
import { testDb } from '../testing/database';
import { bookingMigrations } from '.';
import { createEmbeddedGateway } from '../payment';
import { PENALTY } from './testing/supplier';
import {
  callerOf,
  cardToken,
  makeAgency,
  makeWorld,
  person,
  type World,
  type WorldOptions,
} from './testing/world';

let db: Database;
beforeAll(async () => (db = await testDb(bookingMigrations)));
afterAll(() => db.close());

const TOTAL = 40_000 + 4_999 + 5_625 + 300;
const refusal = (run: Promise<unknown>): Promise<HttpError> =>
  run.then(
    () => {
      throw new Error('It was not refused');
    },
    (error: unknown) => {
      if (error instanceof HttpError) return error;
      throw error;
    },
  );

/** Lets time pass and the worker look until the booking comes to rest. */
async function settle(world: World, caller = callerOf(world.agency), id?: string) {
  for (let round = 0; round < 400; round++) {
    world.clock.advance(20_000);
    await world.engine.recovery.run();
    const progress = id ? await world.engine.resume(caller, id) : null;
    if (progress && !['processing', 'action-required'].includes(progress.state)) return progress;
  }
  throw new Error('It never came to rest');
}

const sequence =
  <T>(...faults: T[]) =>
  () =>
    faults.shift() ?? ('none' as T);

async function booked(options: Pick<WorldOptions, 'misbehaviour' | 'bank' | 'lateMs' | 'gateway'> = {}) {
  const world = await makeWorld(db, options);
  const caller = callerOf(world.agency);
  const progress = await world.engine.start(caller, 'thing', await world.order(caller));
  return { world, caller, id: progress.bookingId, progress };
}

const eventsOf = async (world: World, caller: ReturnType<typeof callerOf>, id: string) =>
  (await world.engine.find(caller, id))!.events.map((event) => event.type);

describe('a booking that goes well', () => {
  it('INV-2 INV-4 is repriced, authorised, ordered, captured and confirmed, and everybody is owed his part', async () => {
    const { world, caller, id, progress } = await booked();
    expect(progress).toEqual({
      bookingId: id,
      state: 'confirmed',
      status: 'Booked',
      message: null,
      money: 'taken',
      actionUrl: null,
    });
    expect(await eventsOf(world, caller, id)).toEqual([
      'state.intent',
      'state.repriced',
      'state.authorising',
      'call.authorise',
      'authorised',
      'state.authorised',
      'state.ordering',
      'call.order',
      'state.booked',
      'state.capturing',
      'call.capture',
      'captured',
      'state.captured',
      'call.mail',
      'state.confirmed',
    ]);
    expect(world.mails).toMatchObject([{ to: 'ana@example.com' }]);
    const accounts = await db.withTenant(world.agency.id, (tx) =>
      tx
        .selectFrom('ledger_entry')
        .select(({ fn }) => ['account', fn.sum<number>('amount_minor').as('balance')])
        .groupBy('account')
        .orderBy('account')
        .execute(),
    );
    expect(Object.fromEntries(accounts.map(({ account, balance }) => [account, Number(balance)]))).toEqual({
      'agency.commission': -5_625,
      'agency.fee': -300,
      'gateway.held': 0,
      'gateway.receivable': TOTAL,
      'supplier.payable': -44_999,
      'traveller.held': 0,
    });
    expect(await world.violations()).toEqual([]);
  });

  it('INV-5 takes less when it has become cheaper', async () => {
    const { world, caller, id } = await booked({ misbehaviour: { quote: sequence('none', 'cheaper') } });
    expect((await world.engine.find(caller, id))!.price.total.amount).toBeLessThan(TOTAL);
    expect(await world.violations()).toEqual([]);
  });
});

describe('a price that rises', () => {
  it('INV-5 is told with both prices, nothing is taken, and may be accepted with the same quote', async () => {
    const world = await makeWorld(db, { misbehaviour: { quote: sequence('none', 'dearer', 'dearer') } });
    const caller = callerOf(world.agency);
    const order = await world.order(caller);
    for (let turn = 0; turn < 2; turn++) {
      const error = await refusal(world.engine.start(caller, 'thing', order));
      expect([error.status, error.code]).toEqual([409, 'PRICE_CHANGED']);
      expect(error.extra.price?.old.total.amount).toBe(TOTAL);
      expect(error.extra.price?.new.total.amount).toBe(TOTAL + 1_125);
      expect(error.extra.price?.new).not.toHaveProperty('staff');
    }
    expect(world.gatewayEntries).toEqual([]);
    const again = {
      ...order,
      idempotencyKey: 'another-press',
      acceptedTotal: { amount: TOTAL + 1_125, currency: 'EUR' },
    };
    expect((await world.engine.start(caller, 'thing', again)).state).toBe('confirmed');
    expect(await world.violations()).toEqual([]);
    expect(
      (await world.engine.list(caller, { products: ['thing'], from: 0, size: 10, ownOnly: true })).totalCount,
    ).toBe(1);
  });

  it('an offer that is gone says so before anything is taken', async () => {
    const { world, progress } = await booked({ misbehaviour: { quote: sequence('none', 'gone') } });
    expect(progress).toMatchObject({
      state: 'failed',
      money: 'none',
      message: 'This offer is not available any more',
    });
    expect(world.gatewayEntries).toEqual([]);
  });
});

describe('cards', () => {
  it.each([
    ['declined', 'Your card was declined.'],
    ['insufficient', 'Your card has insufficient funds.'],
    ['expired', 'Your card has expired.'],
  ] as const)(
    '%s: nothing is ordered, and another card may be tried for the same quote',
    async (card, message) => {
      const world = await makeWorld(db);
      const caller = callerOf(world.agency);
      const order = await world.order(caller, card);
      expect(await world.engine.start(caller, 'thing', order)).toMatchObject({
        state: 'failed',
        money: 'none',
        message,
      });
      expect(world.supplierEntries).toEqual([]);
      const second = await world.order(caller);
      const again = await world.engine.start(caller, 'thing', { ...second, quoteId: order.quoteId });
      expect(again.state).toBe('confirmed');
      expect(await world.violations()).toEqual([]);
    },
  );

  it('authenticate: waits for the payer, and goes on when the payer has confirmed', async () => {
    const world = await makeWorld(db);
    const caller = callerOf(world.agency);
    const order = await world.order(caller, 'authenticate', { returnPath: '/booknow/done?id={bookingId}' });
    const progress = await world.engine.start(caller, 'thing', order);
    expect(progress).toMatchObject({ state: 'action-required', money: 'none' });
    const challenge = new URL(progress.actionUrl!, 'http://x').searchParams.get('id')!;
    expect(await world.engine.resume(caller, progress.bookingId)).toMatchObject({ state: 'action-required' });
    expect(await world.gateway.answerChallenge(challenge, 'confirmed')).toBe(
      `/booknow/done?id=${progress.bookingId}`,
    );
    expect(await world.engine.resume(caller, progress.bookingId)).toMatchObject({
      state: 'confirmed',
      money: 'taken',
    });
    expect(await world.violations()).toEqual([]);
  });

  it.each(['refused', 'ignored'])('authenticate: %s by the payer ends without money', async (how) => {
    const world = await makeWorld(db);
    const caller = callerOf(world.agency);
    const progress = await world.engine.start(caller, 'thing', await world.order(caller, 'authenticate'));
    const challenge = new URL(progress.actionUrl!, 'http://x').searchParams.get('id')!;
    if (how === 'refused') await world.gateway.answerChallenge(challenge, 'refused');
    expect(await settle(world, caller, progress.bookingId)).toMatchObject({ state: 'failed', money: 'none' });
    await world.gateway.answerChallenge(challenge, 'confirmed');
    expect(await world.violations()).toEqual([]);
  });

  it('late: is unknown at first and then goes on by itself', async () => {
    const world = await makeWorld(db);
    const caller = callerOf(world.agency);
    const progress = await world.engine.start(caller, 'thing', await world.order(caller, 'late'));
    expect(progress).toMatchObject({ state: 'processing', money: 'none' });
    expect(await settle(world, caller, progress.bookingId)).toMatchObject({ state: 'confirmed' });
    expect(await world.violations()).toEqual([]);
  });
});

describe('suppliers', () => {
  it.each(['sold-out', 'other-price'] as const)(
    '%s after the money was held: it is let go, and the reason is told',
    async (fault) => {
      const { world, progress } = await booked({ misbehaviour: { book: () => fault } });
      expect(progress).toMatchObject({ state: 'failed', money: 'returned' });
      expect(progress.message).toMatch(
        fault === 'sold-out' ? /^Booking failed, it may have sold out/ : /price has changed/,
      );
      expect(await world.violations()).toEqual([]);
    },
  );

  it.each(['commit-then-drop', 'late', 'late-rejection', 'pending', 'broken', 'hang'] as const)(
    'INV-1 INV-3 INV-6 %s: is never shown as failed before it is known, and is settled by asking',
    async (fault) => {
      const { world, caller, id, progress } = await booked({ misbehaviour: { book: sequence(fault) } });
      expect(progress).toMatchObject({ state: 'processing', money: 'held' });
      const end = await settle(world, caller, id);
      expect(end).toMatchObject(
        fault === 'late-rejection'
          ? { state: 'failed', money: 'returned' }
          : { state: 'confirmed', money: 'taken' },
      );
      expect(await world.violations()).toEqual([]);
    },
  );

  it('INV-6 calls a person within 15 minutes while a supplier stays silent, once, and goes on asking', async () => {
    const { world, caller, id } = await booked({
      misbehaviour: { book: () => 'broken', lookup: () => 'broken' },
    });
    for (let minute = 0; minute < 15; minute++) {
      expect((await world.engine.resume(caller, id)).state).toBe('processing');
      world.clock.advance(60_000);
      await world.engine.recovery.run();
    }
    expect(world.raised).toMatchObject([{ bookingId: id, why: 'unresolved for too long' }]);
    expect((await eventsOf(world, caller, id)).filter((type) => type === 'raised')).toHaveLength(1);
    expect((await world.engine.resume(caller, id)).state).toBe('processing');
    expect(await world.violations(false)).toEqual([]);
  });

  describe('a supplier that thinks for up to 48 hours', () => {
    const HOUR = 3_600_000;
    /** Hours pass, and the worker looks every quarter of one. */
    async function after(world: World, hours: number) {
      for (let quarter = 0; quarter < hours * 4; quarter++) {
        world.clock.advance(HOUR / 4);
        await world.engine.recovery.run();
      }
    }
    const thinking = (book: 'thinking' | 'thinking-rejection', lateMs: number) =>
      booked({ misbehaviour: { book: sequence(book) }, lateMs });

    it('R337 INV-6 holds the money until it has accepted, then takes it; nobody is called', async () => {
      const { world, caller, id, progress } = await thinking('thinking', 30 * HOUR);
      expect(progress).toMatchObject({ state: 'processing', status: 'pending', money: 'held' });
      const created = world.clock.now().getTime();
      const found = await world.engine.find(caller, id);
      expect(Date.parse(found!.answersBy!) - created).toBe(48 * HOUR);
      await after(world, 29);
      expect(await world.engine.resume(caller, id)).toMatchObject({ state: 'processing', money: 'held' });
      expect((await world.engine.find(caller, id))!.answersBy).toBe(found!.answersBy);
      await after(world, 2);
      expect(await world.engine.resume(caller, id)).toMatchObject({ state: 'confirmed', money: 'taken' });
      expect((await world.engine.find(caller, id))!.answersBy).toBeNull();
      expect(world.raised).toEqual([]);
      expect(world.mails.map(({ subject }) => subject)).toEqual([
        'submitted: null',
        expect.stringMatching(/A thing|Agency/),
      ]);
      expect(await world.violations()).toEqual([]);
    });

    it('INV-2 INV-3 is given up before the bank lets go of the money, and given back when it turns up after all', async () => {
      const held = new Date();
      const { world, caller, id } = await booked({
        misbehaviour: { book: sequence('thinking') },
        lateMs: 30 * HOUR,
        gateway: ({ now }) => {
          const { gateway } = createEmbeddedGateway({ journal: { entries: [] }, clock: { now } });
          held.setTime(now().getTime() + 26 * HOUR);
          const until = <Answer extends { kind: string }>(answer: Answer): Answer =>
            answer.kind === 'authorised' ? { ...answer, heldUntil: held } : answer;
          return {
            gateway: {
              ...gateway,
              authorise: async (input, call) => until(await gateway.authorise(input, call)),
              lookup: async (key) => until(await gateway.lookup(key)),
            },
            token: cardToken,
            answer: async () => {},
          };
        },
      });
      await after(world, 23);
      expect(await world.engine.resume(caller, id)).toMatchObject({ state: 'processing', money: 'held' });
      await after(world, 2);
      expect(world.clock.now().getTime()).toBeLessThan(held.getTime());
      expect(await world.engine.resume(caller, id)).toMatchObject({
        ...{ state: 'failed', money: 'returned' },
        message: expect.stringContaining('did not confirm in time'),
      });
      await after(world, 10);
      expect(world.supplierEntries.map(({ type }) => type)).toEqual(['booked', 'cancelled']);
      expect(await world.violations()).toEqual([]);
    });

    it('R337 INV-2 lets the money go and writes to the traveller when it refuses', async () => {
      const { world, caller, id } = await thinking('thinking-rejection', 30 * HOUR);
      await after(world, 31);
      expect(await world.engine.resume(caller, id)).toMatchObject({ state: 'failed', money: 'returned' });
      expect(world.raised).toEqual([]);
      expect(world.mails.map(({ subject }) => subject.split(':')[0])).toEqual(['submitted', 'refused']);
      expect(await world.violations()).toEqual([]);
    });

    it('INV-6 calls a person once its time is over, and not before', async () => {
      const { world, id } = await thinking('thinking', 60 * HOUR);
      await after(world, 48);
      expect(world.raised).toEqual([]);
      await after(world, 1);
      expect(world.raised).toMatchObject([{ bookingId: id, why: 'unresolved for too long' }]);
    });
  });

  it('INV-3 gives an order up when the supplier has not heard of it for half an hour', async () => {
    const { world, caller, id } = await booked({ misbehaviour: { book: () => 'broken' } });
    expect(await settle(world, caller, id)).toMatchObject({ state: 'failed', money: 'returned' });
    expect(world.supplierEntries).toEqual([]);
    expect(await world.violations()).toEqual([]);
  });

  it('INV-6 a supplier that never answers is not waited for longer than the time limit', async () => {
    const timeouts = Object.fromEntries(
      [
        'reprice',
        'authorise',
        'payment-lookup',
        'order',
        'lookup',
        'capture',
        'mail',
        'release',
        'void',
        'cancel',
        'refund',
      ].map((call) => [call, 50]),
    );
    const world = await makeWorld(db, { timeouts: timeouts as never });
    let signal: AbortSignal | undefined;
    (world.product as { book: unknown }).book = (_: unknown, options: { signal: AbortSignal }) => {
      signal = options.signal;
      return new Promise(() => {});
    };
    const caller = callerOf(world.agency);
    const progress = await world.engine.start(caller, 'thing', await world.order(caller));
    expect(progress).toMatchObject({ state: 'processing', money: 'held' });
    expect(signal?.aborted).toBe(true);
  });
});

describe('money that cannot be taken', () => {
  it('INV-2 INV-3 a refused capture gives the booking back and lets the money go', async () => {
    const { world, progress } = await booked({
      bank: { settle: (kind) => (kind === 'capture' ? 'refused' : 'none') },
    });
    expect(progress).toMatchObject({ state: 'failed', money: 'returned' });
    expect(world.supplierEntries.map((entry) => entry.type)).toEqual(['booked', 'cancelled']);
    expect(await world.violations()).toEqual([]);
  });

  it.each(['lost-request', 'lost-answer', 'unknown'] as const)(
    'INV-1 a capture whose answer is %s is repeated with the same key',
    async (fault) => {
      const { world, caller, id, progress } = await booked({ bank: { settle: sequence(fault, fault) } });
      expect(progress).toMatchObject({ state: 'processing', money: 'held' });
      expect(await settle(world, caller, id)).toMatchObject({ state: 'confirmed' });
      expect(await world.violations()).toEqual([]);
    },
  );

  it('a bank that refuses to let money go has a person called', async () => {
    const { world, caller, id } = await booked({
      misbehaviour: { book: () => 'sold-out' },
      bank: { settle: sequence('refused' as const) },
    });
    expect(world.raised).toMatchObject([{ bookingId: id, state: 'voiding' }]);
    expect(await world.engine.resume(caller, id)).toMatchObject({ state: 'failed', money: 'returning' });
    world.clock.advance(6 * 60_000);
    await world.engine.recovery.run();
    expect(await world.engine.resume(caller, id)).toMatchObject({ state: 'failed', money: 'returned' });
    expect(await world.violations()).toEqual([]);
  });
});

describe('a mail that cannot be drawn', () => {
  it('does not keep a paid booking from being confirmed, and somebody is told', async () => {
    const world = await makeWorld(db);
    world.product.confirmationMail = () => Promise.reject(new Error('no template'));
    const caller = callerOf(world.agency);
    const { bookingId } = await world.engine.start(caller, 'thing', await world.order(caller));
    expect(await settle(world, caller, bookingId)).toMatchObject({ state: 'confirmed' });
    expect(world.raised).toHaveLength(1);
    expect(await world.violations()).toEqual([]);
  });
});

describe('cancelling', () => {
  const eur = (amount: number) => ({ amount, currency: 'EUR' });

  it('INV-2 INV-4 keeps the penalty and returns the rest', async () => {
    const { world, caller, id } = await booked();
    const terms = await world.engine.cancelPenalty(caller, id);
    expect(terms).toEqual({
      penalty: eur(PENALTY),
      refund: eur(TOTAL - PENALTY),
      settlement: {
        charged: eur(TOTAL),
        returned: eur(TOTAL - PENALTY),
        kept: eur(PENALTY),
        keptBy: 'terms',
      },
    });
    const reason = { text: 'Ana broke her leg' };
    expect(await world.engine.cancel(caller, id, terms.penalty, reason)).toMatchObject({
      state: 'cancelled',
      status: 'Cancelled',
      money: 'returned',
    });
    const record = await world.engine.find(caller, id);
    expect(record?.cancelReason).toBe('Ana broke her leg');
    // Logs are kept for ever, and what people type may be about themselves.
    expect(JSON.stringify(record?.events)).not.toContain('leg');
    expect(await world.engine.cancel(caller, id, terms.penalty)).toMatchObject({ state: 'cancelled' });
    expect(world.supplierEntries.filter((entry) => entry.type === 'cancelled')).toHaveLength(1);
    expect(await world.violations()).toEqual([]);
  });

  it('asks again when the penalty has risen above what was accepted', async () => {
    const { world, caller, id } = await booked();
    const error = await refusal(world.engine.cancel(caller, id, eur(PENALTY - 1)));
    expect([error.status, error.code]).toEqual([409, 'PENALTY_CHANGED']);
    expect(await world.engine.resume(caller, id)).toMatchObject({ state: 'confirmed' });
  });

  it('G06 a refused cancellation stays confirmed, says why, and may be tried again', async () => {
    const { world, caller, id } = await booked({ misbehaviour: { cancel: sequence('refused') } });
    const error = await refusal(world.engine.cancel(caller, id, eur(PENALTY)));
    expect([error.status, error.message]).toEqual([409, 'It is too late to cancel']);
    expect(await world.engine.resume(caller, id)).toMatchObject({
      state: 'confirmed',
      money: 'taken',
      message: null,
    });
    expect(await world.violations()).toEqual([]);
    expect(await world.engine.cancel(caller, id, eur(PENALTY))).toMatchObject({ state: 'cancelled' });
    expect(await world.violations()).toEqual([]);
  });

  it.each(['hang', 'commit-then-drop', 'broken'] as const)(
    'INV-3 a cancellation whose answer is lost (%s) is driven to its end',
    async (fault) => {
      const { world, caller, id } = await booked({ misbehaviour: { cancel: sequence(fault) } });
      expect(await world.engine.cancel(caller, id, eur(PENALTY))).toMatchObject({ state: 'processing' });
      expect(await settle(world, caller, id)).toMatchObject({ state: 'cancelled' });
      expect(await world.violations()).toEqual([]);
    },
  );

  it('what is not confirmed cannot be cancelled', async () => {
    const { world, caller, id } = await booked({ misbehaviour: { book: () => 'sold-out' } });
    expect((await refusal(world.engine.cancel(caller, id, eur(0)))).status).toBe(409);
  });
});

describe('keys', () => {
  it('the same key with the same body gives the same booking; with another body it is refused', async () => {
    const world = await makeWorld(db);
    const caller = callerOf(world.agency);
    const order = await world.order(caller);
    const first = await world.engine.start(caller, 'thing', order);
    expect(await world.engine.start(caller, 'thing', { ...order })).toEqual(first);
    const error = await refusal(
      world.engine.start(caller, 'thing', { ...order, contactEmail: 'other@example.com' }),
    );
    expect([error.status, error.code]).toEqual([409, 'IDEMPOTENCY_MISMATCH']);
    expect(await world.violations()).toEqual([]);
  });

  it('INV-1 the same key a thousand times in parallel books and captures once', async () => {
    const world = await makeWorld(db);
    const caller = callerOf(world.agency);
    const order = await world.order(caller);
    const all = await Promise.all(
      Array.from({ length: 1_000 }, () => world.engine.start(caller, 'thing', order)),
    );
    expect(new Set(all.map((progress) => progress.bookingId)).size).toBe(1);
    expect(world.supplierEntries).toHaveLength(1);
    expect(world.gatewayEntries.map((entry) => entry.type)).toEqual(['authorise', 'capture']);
    expect(await world.violations()).toEqual([]);
  });

  it('INV-1 two keys for one quote make one booking', async () => {
    const world = await makeWorld(db);
    const caller = callerOf(world.agency);
    const order = await world.order(caller);
    const answers = await Promise.allSettled(
      ['first-press', 'second-press'].map((idempotencyKey) =>
        world.engine.start(caller, 'thing', { ...order, idempotencyKey }),
      ),
    );
    expect(answers.map((answer) => answer.status).sort()).toEqual(['fulfilled', 'rejected']);
    expect(world.supplierEntries).toHaveLength(1);
    expect(await world.violations()).toEqual([]);
  });
});

describe('what may not be started', () => {
  it.each([
    ['a strange quote', { quoteId: '00000000-0000-4000-8000-000000000000' }, 404],
    ['no quote at all', { quoteId: "x' or 1=1" }, 404],
    ['another way of paying', { payment: { method: 'gold', token: 'tok_x' } }, 422],
    ['another currency', { acceptedTotal: { amount: TOTAL, currency: 'USD' } }, 422],
    ['SEC-12 a return to another site', { returnPath: '//evil.example' }, 422],
    ['a key that is none', { idempotencyKey: 'x' }, 422],
  ])('%s', async (_, changes, status) => {
    const world = await makeWorld(db);
    const caller = callerOf(world.agency);
    const order = await world.order(caller, 'success', changes);
    expect((await refusal(world.engine.start(caller, 'thing', order))).status).toBe(status);
  });

  it("another user's quote, an expired one, another product's", async () => {
    const world = await makeWorld(db);
    const caller = callerOf(world.agency);
    const order = await world.order(caller);
    expect((await refusal(world.engine.start(callerOf(world.agency), 'thing', order))).status).toBe(404);
    expect((await refusal(world.engine.start(caller, 'other', order))).status).toBe(404);
    world.clock.advance(31 * 60_000);
    expect((await refusal(world.engine.start(caller, 'thing', order))).code).toBe('QUOTE_EXPIRED');
  });

  it('R169 anything while the agency has payment switched off', async () => {
    const world = await makeWorld(db);
    const off = { ...world.agency, public: { ...world.agency.public, isPaymentDisabled: true } };
    const caller = callerOf(off);
    const error = await refusal(world.engine.start(caller, 'thing', await world.order(caller)));
    expect([error.status, error.message]).toEqual([
      403,
      'Payment is disabled. Please contact the agency administrator',
    ]);
  });
});

describe('who sees what', () => {
  const page = { products: ['thing'], from: 0, size: 10, ownOnly: false };

  it("SEC-31 INV-8 clients and restricted agents their own, staff the agency's, others nothing", async () => {
    const { world, caller, id } = await booked();
    const other = await makeAgency(db, `o${id.slice(0, 8)}`);
    const staff = (changes = {}) =>
      person(world.agency, { isStaff: true, userType: 'SalesAgent', ...changes });
    const sees = async (who: ReturnType<typeof callerOf>) => [
      (await world.engine.find(who, id)) !== null,
      (await world.engine.list(who, page)).totalCount,
    ];
    expect(await sees(caller)).toEqual([true, 1]);
    expect(await sees(callerOf(world.agency, staff()))).toEqual([true, 1]);
    expect(await sees(callerOf(world.agency, staff({ isRestrictedAgent: true })))).toEqual([false, 0]);
    expect(await sees(callerOf(world.agency))).toEqual([false, 0]);
    expect(await sees(callerOf(other, person(other, { isStaff: true, isOwner: true })))).toEqual([false, 0]);
    for (const who of [callerOf(world.agency), callerOf(other, person(other, { isStaff: true }))])
      for (const call of [
        () => world.engine.resume(who, id),
        () => world.engine.cancelPenalty(who, id),
        () => world.engine.cancel(who, id, { amount: 0, currency: 'EUR' }),
      ])
        expect((await refusal(call())).status).toBe(404);
    expect(await world.engine.find(caller, 'no-id')).toBeNull();
  });

  it('SEC-35 wholesale figures reach staff only, the mail included', async () => {
    const { world, caller, id } = await booked();
    const seen = (await world.engine.find(caller, id))!.price;
    expect(seen).not.toHaveProperty('staff');
    expect(seen.lines.map((line) => line.kind)).toEqual(['base', 'taxes', 'fee']);
    const agent = callerOf(world.agency, person(world.agency, { isStaff: true }));
    expect((await world.engine.find(agent, id))!.price.staff?.wholesale.amount).toBe(44_999);
  });

  it('lists by state, product and time, newest first, page by page', async () => {
    const { world, caller, id } = await booked();
    world.clock.advance(60_000);
    const second = (await world.engine.start(caller, 'thing', await world.order(caller, 'authenticate')))
      .bookingId;
    const ids = async (changes: object) =>
      (await world.engine.list(caller, { ...page, ...changes })).rows.map((row) => row.bookingId);
    expect(await ids({})).toEqual([second, id]);
    expect(await ids({ size: 1, from: 1 })).toEqual([id]);
    expect(await ids({ state: 'confirmed' })).toEqual([id]);
    expect(await ids({ state: 'action-required' })).toEqual([second]);
    expect(await ids({ state: 'no-state' })).toEqual([]);
    expect(await ids({ products: [] })).toEqual([]);
    expect(await ids({ when: 'upcoming', state: 'confirmed' })).toEqual([id]);
    expect(await ids({ when: 'past' })).toEqual([]);
    world.clock.advance(80 * 86_400_000);
    expect(await ids({ when: 'past', state: 'confirmed' })).toEqual([id]);
  });
});

describe('the order of My Trips', () => {
  it('R172 what comes next stands first, then what was last; a locator narrows the list by its start', async () => {
    const { world, caller, id: first } = await booked();
    const others: string[] = [];
    for (let count = 0; count < 3; count += 1) {
      const order = await world.order(caller, 'authenticate');
      others.push((await world.engine.start(caller, 'thing', order)).bookingId);
    }
    const today = world.clock.now();
    const day = (days: number) => new Date(today.getTime() + days * 86_400_000).toISOString().slice(0, 10);
    const dates = new Map([
      [first, -30],
      [others[0]!, 40],
      [others[1]!, -5],
      [others[2]!, 3],
    ]);
    for (const [id, days] of dates)
      await db.withTenant(world.agency.id, (tx) =>
        tx
          .updateTable('booking')
          .set({
            starts_at: day(days),
            ends_at: day(days + 1),
            locator: days === 40 ? 'QK7%2P' : `QK${days}`,
          })
          .where('agency_id', '=', world.agency.id)
          .where('id', '=', id)
          .execute(),
      );
    const ids = async (changes: object) =>
      (
        await world.engine.list(caller, {
          products: ['thing'],
          from: 0,
          size: 10,
          ownOnly: true,
          order: 'trip',
          ...changes,
        })
      ).rows.map((row) => row.bookingId);
    const [later, latest, next] = others as [string, string, string];
    expect(await ids({})).toEqual([next, later, latest, first]);
    expect(await ids({ when: 'upcoming' })).toEqual([next, later]);
    expect(await ids({ when: 'past' })).toEqual([latest, first]);
    expect(await ids({ size: 2, from: 1 })).toEqual([later, latest]);
    expect(await ids({ locator: ' qk7%' })).toEqual([later]);
    expect(await ids({ locator: 'QK%' })).toEqual([]);
    expect(await ids({ locator: 'K7' })).toEqual([]);
  });
});

describe('the rows themselves', () => {
  it('INV-4 the database refuses a posting that does not balance', async () => {
    const { world, id } = await booked();
    const entry = {
      agency_id: world.agency.id,
      booking_id: id,
      posting: 'x',
      account: 'a',
      amount_minor: 1,
      currency: 'EUR',
      at: new Date(),
    };
    await expect(
      db.withTenant(world.agency.id, (tx) => tx.insertInto('ledger_entry').values(entry).execute()),
    ).rejects.toThrow(/does not balance/);
  });

  it('events and ledger entries are never changed or deleted', async () => {
    const { world } = await booked();
    for (const table of ['booking_event', 'ledger_entry'] as const) {
      await expect(db.withTenant(world.agency.id, (tx) => tx.deleteFrom(table).execute())).rejects.toThrow(
        /permission denied/,
      );
      await expect(
        db.asSystem((tx) => tx.updateTable(table).set({ at: new Date() }).execute()),
      ).rejects.toThrow(/permission denied/);
    }
  });

  it('SEC-40 the token is forgotten once the bank has answered', async () => {
    const { world } = await booked();
    const rows = await db.withTenant(world.agency.id, (tx) =>
      tx.selectFrom('booking').select('payment_token').execute(),
    );
    expect(rows).toEqual([{ payment_token: null }]);
  });
});
