import { describe, expect, test } from 'vitest';
import { type AttemptFact, type ChargeBooks, chargeDifferences, type InvoiceFact } from './compare';

const charge = (more = {}) => ({
  ...{ paymentRef: 'ch_1', key: 'subscription:a1:charge', payer: 'p', refunded: 0 },
  ...{ amount: { amount: 2_999, currency: 'USD' }, ...more },
});
const invoice = (more: Partial<InvoiceFact> = {}): InvoiceFact => ({
  ...{ number: '2026-000001', payment_ref: 'ch_1', amount_minor: 2_999, currency: 'USD' },
  ...{ refunded_at: null, rests: true, moves: false, ...more },
});
const failed = (more: Partial<AttemptFact> = {}): AttemptFact => ({
  ...{ id: 'a1', state: 'failed', amount_minor: 2_999, currency: 'USD', rests: true, ...more },
});
const differences = (books: Partial<ChargeBooks>) =>
  chargeDifferences({ charges: [], invoices: [], attempts: [], refused: new Set(), ...books }).map(
    ({ code, ours, theirs }) => [code, ours, theirs],
  );
const returned = new Date('2026-11-21T00:00:00Z');

describe('what was charged and what is written', () => {
  test.each<[string, Partial<ChargeBooks>, unknown[]]>([
    ['agree', { charges: [charge()], invoices: [invoice()] }, []],
    [
      'differ in the amount',
      { charges: [charge()], invoices: [invoice({ amount_minor: 2_998 })] },
      [['charge-differs', 2_998, 2_999]],
    ],
    [
      'differ in the currency',
      { charges: [charge()], invoices: [invoice({ currency: 'EUR' })] },
      [['charge-differs', 2_999, 2_999]],
    ],
    [
      'differ in what was returned there',
      { charges: [charge({ refunded: 100 })], invoices: [invoice()] },
      [['return-differs', 0, 100]],
    ],
    [
      'differ in what was returned here',
      { charges: [charge()], invoices: [invoice({ refunded_at: returned })] },
      [['return-differs', 2_999, 0]],
    ],
    [
      'agree while something is being returned',
      { charges: [charge({ refunded: 2_999 })], invoices: [invoice({ moves: true })] },
      [],
    ],
    [
      'agree where a person has it already',
      { charges: [charge({ refunded: 100 })], invoices: [invoice()], refused: new Set(['ch_1']) },
      [],
    ],
    ['have nothing here', { charges: [charge()] }, [['charge-unknown', 0, 2_999]]],
    ['have nothing here, and it was returned', { charges: [charge({ refunded: 2_999 })] }, []],
    [
      'have nothing here, and a part of it was returned',
      { charges: [charge({ refunded: 999 })] },
      [['charge-unknown', 0, 2_000]],
    ],
    ['have nothing there', { invoices: [invoice()] }, [['charge-missing', 2_999, 0]]],
    ['have nothing there yet', { invoices: [invoice({ rests: false })] }, []],
    [
      'failed here, and it was not returned',
      { charges: [charge()], attempts: [failed()] },
      [['return-differs', 2_999, 0]],
    ],
    [
      'failed here, and it was returned',
      { charges: [charge({ refunded: 2_999 })], attempts: [failed()] },
      [],
    ],
    ['are failing', { charges: [charge()], attempts: [failed({ rests: false })] }, []],
    [
      'were done here without an invoice',
      { charges: [charge()], attempts: [failed({ state: 'done' })] },
      [['charge-unknown', 0, 2_999]],
    ],
  ])('INV-4 %s', (_, books, expected) => expect(differences(books)).toEqual(expected));
});
