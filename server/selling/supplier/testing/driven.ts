import type { Logger } from 'pino';
import { platformMigrations } from '@/server/db/migrations';
import type { Migration } from '@/server/db/types';
import { emptyMemory } from '@/server/testing/memory';
import type { CancelOptions, SupplierOrder } from '../../../ports/booking';
import type { Sale } from '../../../ports/supplier';
import { type OrderJournal, openOrderJournal } from '../outside/sent-orders';

/**
 * A call of an adapter's port that is driven against its maker's published document: its name, the call, and what of the
 * result tells that it was read. Gives nothing where the call refused, so that what depends on it is left out.
 */
export type Step = <T>(
  name: string,
  call: () => Promise<T>,
  read?: (result: T) => string,
) => Promise<T | undefined>;

/** Drives an adapter whose maker answers at this address; what it logs tells why it refused. */
export type Drive = (url: string, step: Step, log: Pick<Logger, 'warn'>) => Promise<void>;

const { signal } = new AbortController();
let cancellations = 0;

/** What follows an order, whatever is sold. `none`: the number that is given back where nothing was booked. */
export async function driveOrder(
  step: Step,
  {
    book,
    lookup,
    cancelPenalty,
    cancel,
  }: Pick<Sale<never, unknown>, 'book' | 'lookup' | 'cancelPenalty' | 'cancel'>,
  order: SupplierOrder | undefined,
  {
    product,
    none,
    reasonCode,
  }: { product: string; none: string } & Partial<Pick<CancelOptions, 'reasonCode'>>,
): Promise<void> {
  const made =
    order &&
    (await step(
      `${product} book`,
      () => book(order, { signal }),
      (outcome) => JSON.stringify(outcome).slice(0, 200),
    ));
  if (order)
    await step(
      `${product} lookup`,
      () => lookup(order, { signal }),
      ({ kind }) => kind,
    );
  const ref = made && 'supplierRef' in made ? String(made.supplierRef) : none;
  await step(
    `${product} cancelPenalty`,
    () => cancelPenalty(ref, { signal }),
    ({ penalty }) => `${penalty.amount} ${penalty.currency}`,
  );
  await step(
    `${product} cancel`,
    () => cancel(ref, `cancel-${(cancellations += 1)}`, { signal, reasonCode: reasonCode ?? null }),
    ({ kind }) => kind,
  );
}

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
