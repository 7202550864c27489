import { describe, expect, it } from 'vitest';
import { type Fault, FAULTS } from './testing/fake';
import type { Operation } from './testing/schemas';
import { stripeWorld } from './testing/world';

const AGENCY = '7c1d2f6e-0000-4000-8000-000000000001';
const call = (idempotencyKey: string) => ({ idempotencyKey, signal: new AbortController().signal });
const money = (amount: number, currency = 'EUR') => ({ amount, currency });

function open(payee = { account: null as string | null, feeBasisPoints: 0 }) {
  let time = new Date('2027-01-01T00:00:00Z').getTime();
  const faults: [Operation, Fault][] = [];
  const fault = (operation: Operation) => {
    const at = faults.findIndex(([of]) => of === operation);
    return at < 0 ? null : faults.splice(at, 1)[0]![1];
  };
  const world = stripeWorld({ now: () => time, fault }, { payeeOf: async () => payee });
  const order = (token: string, amount = money(10_000)) => ({
    ...{ agencyId: AGENCY, token, amount },
    ...{ description: 'Trip', returnUrl: '/booknow/thing?bookingId=1' },
  });
  const pay = async (key: string, amount = money(10_000), token = world.fake.makeToken('success', payee)) => {
    const answer = await world.gateway.authorise(order(token, amount), call(key));
    if (answer.kind !== 'authorised' && answer.kind !== 'action-required')
      throw new Error(JSON.stringify(answer));
    return answer.paymentRef;
  };
  const wrong = (operation: Operation, ...given: Fault[]) =>
    faults.push(...given.map((one) => [operation, one] as [Operation, Fault]));
  const count = (operation: Operation) =>
    world.fake.calls.filter((one) => one.operation === operation).length;
  return { ...world, order, pay, wrong, count, payee, advance: (ms: number) => void (time += ms) };
}

const books = async (it: ReturnType<typeof open>) => it.gateway.payments!(new Date(0));

describe('answers that are lost', () => {
  const STEPS: Operation[] = [
    'confirmation_tokens.retrieve',
    'payment_intents.create',
    'payment_intents.confirm',
  ];
  it.each(STEPS.flatMap((step) => FAULTS.map((fault) => [step, fault] as const)))(
    'INV-1 INV-6 an authorisation whose %s is a %s is unknown, is looked up, and is one payment in the end',
    async (step, fault) => {
      const it = open();
      const order = it.order(it.fake.makeToken('success'));
      it.wrong(step, fault);
      expect((await it.gateway.authorise(order, call('k'))).kind).toBe('unknown');
      const known = await it.gateway.lookup('k');
      const wasConfirmed = step === 'payment_intents.confirm' && fault === 'lost-answer';
      expect(known.kind).toBe(wasConfirmed ? 'authorised' : 'absent');
      expect((await it.gateway.authorise(order, call('k'))).kind).toBe('authorised');
      expect(await books(it)).toMatchObject([{ key: 'k', held: 10_000 }]);
    },
  );

  it.each(FAULTS)(
    'INV-1 taking, releasing and returning are unknown after a %s, and done once',
    async (fault) => {
      const it = open();
      const ref = await it.pay('a');
      it.wrong('payment_intents.capture', fault);
      expect((await it.gateway.capture(ref, money(10_000), call('c'))).kind).toBe('unknown');
      expect((await it.gateway.capture(ref, money(10_000), call('c'))).kind).toBe('done');
      it.wrong('refunds.create', fault);
      expect((await it.gateway.refund(ref, money(4_000), call('r'))).kind).toBe('unknown');
      expect((await it.gateway.refund(ref, money(4_000), call('r'))).kind).toBe('done');
      const other = await it.pay('b');
      it.wrong('payment_intents.cancel', fault);
      expect((await it.gateway.void(other, call('v'))).kind).toBe('unknown');
      expect((await it.gateway.void(other, call('v'))).kind).toBe('done');
      expect(it.fake.facts.filter(({ type }) => type !== 'authorise').map(({ type }) => type)).toEqual([
        'capture',
        'refund',
        'void',
      ]);
    },
  );

  it.each([...FAULTS, 'another-word'] as const)(
    'a lookup is unknown after a %s, never absent',
    async (fault) => {
      const it = open();
      await it.pay('a');
      it.wrong('payment_intents.retrieve', fault);
      expect((await it.gateway.lookup('a')).kind).toBe('unknown');
    },
  );

  it('INV-6 a state of tomorrow is no refusal', async () => {
    const it = open();
    const ref = await it.pay('a');
    it.wrong('payment_intents.retrieve', 'another-word', 'another-word');
    expect((await it.gateway.capture(ref, money(10_000), call('c'))).kind).toBe('unknown');
    expect((await it.gateway.refund(ref, money(10_000), call('r'))).kind).toBe('unknown');
    expect((await it.gateway.capture(ref, money(10_000), call('c'))).kind).toBe('done');
    const billing = it.gateway.billing!;
    const token = it.fake.makeToken('success');
    const card = { payer: 'signup:1', email: 'a@acme.example', token, returnUrl: '/signup' };
    await billing.saveCard(card, call('save'));
    it.wrong('setup_intents.retrieve', 'another-word');
    expect((await billing.lookupSave('save')).kind).toBe('unknown');
  });

  it('a refund that was asked for long ago is not given twice, though Stripe has forgotten its key', async () => {
    const it = open();
    const ref = await it.pay('a');
    await it.gateway.capture(ref, money(10_000), call('c'));
    await it.gateway.refund(ref, money(4_000), call('r'));
    it.fake.forgetKeys();
    expect(await it.gateway.capture(ref, money(10_000), call('c'))).toEqual({ kind: 'done' });
    expect(await it.gateway.refund(ref, money(4_000), call('r'))).toEqual({ kind: 'done' });
    expect(await books(it)).toMatchObject([{ captured: 10_000, refunded: 4_000 }]);
  });
});

describe('what is asked of Stripe', () => {
  it('SEC-12 SEC-40 names no card, holds first, and comes back to the agency’s own site', async () => {
    const it = open();
    await it.pay('a');
    const bodyOf = (of: Operation) => it.fake.calls.find(({ operation }) => operation === of)?.body;
    expect(bodyOf('payment_intents.create')).toMatchObject({
      capture_method: 'manual',
      metadata: { key: 'a', agency: AGENCY },
    });
    expect(bodyOf('payment_intents.confirm')).toMatchObject({
      return_url: 'http://agency.localhost/booknow/thing?bookingId=1',
    });
    expect(JSON.stringify(it.fake.calls)).not.toContain('4242');
  });

  it('INV-5 an amount that Stripe cannot take exactly is refused before anything is asked', async () => {
    const it = open();
    const answer = await it.gateway.authorise(
      it.order(it.fake.makeToken('success'), money(1_234_5, 'KWD')),
      call('k'),
    );
    expect(answer.kind).toBe('declined');
    expect(it.fake.calls).toEqual([]);
  });

  it.each(['JPY', 'CLP', 'KWD'])('INV-4 %s is taken and told in its own units', async (currency) => {
    const it = open();
    const ref = await it.pay('a', money(12_340, currency));
    await it.gateway.capture(ref, money(12_340, currency), call('c'));
    await it.gateway.refund(ref, money(2_340, currency), call('r'));
    expect(await books(it)).toMatchObject([{ captured: 12_340, refunded: 2_340 }]);
  });

  it('tells what Stripe keeps of each payment', async () => {
    const it = open();
    const ref = await it.pay('a', money(10_000, 'USD'));
    expect((await books(it))[0]).not.toHaveProperty('fee');
    await it.gateway.capture(ref, money(10_000, 'USD'), call('c'));
    expect(await books(it)).toMatchObject([{ fee: { amount: 330, currency: 'USD' } }]);
  });

  it('every page of a long list is read', async () => {
    const it = open();
    for (let nth = 0; nth < 103; nth++) await it.pay(`k${nth}`);
    expect(await books(it)).toHaveLength(103);
  });
});

describe('Pix, which is paid before anything is booked', () => {
  const asked = async () => {
    const it = open();
    const answer = await it.gateway.authorise(
      it.order(it.fake.makeToken('pix'), money(10_000, 'BRL')),
      call('k'),
    );
    if (answer.kind !== 'action-required') throw new Error(answer.kind);
    return { it, ...answer };
  };

  it('INV-1 INV-2 waits for the payer, is authorised once it is paid, and is not taken again', async () => {
    const { it, url, paymentRef } = await asked();
    expect((await it.gateway.lookup('k')).kind).toBe('action-required');
    await it.answer(url, true);
    expect(await it.gateway.lookup('k')).toMatchObject({
      kind: 'authorised',
      paymentRef,
      card: { brand: 'pix', last4: '' },
    });
    expect(await books(it)).toMatchObject([{ held: 10_000, captures: 0, released: false }]);
    expect(await it.gateway.capture(paymentRef, money(9_000, 'BRL'), call('c0'))).toMatchObject({
      kind: 'refused',
    });
    for (let turn = 0; turn < 2; turn++)
      expect(await it.gateway.capture(paymentRef, money(10_000, 'BRL'), call('c'))).toEqual({ kind: 'done' });
    expect((await it.gateway.void(paymentRef, call('v'))).kind).toBe('refused');
    expect(it.count('payment_intents.capture')).toBe(0);
    expect(await books(it)).toMatchObject([{ held: 0, captures: 1, captured: 10_000, refunded: 0 }]);
    expect(await it.gateway.refund(paymentRef, money(2_500, 'BRL'), call('r'))).toEqual({ kind: 'done' });
    expect(await books(it)).toMatchObject([{ captured: 10_000, refunded: 2_500, released: false }]);
  });

  it('INV-2 all of it comes back when no booking comes of it, once', async () => {
    const { it, url, paymentRef } = await asked();
    await it.answer(url, true);
    it.wrong('refunds.create', 'lost-answer');
    expect((await it.gateway.void(paymentRef, call('v'))).kind).toBe('unknown');
    for (const key of ['v', 'v:1'])
      expect(await it.gateway.void(paymentRef, call(key))).toEqual({ kind: 'done' });
    expect(await books(it)).toMatchObject([{ held: 0, captured: 0, refunded: 0, released: true }]);
    expect(it.fake.facts.filter(({ type }) => type === 'void')).toHaveLength(1);
  });

  it('one that nobody pays lapses before the booking is given up, and is declined', async () => {
    const { it } = await asked();
    it.advance(26 * 60_000);
    expect(await it.gateway.lookup('k')).toMatchObject({ kind: 'declined', code: 'authentication-failed' });
  });
});

describe('an agency’s own account', () => {
  it('INV-8 takes the money itself, pays the platform’s fee, and settles everything that it took', async () => {
    const it = open({ account: null, feeBasisPoints: 250 });
    const account = (await it.stripe.accounts.create({})).id;
    it.payee.account = account;
    const ref = await it.pay('a', money(10_001));
    it.payee.account = null;
    expect(it.fake.ledgerOf(account).intents.get(ref)).toMatchObject({ application_fee_amount: 250 });
    expect((await it.gateway.lookup('a')).kind).toBe('authorised');
    expect((await it.gateway.capture(ref, money(10_001), call('c'))).kind).toBe('done');
    expect((await it.gateway.refund(ref, money(10_001), call('r'))).kind).toBe('done');
    expect(it.fake.calls.find(({ operation }) => operation === 'refunds.create')).toMatchObject({
      account,
      body: { refund_application_fee: 'true' },
    });
    expect(await books(it)).toMatchObject([{ key: 'a', captured: 10_001, refunded: 10_001 }]);
    expect(it.fake.platform.intents.size).toBe(0);
  });
});

describe('a subscription', () => {
  it.each(FAULTS)('INV-1 whose charge is a %s is looked up, and charged once', async (fault) => {
    const it = open();
    const billing = it.gateway.billing!;
    const input = {
      payer: AGENCY,
      email: 'o@a.example',
      token: it.fake.makeToken('success'),
      returnUrl: '/x',
    };
    for (const step of ['customers.create', 'setup_intents.create', 'setup_intents.confirm'] as const) {
      it.wrong(step, fault);
      expect((await billing.saveCard(input, call('save'))).kind).toBe('unknown');
    }
    const saved = await billing.saveCard(input, call('save'));
    if (saved.kind !== 'saved') throw new Error(JSON.stringify(saved));
    const order = {
      payer: AGENCY,
      card: saved.card.ref,
      amount: money(9_900, 'USD'),
      description: 'Subscription',
    };
    for (const step of ['payment_intents.create', 'payment_intents.confirm'] as const) {
      it.wrong(step, fault);
      expect((await billing.charge(order, call('renewal'))).kind).toBe('unknown');
    }
    expect((await billing.charge(order, call('renewal'))).kind).toBe('charged');
    it.fake.forgetKeys();
    expect((await billing.charge(order, call('renewal'))).kind).toBe('charged');
    expect(
      [...it.fake.platform.intents.values()].filter(({ status }) => status === 'succeeded'),
    ).toHaveLength(1);
    expect(it.fake.platform.customers.size).toBe(1);
  });
});
