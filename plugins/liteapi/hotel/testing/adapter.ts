import { pino } from 'pino';
import type { Database } from '@/server/db';
import { freeLine } from '@/server/lines/testing/free';
import { openOrderJournal } from '@/server/selling/supplier/outside/sent-orders';
import type { TestClock } from '@/server/testing/harness';
import type { HotelSupplier } from '@/plugins/hotel/face/port';
import { BOOKS, createLiteapi } from '../liteapi';
import type { FakeLiteapi } from './fake';

/** The adapter as one process would have it, in front of a fake, and what it logs. */
export function liteapiFor(
  { url, key }: Pick<FakeLiteapi, 'url' | 'key'>,
  { db, clock }: { db: Database; clock: TestClock },
): HotelSupplier & { readonly logged: string[] } {
  const logged: string[] = [];
  const log = pino({ level: 'warn' }, { write: (line: string) => void logged.push(line) });
  const journal = openOrderJournal(db, BOOKS);
  const supplier = createLiteapi({
    ...{ key, url, bookUrl: url, payment: 'WALLET', line: freeLine(), clock, journal, log },
    secret: 'secret',
  });
  return Object.assign(supplier, { logged });
}
