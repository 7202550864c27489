import type { Db, Migration } from '@/server/db/types';
import { json, systemTable } from '@/server/db';
import type { SupplierOutcome } from '@/server/booking/types';
import type { Money } from '@/core/contract';

/** What the supplier wrote down about one order. Nothing here is ever changed. */
export interface Order {
  readonly reference: string;
  readonly supplierRef: string;
  readonly outcome: SupplierOutcome;
  /** Milliseconds after which a pending order is confirmed. */
  readonly readyAfter: number;
  readonly net: Money;
  /** What a cancellation costs, and whether it may be refused. */
  readonly penalty: Money;
  readonly freeUntil: string | null;
  readonly isUncancellable: boolean;
  readonly createdAt: Date;
}

interface OrderTable {
  reference: string;
  supplier_ref: string;
  record: unknown;
  created_at: Date;
}
interface CancellationTable {
  supplier_ref: string;
  reference: string;
  created_at: Date;
}

declare module '@/server/db/types' {
  interface Tables {
    flight_sandbox_order: OrderTable;
    flight_sandbox_cancellation: CancellationTable;
  }
}

/** The embedded supplier's own books: they stand outside of every agency, as a real supplier's would. */
export const journalMigration: Migration = {
  id: 'flight-001-sandbox',
  sql: `
  create table flight_sandbox_order (
    reference text primary key,
    supplier_ref text not null unique,
    record jsonb not null,
    created_at timestamptz not null
  );
  ${systemTable('flight_sandbox_order')}
  revoke update, delete on flight_sandbox_order from app_system;
  create table flight_sandbox_cancellation (
    supplier_ref text primary key references flight_sandbox_order (supplier_ref),
    reference text not null,
    created_at timestamptz not null
  );
  ${systemTable('flight_sandbox_cancellation')}
  revoke update, delete on flight_sandbox_cancellation from app_system;
  `,
};

type Stored = Omit<Order, 'reference' | 'supplierRef' | 'createdAt'>;
const toOrder = ({ reference, supplier_ref, record, created_at }: OrderTable): Order => ({
  ...(record as Stored),
  reference,
  supplierRef: supplier_ref,
  createdAt: new Date(created_at),
});

export interface Journal {
  /** Writes the order unless the reference is known; answers what is written, which may be the earlier one. */
  write(order: Order): Promise<Order>;
  byReference(reference: string): Promise<Order | undefined>;
  bySupplierRef(supplierRef: string): Promise<Order | undefined>;
  cancel(supplierRef: string, reference: string, at: Date): Promise<void>;
}

export function openJournal(db: Db): Journal {
  const find = (column: 'reference' | 'supplier_ref', value: string) =>
    db.asSystem(async (tx) => {
      const row = await tx
        .selectFrom('flight_sandbox_order')
        .selectAll()
        .where(column, '=', value)
        .executeTakeFirst();
      return row && toOrder(row);
    });
  return {
    byReference: (reference) => find('reference', reference),
    bySupplierRef: (supplierRef) => find('supplier_ref', supplierRef),
    write: ({ reference, supplierRef, createdAt, ...record }) =>
      db.asSystem(async (tx) => {
        await tx
          .insertInto('flight_sandbox_order')
          .values({ reference, supplier_ref: supplierRef, record: json(record), created_at: createdAt })
          .onConflict((conflict) => conflict.column('reference').doNothing())
          .execute();
        return toOrder(
          await tx
            .selectFrom('flight_sandbox_order')
            .selectAll()
            .where('reference', '=', reference)
            .executeTakeFirstOrThrow(),
        );
      }),
    cancel: (supplierRef, reference, at) =>
      db.asSystem(async (tx) => {
        await tx
          .insertInto('flight_sandbox_cancellation')
          .values({ supplier_ref: supplierRef, reference, created_at: at })
          .onConflict((conflict) => conflict.column('supplier_ref').doNothing())
          .execute();
      }),
  };
}
