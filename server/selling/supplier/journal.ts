import { sql } from 'kysely';
import { json } from '../../db/json';
import { systemTable } from '../../db/tenantTable';
import type { Db, Migration, Stays, Tx } from '../../db/types';

/** What an embedded supplier keeps of every order, whatever it sells. */
export interface Entry {
  readonly reference: string;
  readonly supplierRef: string;
  readonly createdAt: Date;
}

interface Row {
  reference: string;
  supplier_ref: string;
  record: unknown;
  created_at: Date;
}

const NAME = /^[a-z][a-z0-9_]*$/;

/** A table of a supplier's books, which nobody else may shorten. */
export const booksOf = (table: string): Stays => ({
  table,
  because: 'an embedded supplier keeps its own books, as a real one would',
});

/**
 * The books of an embedded supplier as `<prefix>_order` and `<prefix>_event`: rows that are only ever inserted, outside
 * of every agency, as a real supplier's would be. Several embedded suppliers may write into the same books, and none reads
 * what another wrote.
 */
export function booksMigration(id: string, prefix: string): Migration {
  if (!NAME.test(prefix)) throw new Error(`Not a table name: ${prefix}`);
  return {
    id,
    retention: [booksOf(`${prefix}_order`), booksOf(`${prefix}_event`)],
    sql: `
  create table ${prefix}_order (
    reference text primary key,
    supplier_ref text not null unique,
    supplier text not null default 'sandbox',
    record jsonb not null,
    created_at timestamptz not null
  );
  ${systemTable(`${prefix}_order`)}
  revoke update, delete on ${prefix}_order from app_system;
  create table ${prefix}_event (
    supplier_ref text not null references ${prefix}_order (supplier_ref),
    kind text not null,
    reference text not null,
    created_at timestamptz not null,
    primary key (supplier_ref, kind)
  );
  ${systemTable(`${prefix}_event`)}
  revoke update, delete on ${prefix}_event from app_system;
  `,
  };
}

/** What happens to an order after it was made, whatever was sold; each at most once. */
export type OrderEvent = 'cancel-asked' | 'cancelled';

/** `Own`: what else happens to orders of a product. */
export interface Journal<Order extends Entry, Own extends string = never> {
  /** Writes the order unless the reference is known; answers what is written, which may be the earlier one. */
  write(order: Order): Promise<Order>;
  byReference(reference: string): Promise<Order | undefined>;
  bySupplierRef(supplierRef: string): Promise<Order | undefined>;
  /** Notes an event unless it is known; answers when it happened first. */
  note(supplierRef: string, kind: OrderEvent | Own, reference: string, at: Date): Promise<Date>;
  /** Notes that it was given back; once is enough. */
  cancel(supplierRef: string, reference: string, at: Date): Promise<void>;
  /** What was written since then, and what of it was given back. */
  since(at: Date): Promise<{ order: Order; isCancelled: boolean }[]>;
  /** When it happened, by kind. */
  events(supplierRef: string): Promise<Partial<Record<OrderEvent | Own, Date>>>;
}

/** An order of a row of `<prefix>_order`. */
export const orderOf = <Order extends Entry>(row: Row): Order =>
  ({
    ...(row.record as object),
    reference: row.reference,
    supplierRef: row.supplier_ref,
    createdAt: new Date(row.created_at),
  }) as unknown as Order;

/** The books of one supplier. */
export function openJournal<Order extends Entry, Own extends string = never>(
  db: Db,
  prefix: string,
  supplier = 'sandbox',
): Journal<Order, Own> {
  type Kind = OrderEvent | Own;
  const orders = sql.table(`${prefix}_order`);
  const events = sql.table(`${prefix}_event`);
  const find = async (tx: Tx, column: 'reference' | 'supplier_ref', value: string) => {
    const { rows } =
      await sql<Row>`select * from ${orders} where supplier = ${supplier} and ${sql.ref(column)} = ${value}`.execute(
        tx,
      );
    return rows[0] && orderOf<Order>(rows[0]);
  };
  const note = (supplierRef: string, kind: Kind, reference: string, at: Date) =>
    db.asSystem(async (tx) => {
      await sql`insert into ${events} (supplier_ref, kind, reference, created_at)
        values (${supplierRef}, ${kind}, ${reference}, ${at})
        on conflict (supplier_ref, kind) do nothing`.execute(tx);
      const { rows } = await sql<{ created_at: Date }>`select created_at from ${events}
        where supplier_ref = ${supplierRef} and kind = ${kind}`.execute(tx);
      return new Date(rows[0]!.created_at);
    });
  return {
    byReference: (reference) => db.asSystem((tx) => find(tx, 'reference', reference)),
    bySupplierRef: (supplierRef) => db.asSystem((tx) => find(tx, 'supplier_ref', supplierRef)),
    write: ({ reference, supplierRef, createdAt, ...record }) =>
      db.asSystem(async (tx) => {
        await sql`insert into ${orders} (reference, supplier_ref, supplier, record, created_at)
          values (${reference}, ${supplierRef}, ${supplier}, ${json(record)}, ${createdAt})
          on conflict do nothing`.execute(tx);
        // Of two at once either index may tell first: both numbers follow from the same order.
        const order = await find(tx, 'reference', reference);
        if (!order) throw new Error(`Another order of ${supplier} has the number ${supplierRef}`);
        return order;
      }),
    note,
    async cancel(supplierRef, reference, at) {
      await note(supplierRef, 'cancelled', reference, at);
    },
    since: (at) =>
      db.asSystem(async (tx) => {
        const { rows } = await sql<
          Row & { is_cancelled: boolean }
        >`select made.*, exists (select 1 from ${events} as event
            where event.supplier_ref = made.supplier_ref and event.kind = 'cancelled') as is_cancelled
          from ${orders} as made where supplier = ${supplier} and created_at >= ${at}`.execute(tx);
        return rows.map((row) => ({ order: orderOf<Order>(row), isCancelled: row.is_cancelled }));
      }),
    events: (supplierRef) =>
      db.asSystem(async (tx) => {
        const { rows } = await sql<{ kind: Kind; created_at: Date }>`select kind, created_at from ${events}
          where supplier_ref = ${supplierRef}`.execute(tx);
        return Object.fromEntries(rows.map((row) => [row.kind, new Date(row.created_at)])) as Partial<
          Record<Kind, Date>
        >;
      }),
  };
}
