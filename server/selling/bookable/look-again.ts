import '../../booking/tables';
import { systemTable } from '../../db';
import type { Migration, Tx } from '../../db/types';
import { takeRound } from '../../jobs/rounds';
import { isForNow } from '../../lines/trouble';
import type { BaseServices, Services } from '../../ports/services';
import type { LookedAt } from '../../ports/supplier';
import { type Found, noteCancelled } from './supplier-news';

const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;
const DAY_MS = 24 * HOUR_MS;

const ROUND_MS = 5 * MINUTE_MS;
/** Ten calls a minute of each supplier's: sales have the rest. */
const AT_ONCE = 50;
const READ_MS = 2 * MINUTE_MS;
const AFTER_TROUBLE_MS = 15 * MINUTE_MS;

interface SupplierLookTable {
  booking_id: string;
  next_at: Date;
}
declare module '@/server/db/types' {
  interface Tables {
    supplier_look: SupplierLookTable;
  }
}

/** When a booking is looked at again at its supplier; one that has no row is looked at now. */
export const supplierLookMigration: Migration = {
  id: '088-looked-at-again',
  retention: [{ table: 'supplier_look', since: 'next_at', days: 30 }],
  sql: `
  create table supplier_look (booking_id uuid primary key, next_at timestamptz not null);
  create index supplier_look_next on supplier_look (next_at);
  ${systemTable('supplier_look')}
  create index booking_coming on booking (product, starts_at) where state = 'confirmed' and supplier_ref is not null;
  `,
};

/**
 * How long after now a booking is looked at again: every week, every day in the month before it starts, every six hours in the
 * last three days. Pure. `startsAt`: `YYYY-MM-DD…`, where it starts.
 */
export function untilNextLook(startsAt: string, now: Date): number {
  const left = Date.parse(startsAt.slice(0, 10)) - now.getTime();
  if (left > 30 * DAY_MS) return 7 * DAY_MS;
  return left > 3 * DAY_MS ? DAY_MS : 6 * HOUR_MS;
}

interface Due extends Found {
  readonly supplierRef: string;
  readonly startsAt: string;
}

/** Confirmed bookings of a supplier whose turn it is, those that start next first. */
async function dueOf({ db, clock }: Services, product: string, orders: string): Promise<Due[]> {
  const now = clock.now();
  // Until it starts wherever that is: the last zone is twelve hours behind.
  const from = new Date(now.getTime() - 12 * HOUR_MS).toISOString().slice(0, 10);
  const rows = await db.asSystem((tx) =>
    tx
      .selectFrom('booking')
      .leftJoin('supplier_look', 'supplier_look.booking_id', 'booking.id')
      .select(['booking.agency_id', 'booking.id', 'booking.supplier_ref', 'booking.starts_at'])
      .where('booking.product', '=', product)
      .where('booking.state', '=', 'confirmed')
      .where('booking.supplier_ref', 'is not', null)
      .where('booking.starts_at', '>=', from)
      .where((where) => where.fn('starts_with', ['booking.supplier_ref', where.val(orders)]), '=', true)
      .where((where) =>
        where.or([where('supplier_look.next_at', 'is', null), where('supplier_look.next_at', '<=', now)]),
      )
      .orderBy('booking.starts_at')
      .limit(AT_ONCE)
      .execute(),
  );
  return rows.map(({ agency_id, id, supplier_ref, starts_at }) => ({
    ...{ agencyId: agency_id, bookingId: id, supplierRef: supplier_ref!, startsAt: starts_at },
  }));
}

const lookAfter = ({ db, clock }: Services, { bookingId }: Found, ms: number) =>
  db.asSystem((tx) => {
    const next_at = new Date(clock.now().getTime() + ms);
    return tx
      .insertInto('supplier_look')
      .values({ booking_id: bookingId, next_at })
      .onConflict((conflict) => conflict.column('booking_id').doUpdateSet({ next_at }))
      .execute();
  });

async function lookAt(
  services: Services,
  { isCancelled, givenBack }: LookedAt,
  due: Due,
  { signal, also }: { readonly signal: AbortSignal; readonly also: Also | undefined },
) {
  const { supplierRef } = due;
  if (await isCancelled(supplierRef, { signal }))
    await noteCancelled(services, due, {
      back: await givenBack?.(supplierRef, { signal }),
      also: async (tx) => also?.(tx, due, services.clock.now()),
    });
  await lookAfter(services, due, untilNextLook(due.startsAt, services.clock.now()));
}

/** Looks at those of one supplier whose turn it is. What cannot be read cancels nothing, and is looked at again soon. */
async function lookThrough(
  services: Services,
  product: string,
  supplier: LookedAt,
  also: Also | undefined,
): Promise<void> {
  const signal = AbortSignal.timeout(READ_MS);
  for (const due of await dueOf(services, product, supplier.orders)) {
    if (signal.aborted) return;
    try {
      await lookAt(services, supplier, due, { signal, also });
    } catch (error) {
      services.log.warn({ err: error, bookingId: due.bookingId }, 'A booking was not looked at again');
      // The supplier has asked for a pause: everybody else would be told the same.
      if (isForNow(error)) return;
      await lookAfter(services, due, AFTER_TROUBLE_MS);
    }
  }
}

/** Rows of a product's own that end with a booking that is cancelled. */
type Also = (tx: Tx, found: Found, now: Date) => Promise<void>;

/**
 * The round that looks at a product's confirmed bookings again before they start, at suppliers who do not tell of what they cancel.
 * It is done by one process of all; doing it twice at once would cost calls, and change nothing.
 */
export const lookingAgain = (
  product: string,
  suppliersOf: (services: BaseServices) => { readonly lookedAt: readonly LookedAt[] },
  also?: Also,
) => ({
  everyMs: ROUND_MS,
  async run(services: Services): Promise<void> {
    const { lookedAt } = suppliersOf(services);
    if (lookedAt.length === 0) return;
    const { db, clock } = services;
    if (!(await takeRound(db, `look-again-${product}`, ROUND_MS, clock.now()))) return;
    for (const supplier of lookedAt) await lookThrough(services, product, supplier, also);
  },
});
