import { describe, expect, it } from 'vitest';
import { createEmbeddedGateway, type GatewayEntry } from '..';
import type { PaymentGateway, ReturnOutcome } from '../../ports/payment';
import { tokenOf, type Outcome } from '../embedded/cards';
import { partsOf, sharesOf } from './shares';
import { memorySplits } from './store';
import { withMethods } from './with-methods';

const signal = new AbortController().signal;
const call = (idempotencyKey: string) => ({ idempotencyKey, signal });
const brl = (amount: number) => ({ amount, currency: 'BRL' });
const token = (outcome: Outcome) => tokenOf(outcome, 'visa', '4242', 'abcdef0123456789');

/** A gateway and a client's credit, each with books of its own. */
function twoBanks() {
  let time = new Date('2027-01-01T00:00:00Z');
  const clock = { now: () => time };
  const card: GatewayEntry[] = [];
  const credit: GatewayEntry[] = [];
  const gateway = createEmbeddedGateway({ journal: { entries: card }, clock }).gateway;
  const bank = createEmbeddedGateway({ journal: { entries: credit }, clock }).gateway;
  const refusing = new Set<'refund'>();
  const wallet: PaymentGateway = {
    ...bank,
    refund: (ref, amount, at): Promise<ReturnOutcome> =>
      refusing.has('refund')
        ? Promise.resolve({ kind: 'refused', message: 'Not today' })
        : bank.refund(ref, amount, at),
  };
  const payments = withMethods({
    gateway,
    methods: new Map([
      ['wallet', { ...wallet, id: 'wallet', name: () => 'Wallet', payments: bank.payments! }],
    ]),
    splits: memorySplits(),
    clock,
  });
  const pay = (key: string, { part = 4_000, total = 10_000, by = 'success', rest = 'success' } = {}) =>
    payments.authorise(
      {
        agencyId: 'agency',
        amount: brl(total),
        description: 'Trip',
        returnUrl: '/mytrip',
        method: 'card',
        token: token(rest as Outcome),
        also: [{ method: 'wallet', token: token(by as Outcome), amount: part }],
      },
      call(key),
    );
  const moved = (entries: GatewayEntry[], type: GatewayEntry['type']) =>
    entries.flatMap((entry) =>
      entry.type === type && 'amount' in entry && (entry.result === 'done' || entry.result === 'authorised')
        ? [entry.amount.amount]
        : [],
    );
  return {
    ...{ payments, pay, moved, card, credit, refusing },
    pass: (minutes: number) => (time = new Date(time.getTime() + minutes * 60_000)),
  };
}

const refOf = (answer: { kind: string }) => {
  if (!('paymentRef' in answer)) throw new Error(answer.kind);
  return answer.paymentRef as string;
};

describe('a payment in parts', () => {
  it('is one payment: held, taken and returned to where it came from, in proportion', async () => {
    const { payments, pay, moved, card, credit } = twoBanks();
    const ref = refOf(await pay('b:authorise'));
    expect([moved(credit, 'authorise'), moved(card, 'authorise')]).toEqual([[4_000], [6_000]]);
    expect(await payments.capture(ref, brl(10_000), call('b:capture'))).toEqual({ kind: 'done' });
    expect([moved(credit, 'capture'), moved(card, 'capture')]).toEqual([[4_000], [6_000]]);
    expect(await payments.refund(ref, brl(7_501), call('b:refund'))).toEqual({ kind: 'done' });
    expect([moved(credit, 'refund'), moved(card, 'refund')]).toEqual([[3_000], [4_501]]);
    expect(await payments.payments!(new Date(0))).toEqual([
      {
        ...{ paymentRef: ref, key: 'b:authorise', agencyId: 'agency', authorised: true, released: false },
        ...{ captures: 1, captured: 10_000, refunded: 7_501, held: 0, currency: 'BRL' },
      },
    ]);
  });

  it('tells who paid which part; one of the card alone has none', async () => {
    const { payments, pay } = twoBanks();
    const parts = [
      { method: 'wallet', amount: 4_000 },
      { method: null, amount: 6_000 },
    ];
    expect(await pay('b:authorise')).toMatchObject({ kind: 'authorised', parts });
    expect(await payments.lookup('b:authorise')).toMatchObject({ kind: 'authorised', parts });
    const card = await payments.authorise(
      {
        ...{ agencyId: 'agency', amount: brl(10_000), description: 'Trip' },
        ...{ returnUrl: '/mytrip', token: token('success') },
      },
      call('c:authorise'),
    );
    expect(card).toMatchObject({ kind: 'authorised' });
    expect(card).not.toHaveProperty('parts');
  });

  it('is taken wholly or not at all', async () => {
    const { payments, pay, moved, card, credit } = twoBanks();
    const ref = refOf(await pay('b:authorise'));
    expect((await payments.capture(ref, brl(9_999), call('b:capture'))).kind).toBe('refused');
    expect([...moved(credit, 'capture'), ...moved(card, 'capture')]).toEqual([]);
  });

  it.each([
    ['the card is declined', { rest: 'declined' }, [4_000]],
    ['the other part is declined', { by: 'insufficient' }, []],
  ])('lets go of what is held when %s', async (_, how, released) => {
    const { pay, moved, card, credit } = twoBanks();
    expect((await pay('b:authorise', how)).kind).toBe('declined');
    expect(moved(credit, 'void')).toEqual(released);
    expect(moved(card, 'authorise')).toEqual([]);
  });

  it('a part of more than the price pays all of it, and the card is not asked', async () => {
    const { pay, moved, card, credit } = twoBanks();
    expect((await pay('b:authorise', { part: 12_000 })).kind).toBe('authorised');
    expect([moved(credit, 'authorise'), card]).toEqual([[10_000], []]);
  });

  it('the payer is asked for the part that needs it, and all is held afterwards', async () => {
    const { payments, pay } = twoBanks();
    expect(await pay('b:authorise', { rest: 'authenticate' })).toMatchObject({
      kind: 'action-required',
      paymentRef: expect.stringMatching(/^split_/) as unknown,
    });
    expect((await payments.lookup('b:authorise')).kind).toBe('action-required');
  });

  it('a part whose answer is missing leaves the whole unknown until it is there', async () => {
    const { payments, pay, pass } = twoBanks();
    expect((await pay('b:authorise', { rest: 'late' })).kind).toBe('unknown');
    pass(1);
    expect((await payments.lookup('b:authorise')).kind).toBe('authorised');
  });

  it('a part that was returned is not returned again when another one was refused first', async () => {
    const { payments, pay, moved, card, credit, refusing } = twoBanks();
    const ref = refOf(await pay('b:authorise'));
    await payments.capture(ref, brl(10_000), call('b:capture'));
    refusing.add('refund');
    expect((await payments.refund(ref, brl(5_000), call('b:refund'))).kind).toBe('refused');
    refusing.clear();
    expect(await payments.refund(ref, brl(5_000), call('b:refund:1'))).toEqual({ kind: 'done' });
    expect([moved(credit, 'refund'), moved(card, 'refund')]).toEqual([[2_000], [3_000]]);
  });

  it('what goes by card alone goes straight through', async () => {
    const { payments, card } = twoBanks();
    const plain = { agencyId: 'agency', amount: brl(100), description: 'Trip', returnUrl: '/mytrip' };
    const ref = refOf(await payments.authorise({ ...plain, token: token('success') }, call('k')));
    expect(card).toHaveLength(1);
    expect(ref).toMatch(/^pay_/);
    expect(await payments.void(ref, call('v'))).toEqual({ kind: 'done' });
  });
});

describe('shares', () => {
  it('INV-5 in three decimals each part, and what goes back to it, is a sum that can be charged', () => {
    const parts = partsOf(12_340, null, [{ method: 'a', amount: 5_555 }], 10);
    expect(parts.map(({ amount }) => amount)).toEqual([5_550, 6_790]);
    expect(partsOf(12_340, null, [{ method: 'a', amount: 99_999 }], 10)).toEqual([
      { method: 'a', amount: 12_340 },
    ]);
    for (let amount = 0; amount <= 12_340; amount += 10) {
      const shares = sharesOf(amount, parts, 10);
      expect(shares.reduce((all, share) => all + share, 0)).toBe(amount);
      for (const [at, share] of shares.entries()) {
        expect(share % 10).toBe(0);
        expect(share).toBeLessThanOrEqual(parts[at]!.amount);
      }
    }
  });

  it('parts go as far as the price does, and whoever pays the rest pays the rest', () => {
    expect(partsOf(100, null, [{ method: 'a', amount: 30 }])).toEqual([
      { method: 'a', amount: 30 },
      { method: null, amount: 70 },
    ]);
    expect(partsOf(100, 'a', [])).toEqual([{ method: 'a', amount: 100 }]);
    expect(partsOf(100, null, [{ method: 'a', amount: 100 }])).toEqual([{ method: 'a', amount: 100 }]);
  });

  it('every minor unit is returned once, and none beyond what a part paid', () => {
    const parts = [
      { method: 'a', amount: 1 },
      { method: 'b', amount: 1 },
      { method: null, amount: 1 },
    ];
    for (const amount of [0, 1, 2, 3]) {
      const shares = sharesOf(amount, parts);
      expect(shares.reduce((sum, share) => sum + share, 0)).toBe(amount);
      expect(shares.filter((share, index) => share < 0 || share > parts[index]!.amount)).toEqual([]);
    }
  });

  it('INV-2 no part is given more than it paid: what it has no room for goes to the one before', () => {
    const parts = [5, 5, 2].map((amount) => ({ method: 'a', amount }));
    expect(sharesOf(11, parts)).toEqual([4, 5, 2]);
    expect(sharesOf(12, parts)).toEqual([5, 5, 2]);
  });
});
