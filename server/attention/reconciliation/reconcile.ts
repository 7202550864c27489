import { type Difference, differencesIn } from '../../booking/books/compare';
import type { Money } from '@/core/contract';
import type { Db, Tx } from '../../db/types';
import type { Clock } from '../../ports/services';
import { type Cause, syncPoints } from '../points';
import { type Outside, readBooks } from './read-books';

/** How far back books are compared: longer than a refund takes. */
const DAYS = 62;
const DAY_MS = 24 * 60 * 60_000;

export interface Reconciliation {
  readonly differences: readonly Difference[];
  /** How many bookings were compared. */
  readonly bookings: number;
  /**
   * Whose books could not be read, because they cannot be listed: `gateway`, products by their ids, and of others single
   * suppliers, with what the references of their orders begin with.
   */
  readonly unlisted: readonly string[];
  /** What the gateway has kept of all these payments, one sum for each currency in which it pays out. */
  readonly fees: readonly Money[];
}

interface Parts extends Outside {
  readonly db: Db;
  readonly clock: Clock;
}

const feesOf = (payments: readonly { readonly fee?: Money }[]): Money[] => {
  const sums = new Map<string, number>();
  for (const { fee } of payments) if (fee) sums.set(fee.currency, (sums.get(fee.currency) ?? 0) + fee.amount);
  return [...sums].map(([currency, amount]) => ({ amount, currency }));
};

/** What belongs to no agency's booking is the platform's to look into. */
async function agenciesFor(
  tx: Tx,
  differences: readonly Difference[],
): Promise<(id: string | null) => string | null> {
  if (differences.length === 0) return () => null;
  const agencies = await tx.selectFrom('agency').select(['id', 'is_platform']).execute();
  const platform = agencies.find(({ is_platform }) => is_platform)?.id ?? agencies[0]?.id ?? null;
  const known = new Set(agencies.map(({ id }) => id));
  return (id) => (id !== null && known.has(id) ? id : platform);
}

function causeOf(difference: Difference, agencyId: string, currency: string | undefined): Cause {
  const { code, bookingId, reference, ours, theirs } = difference;
  const isOwn = difference.agencyId !== null && currency !== undefined;
  return {
    agencyId,
    kind: code === 'order-unknown' || code === 'order-still-active' ? 'order-unowned' : 'difference',
    subject: `${code}:${bookingId ?? reference ?? ''}`,
    bookingId: isOwn ? bookingId : null,
    facts: {
      code,
      ...(reference ? { reference } : {}),
      ...(ours === undefined ? {} : { ours }),
      ...(theirs === undefined ? {} : { theirs }),
      ...(currency ? { currency } : {}),
    },
  };
}

/**
 * Compares bookings and ledger with the books of the gateway and of the suppliers, and makes each difference a point that
 * closes when it is gone. Throws, and changes nothing, where books that can be listed could not be read.
 */
export async function reconcile({ db, clock, payments, products }: Parts): Promise<Reconciliation> {
  const now = clock.now();
  const since = new Date(now.getTime() - DAYS * DAY_MS);
  const books = await readBooks(db, { payments, products }, since, now);
  const differences = differencesIn(books);
  const currencies = new Map(books.bookings.map(({ id, currency }) => [id, currency]));
  await db.asSystem(async (tx) => {
    const agencyOf = await agenciesFor(tx, differences);
    const causes = new Map<string, Cause>();
    for (const difference of differences) {
      const agencyId = agencyOf(difference.agencyId);
      if (agencyId === null) continue;
      const cause = causeOf(difference, agencyId, currencies.get(difference.bookingId ?? ''));
      causes.set(`${agencyId} ${cause.kind} ${cause.subject}`, cause);
    }
    await syncPoints(tx, 'reconciliation', [...causes.values()], now, since);
  });
  return {
    differences,
    bookings: books.bookings.length,
    unlisted: [
      ...(books.payments === null ? ['gateway'] : []),
      ...[...products.values()].filter(({ orders }) => !orders).map(({ id }) => id),
      ...books.silent,
    ],
    fees: feesOf(books.payments ?? []),
  };
}
