import { setupI18n } from '@lingui/core';
import { describe, expect, it } from 'vitest';
import { settlementOf, type Money } from '../contract';
import { settlementText } from './settlement';

const say = setupI18n({ locale: 'en', messages: { en: {} } });
const usd = (amount: number): Money => ({ amount, currency: 'USD' });
const money = ({ amount }: Money) => `$${amount / 100}`;
const price = { total: usd(48_260) };
const nameOf = (method: string) => (method === 'wallet' ? 'Reward wallet' : null);
const told = (refund: number, isProtected = false, isDone = true, isPaid = true) =>
  settlementText(settlementOf(price, { refund, isProtected, isPaid }), { say, money, nameOf, isDone });
const toldOf = (of: Partial<Parameters<typeof settlementOf>[1]>, isDone = true) =>
  settlementText(settlementOf(price, { refund: 40_000, isProtected: false, isPaid: true, ...of }), {
    ...{ say, money, nameOf, isDone },
  });
const split = [
  { method: 'wallet', amount: usd(15_000) },
  { method: null, amount: usd(25_000) },
];

describe('what became of the money of a cancelled booking', () => {
  it('what is charged is what is returned and what is kept', () => {
    expect(settlementOf(price, { refund: 40_000, isProtected: false, isPaid: true })).toEqual({
      charged: usd(48_260),
      returned: usd(40_000),
      kept: usd(8_260),
      keptBy: 'terms',
    });
    expect(settlementOf(price, { refund: 0, isProtected: false, isPaid: false })).toEqual({
      charged: usd(0),
      returned: usd(0),
      kept: usd(0),
      keptBy: null,
    });
  });

  it('rule 18: a fee that is kept is told with what is returned', () => {
    expect(told(40_000)).toBe(
      'Of the $482.6 paid, $400 has been refunded to the original payment method; the cancellation fee is $82.6. Banks usually show it within five to ten days.',
    );
    expect(told(40_000, false, false)).toContain('$400 is being refunded');
  });

  it('G131 protection keeps its own price alone, and is named', () => {
    expect(told(45_060, true)).toContain('only the price of the protection, $32, is not refunded');
    expect(told(45_060, true)).not.toContain('fee');
  });

  it('G131 what several ways to pay have paid goes back to each of them, with its amount', () => {
    expect(toldOf({ returnedTo: split })).toBe(
      'Of the $482.6 paid, $400 has been refunded to where it came from: $150 (Reward wallet) and $250 (Card). The cancellation fee is $82.6. Banks usually show what goes to a card within five to ten days.',
    );
    expect(toldOf({ returnedTo: split }, false)).toContain('is being refunded to where it came from: $150');
    expect(toldOf({ returnedTo: split, isProtected: true })).toContain(
      'only the price of the protection, $82.6',
    );
    const alone = toldOf({ refund: 48_260, returnedTo: [{ method: 'gone', amount: usd(48_260) }] });
    expect(alone).toBe(
      'The full amount paid, $482.6, has been refunded to where it came from: $482.6 (Another way to pay).',
    );
  });

  it('what somebody of the agency has returned is not said to come from a bank', () => {
    expect(toldOf({ isByHand: true, returnedTo: split })).toBe(
      'Of the $482.6 paid, $400 has been refunded by the agency itself. The cancellation fee is $82.6.',
    );
    expect(toldOf({ isByHand: true, refund: 48_260 })).toBe(
      'The full amount paid, $482.6, has been refunded by the agency itself.',
    );
  });

  it('everything, nothing, and what was never charged', () => {
    expect(told(48_260)).toMatch(/^The full amount paid, \$482.6, has been refunded/);
    expect(told(0)).toBe('$482.6 was paid. Under the terms of the booking, it is non-refundable.');
    expect(told(0, false, true, false)).toBe('Nothing was charged.');
  });
});
