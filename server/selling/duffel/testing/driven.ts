import { platformMigrations } from '@/server/db/migrations';
import type { Migration } from '@/server/db/types';
import { freeLine } from '@/server/lines/testing/free';
import { testClock } from '@/server/testing/clock';
import { emptyMemory } from '@/server/testing/memory';
import { type OrderJournal, openOrderJournal } from '../../supplier/outside/sent-orders';

/** Books in memory, which all drives of an adapter share: each order has a name of its own. */
export function drivenBooks(migration: Migration, books: string): () => Promise<OrderJournal> {
  let opened: Promise<OrderJournal> | undefined;
  const open = async () => {
    const db = await emptyMemory();
    await db.migrate([...platformMigrations, migration]);
    return openOrderJournal(db, books);
  };
  return () => (opened ??= open());
}

/** What an adapter needs beside its books: a day before every date of the published examples. */
export const drivenOptions = () => ({
  ...{ token: 'duffel_test_token', secret: 'secret' },
  line: freeLine(),
  clock: testClock('2020-01-10T12:00:00Z'),
});
