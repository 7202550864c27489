import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Database } from '../../../db/open';
import { testDb } from '../../../testing/database';
import { findSent, type Reading } from './order-once';
import { noteMigration, openOrderJournal } from './sent-orders';

let db: Database;
beforeAll(async () => void (db = await testDb([noteMigration('900-tried', 'tried')])));
afterAll(() => db.close());

test('INV-1 an order that was found once is read by its number from then on, whatever its maker lists', async () => {
  const books = { journal: openOrderJournal(db, 'tried'), now: () => new Date('2027-01-01T12:00:00Z') };
  const look = (isListed: boolean) => {
    const reading: Reading = {
      read: async (orderId) => ({ kind: 'pending', supplierRef: orderId }),
      search: async () =>
        isListed ? { orderId: '77', outcome: { kind: 'pending', supplierRef: 'found' } } : null,
    };
    return findSent(books, { reference: 'ours', offerId: 'offer' }, reading);
  };
  expect(await look(false)).toEqual({ kind: 'absent' });
  expect(await look(true)).toEqual({ kind: 'pending', supplierRef: 'found' });
  expect(await look(false)).toEqual({ kind: 'pending', supplierRef: '77' });
});
