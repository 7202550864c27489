import { sql } from 'kysely';
import type { Money } from '@/core/contract';
import type { BookingFact, LedgerFact, OrderFact, PaymentFact } from '../../booking/books/facts';
import { CLOCK_SKEW_MS, SETTLED } from '../../booking/states';
import type { Db, Tx } from '../../db/types';
import { paced } from '../../http/bulk/paced';
import type { BookingProduct } from '../../ports/booking';
import type { PaymentGateway } from '../../ports/payment';
import { PackedFacts } from './packed';

export interface Outside {
  readonly payments: PaymentGateway;
  /** What is sold, by the plugin's id. */
  readonly products: ReadonlyMap<string, BookingProduct>;
}

/** What those outside have written down. */
export interface OutsideBooks {
  /** Null where the gateway cannot list them. */
  readonly payments: PackedFacts<PaymentFact> | null;
  readonly orders: PackedFacts<OrderFact>;
  /** What the gateway has kept of each payment. */
  readonly fees: readonly Money[];
  /** Suppliers that cannot list their orders, as the product and what their references begin with. */
  readonly silent: readonly string[];
  /** Whether the books of a booking's supplier are here. */
  readonly isListed: (booking: { product: string; supplier_ref: string | null }) => boolean;
}

/** Some bookings as they are stored, and what the ledger has of them. */
export interface Portion {
  readonly bookings: readonly BookingFact[];
  readonly ledger: readonly LedgerFact[];
}

/** Books outside are read from a little earlier, as their clocks may be others. */
const MARGIN_MS = 60 * 60_000;
/** Bookings that are read and compared at once: others wait for no more than these. */
export const PORTION = 200;
const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;

/** The gateway's own list of payments, of which nothing but what is packed is held. */
async function readPayments(list: NonNullable<PaymentGateway['payments']>, from: Date) {
  const paid = await list(from);
  const payments = new PackedFacts<PaymentFact>(
    ({ key, paymentRef }) => key?.split(':')[0] ?? `?${paymentRef}`,
  );
  await payments.add(paid);
  return { payments, fees: paid.flatMap(({ fee }) => (fee ? [fee] : [])) };
}

/** All books outside since then, through their ports. */
export async function readOutside({ payments, products }: Outside, since: Date): Promise<OutsideBooks> {
  const from = new Date(since.getTime() - MARGIN_MS);
  const gateway = payments.payments
    ? await readPayments(payments.payments.bind(payments), from)
    : { payments: null, fees: [] };
  const orders = new PackedFacts<OrderFact>(({ reference }) => reference);
  const silentOf = new Map<string, readonly string[]>();
  for (const [id, product] of products) {
    if (!product.orders) continue;
    const theirs = await product.orders(from);
    silentOf.set(id, theirs.silent);
    await orders.add(theirs.orders.map((order) => ({ ...order, issued: null })));
  }
  return {
    ...gateway,
    orders,
    silent: [...silentOf].flatMap(([id, silent]) => silent.map((prefix) => `${id} ${prefix}`)),
    isListed({ product, supplier_ref }) {
      const silent = silentOf.get(product);
      return silent !== undefined && !silent.some((prefix) => supplier_ref?.startsWith(prefix));
    },
  };
}

type BookingRow = Omit<BookingFact, 'isListed'> & {
  product: string;
  supplier_ref: string | null;
  made: string;
};

/** Which bookings, and how far back they are compared; what was changed at `before` or later may still move. */
interface Time {
  readonly since: Date;
  readonly before: Date;
}

async function readPortion(
  tx: Tx,
  agencyId: string,
  { since, before }: Time,
  which: Which,
): Promise<{ rows: BookingRow[]; ledger: LedgerFact[] }> {
  const { rows } = await sql<BookingRow>`
    select agency_id, id, product, supplier_ref, state, currency, accepted_minor, total_minor, penalty_minor, is_hold,
      by_hand, (price #>> '{staff,wholesale,amount}')::bigint as wholesale, created_at::text as made,
      (created_at >= ${since} and updated_at < ${before} and lease_token is null and stray is null
        and state in (${sql.join(SETTLED)})) as rests,
      json_build_object('net', charged_minor - refunded_minor, 'cost', cost_minor, 'markup', earned_markup_minor,
        'fee', earned_fee_minor, 'penalty', earned_penalty_minor, 'protection', earned_protection_minor) as figures
    from booking where agency_id = ${agencyId} and ${which}`.execute(tx);
  const { rows: ledger } = await sql<LedgerFact>`
    select agency_id, booking_id, posting, account, amount_minor, currency from ledger_entry
    where agency_id = ${agencyId} and booking_id = any(${rows.map(({ id }) => id)}::uuid[])`.execute(tx);
  return { rows, ledger };
}

type Read = Awaited<ReturnType<typeof readPortion>>;
type Which = ReturnType<typeof sql>;

/** An agency's bookings since then, newest first, by the place where the portion before has ended. */
async function* recent(read: (which: Which) => Promise<Read>, since: Date): AsyncGenerator<Read> {
  let after = sql`true`;
  for (;;) {
    const portion = await read(
      sql`created_at >= ${since} and ${after} order by created_at desc, id limit ${sql.lit(PORTION)}`,
    );
    yield portion;
    const last = portion.rows[PORTION - 1];
    if (!last) return;
    // The database's own text of the time: a Date has lost the microseconds.
    const made = sql`${last.made}::timestamptz`;
    after = sql`created_at <= ${made} and (created_at < ${made} or id > ${last.id})`;
  }
}

/**
 * Stored bookings since then, agency by agency, and then those of before that the books outside name (`named`, asked once the
 * others have been read). Each portion is read in a turn of bulk work, so that neither memory nor anybody's requests feel how
 * many there are.
 */
export async function* storedBookings(
  db: Db,
  { isListed }: Pick<OutsideBooks, 'isListed'>,
  since: Date,
  now: Date,
  named: () => readonly string[],
): AsyncGenerator<Portion> {
  const time = { since, before: new Date(now.getTime() - CLOCK_SKEW_MS) };
  const read = (agencyId: string) => (which: Which) =>
    paced(agencyId, () => db.asSystem((tx) => readPortion(tx, agencyId, time, which)));
  const portionOf = ({ rows, ledger }: Read): Portion => ({
    bookings: rows.map((row) => ({ ...row, wholesale: Number(row.wholesale), isListed: isListed(row) })),
    ledger,
  });
  const agencies = await db.asSystem((tx) => tx.selectFrom('agency').select('id').orderBy('id').execute());
  for (const { id } of agencies)
    for await (const portion of recent(read(id), since)) yield portionOf(portion);
  const older = named().filter((id) => UUID.test(id));
  for (let from = 0; from < older.length; from += PORTION) {
    const these = sql`id = any(${older.slice(from, from + PORTION)}::uuid[])`;
    const { rows } = await paced(null, () =>
      db.asSystem((tx) =>
        sql<{ whose: string }>`select distinct agency_id as whose from booking where ${these}`.execute(tx),
      ),
    );
    for (const { whose } of rows) yield portionOf(await read(whose)(these));
  }
}
