import { describe, expect, test } from 'vitest';
import type { BillingGateway } from '@/server/ports/billing';
import type { AttemptRow } from '../store/tables';
import { askAgainAt, outside } from './outside';

const BEGAN = Date.parse('2026-11-20T12:00:00Z');
const HOUR = 60 * 60_000;

/** A gateway that says what it is told to, and writes down what it was asked. */
function gatewayOf(says: Record<string, unknown>) {
  const asked: unknown[][] = [];
  const gateway = new Proxy(
    {},
    {
      get:
        (_, name: string) =>
        async (...[first, second, third]: unknown[]) => {
          const call = (third ?? second) as { idempotencyKey?: string } | undefined;
          asked.push([name, call?.idempotencyKey ?? first, third ? second : null]);
          const answer = says[name];
          if (answer instanceof Error) throw answer;
          return answer ?? { kind: 'absent' };
        },
    },
  ) as BillingGateway;
  return { gateway, asked };
}
const attempt = (more: Partial<AttemptRow>) =>
  ({
    ...{ id: 'a1', agency_id: 'agency', state: 'charging', waits: 1, token: null, payment_ref: null },
    ...{ amount_minor: 2_999, currency: 'USD', payer: 'p', email: 'o@a.example', failure: null },
    ...{ card: { ref: 'card', brand: 'visa', last4: '4242' }, return_path: '/x', action_url: null },
    ...{ created_at: new Date(BEGAN), ...more },
  }) as unknown as AttemptRow;
async function goes(more: Partial<AttemptRow>, says: Record<string, unknown>, afterMs = 0) {
  const { gateway, asked } = gatewayOf(says);
  const parts = { clock: { now: () => new Date(BEGAN + afterMs) }, log: { error: () => {} } as never };
  return { became: await outside(parts, gateway, attempt(more)), asked };
}
const CHARGED = { kind: 'charged', paymentRef: 'ch_1' };

describe('what the gateway is asked for', () => {
  test('INV-1 a first try charges under the attempt’s own key, a later one looks that up first', async () => {
    const first = await goes({}, { charge: CHARGED });
    expect(first.asked).toEqual([['charge', 'subscription:a1:charge', null]]);
    expect(first.became).toMatchObject({ change: { payment_ref: 'ch_1', state: 'finishing' } });
    const again = await goes({ waits: 2 }, { lookupCharge: CHARGED });
    expect(again.asked).toEqual([['lookupCharge', 'subscription:a1:charge', null]]);
    expect(again.became).toMatchObject({ change: { payment_ref: 'ch_1', state: 'finishing' } });
    const lost = await goes({ waits: 2 }, { charge: CHARGED });
    expect(lost.asked.map(([name]) => name)).toEqual(['lookupCharge', 'charge']);
  });

  test('SEC-40 a card is kept once, and its token forgotten', async () => {
    const saving = { state: 'saving' as const, token: 'tok_1', card: null };
    const saved = { kind: 'saved', card: { ref: 'card' } };
    const kept = await goes(saving, { saveCard: saved });
    expect(kept.became).toMatchObject({ change: { state: 'charging', token: null } });
    const free = await goes({ ...saving, amount_minor: 0 }, { saveCard: saved });
    expect(free.became).toMatchObject({ change: { state: 'finishing', token: null } });
    const again = await goes({ ...saving, waits: 2 }, { lookupSave: saved });
    expect(again.asked.map(([name]) => name)).toEqual(['lookupSave']);
  });

  test('INV-6 a gateway that does not answer has not declined', async () => {
    const { became } = await goes({}, { charge: new Error('no connection') });
    expect(became).toEqual({
      change: { action_url: null, next_try_at: new Date(BEGAN + 4_000) },
    });
    expect((await goes({}, { charge: { kind: 'declined', code: 'expired-card' } })).became).toEqual({
      failure: 'expired-card',
    });
  });

  test('INV-6 it is asked again after seconds, and at last every ten minutes', () => {
    const waits = (count: number) => (askAgainAt({ waits: count }, new Date(0)).getTime() / 1000) | 0;
    expect([0, 1, 3, 8, 9, 50].map(waits)).toEqual([2, 4, 16, 512, 600, 600]);
  });

  test('R428 SEC-50 who is asked by the bank has ten minutes; then nothing is taken, or what was taken goes back', async () => {
    const asks = { charge: { kind: 'action-required', url: '/bank' } };
    const LONGEST = 10 * 60_000;
    expect((await goes({}, asks, LONGEST)).became).toMatchObject({ change: { action_url: '/bank' } });
    expect((await goes({}, asks, LONGEST + 1)).became).toMatchObject({
      change: { state: 'undoing', failure: 'too-late' },
    });
    const keeping = { state: 'saving' as const, token: 'tok_1' };
    expect(
      (await goes(keeping, { saveCard: { kind: 'action-required', url: '/bank' } }, LONGEST + 1)).became,
    ).toEqual({ failure: 'too-late' });
  });
});

describe('what cannot be used', () => {
  const undoing = { state: 'undoing' as const, failure: 'exists' };

  test('INV-2 goes back, under a key of its own', async () => {
    const { became, asked } = await goes({ ...undoing, payment_ref: 'ch_1' }, { refund: { kind: 'done' } });
    expect(asked).toEqual([['refund', 'subscription:a1:refund', { amount: 2_999, currency: 'USD' }]]);
    expect(became).toEqual({ failure: 'exists', change: { payment_ref: 'ch_1' } });
  });

  test('INV-2 is looked for where nobody knows whether it was charged', async () => {
    const found = await goes(undoing, { lookupCharge: CHARGED, refund: { kind: 'done' } });
    expect(found.asked.map(([name]) => name)).toEqual(['lookupCharge', 'refund']);
    expect((await goes(undoing, { lookupCharge: { kind: 'absent' } })).became).toEqual({ failure: 'exists' });
    const unsure = { lookupCharge: { kind: 'unknown', message: '?' } };
    expect((await goes(undoing, unsure, 7 * 24 * HOUR)).became).toMatchObject({
      change: { action_url: null },
    });
    expect((await goes(undoing, unsure, 7 * 24 * HOUR + 1)).became).toEqual({ failure: 'exists' });
  });

  test('INV-2 is a person’s to return where the gateway refuses, and asked for again where it says nothing', async () => {
    const charged = { ...undoing, payment_ref: 'ch_1' };
    const refused = { refund: { kind: 'refused', message: 'too old' } };
    expect((await goes(charged, refused)).became).toMatchObject({
      failure: 'exists',
      notReturned: 'too old',
    });
    const silent = { refund: { kind: 'unknown', message: '?' } };
    expect((await goes(charged, silent)).became).toMatchObject({ change: { action_url: null } });
    expect((await goes({ ...undoing, amount_minor: 0 }, {})).asked).toEqual([]);
  });
});
