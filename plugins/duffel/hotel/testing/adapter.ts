import { pino } from 'pino';
import type { Database } from '@/server/db';
import { openOrderJournal } from '@/server/selling/supplier/outside/sent-orders';
import type { TestClock } from '@/server/testing/harness';
import { freeLine } from '@/server/lines/testing/free';
import type { HotelSupplier } from '@/plugins/hotel/face/port';
import { BOOKS, createDuffelStays } from '../duffel-stays';
import type { FakeStays } from './fake';

/** The adapter as one process would have it, in front of a fake, and what it logs. */
export function staysFor(
  fake: Pick<FakeStays, 'url' | 'token'>,
  { db, clock }: { db: Database; clock: TestClock },
): HotelSupplier & { readonly logged: string[] } {
  const logged: string[] = [];
  const log = pino({ level: 'warn' }, { write: (line: string) => void logged.push(line) });
  const { token, url } = fake;
  const journal = openOrderJournal(db, BOOKS);
  return Object.assign(
    createDuffelStays({ token, url, line: freeLine(), clock, journal, secret: 'secret', log }),
    { logged },
  );
}
