import { sql } from 'kysely';
import type { Books, BookingFact, LedgerFact } from '../../booking/books/facts';
import { CLOCK_SKEW_MS, SETTLED } from '../../booking/states';
import type { Db } from '../../db/types';
import type { BookingProduct, SupplierBooks } from '../../ports/booking';
import type { PaymentGateway } from '../../ports/payment';

export interface Outside {
  readonly payments: PaymentGateway;
  /** What is sold, by the plugin's id. */
  readonly products: ReadonlyMap<string, BookingProduct>;
}

/** Books outside are read from a little earlier, as their clocks may be others. */
const MARGIN_MS = 60 * 60_000;

type BookingRow = Omit<BookingFact, 'isListed'> & { product: string; supplier_ref: string | null };

/** What is stored of bookings of the time, and of those that the books outside name. */
const readRows = (db: Db, since: Date, named: readonly string[], before: Date) =>
  db.asSystem(async (tx) => {
    const { rows: bookings } = await sql<BookingRow>`
      select agency_id, id, product, supplier_ref, state, currency, accepted_minor, total_minor, penalty_minor, is_hold,
        by_hand, (price #>> '{staff,wholesale,amount}')::bigint as wholesale,
        (created_at >= ${since} and updated_at < ${before} and lease_token is null and stray is null
          and state in (${sql.join(SETTLED)})) as rests,
        json_build_object('net', charged_minor - refunded_minor, 'cost', cost_minor, 'markup', earned_markup_minor,
          'fee', earned_fee_minor, 'penalty', earned_penalty_minor, 'protection', earned_protection_minor) as figures
      from booking where created_at >= ${since} or id = any(${named}::uuid[])`.execute(tx);
    const ids = bookings.map(({ id }) => id);
    const { rows: ledger } = await sql<LedgerFact>`
      select agency_id, booking_id, posting, account, amount_minor, currency from ledger_entry
      where booking_id = any(${ids}::uuid[])`.execute(tx);
    return { bookings, ledger };
  });

const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;

/**
 * All books since then: first those outside, through their ports, then ours, so that whatever stands there was written down
 * here before. What moves meanwhile is compared the next time. `silent`: suppliers that cannot list their orders, as the
 * product and what their references begin with.
 */
export async function readBooks(
  db: Db,
  { payments, products }: Outside,
  since: Date,
  now: Date,
): Promise<Books & { readonly silent: readonly string[] }> {
  const from = new Date(since.getTime() - MARGIN_MS);
  const paid = (await payments.payments?.(from)) ?? null;
  const books = new Map<string, SupplierBooks>();
  for (const [id, product] of products) if (product.orders) books.set(id, await product.orders(from));
  const orders = [...books.values()].flatMap((each) => each.orders);
  const named = [
    ...orders.map(({ reference }) => reference),
    ...(paid ?? []).map(({ key }) => key.split(':')[0]!),
  ].filter((id) => UUID.test(id));
  const before = new Date(now.getTime() - CLOCK_SKEW_MS);
  const { bookings, ledger } = await readRows(db, since, [...new Set(named)], before);
  const isListed = ({ product, supplier_ref }: BookingRow) => {
    const theirs = books.get(product);
    return theirs !== undefined && !theirs.silent.some((prefix) => supplier_ref?.startsWith(prefix));
  };
  return {
    silent: [...books].flatMap(([id, { silent }]) => silent.map((prefix) => `${id} ${prefix}`)),
    bookings: bookings.map((row) => ({ ...row, wholesale: Number(row.wholesale), isListed: isListed(row) })),
    ledger,
    payments: paid,
    orders: orders.map((order) => ({ ...order, issued: null })),
  };
}
