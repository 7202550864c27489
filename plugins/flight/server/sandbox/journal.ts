import { type Generated, type Selectable, sql } from 'kysely';
import type { Db, Migration } from '@/server/db/types';
import { json, systemTable } from '@/server/db';
import type { SupplierOutcome } from '@/server/booking/types';
import type { Money } from '@/core/contract';
import type { FlightLeg } from '../../contract';
import type { SupplierOffer } from '../supplier/port';
import type { BookFault } from './faults';

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
  /** What the order was asked to do wrong, for what comes after the sale. */
  readonly fault?: BookFault | undefined;
  /** What the airline answers when its change is accepted. */
  readonly acceptance?: 'accepted' | 'refused' | 'unknown' | undefined;
  /** Reserved without a payment; `limit` says until when. */
  readonly isHold?: boolean | undefined;
  readonly limit?: string | null | undefined;
  /** What was sold, to be priced and flown. */
  readonly figures?: (Pick<SupplierOffer, 'base' | 'taxes' | 'published'> & { extras?: Money }) | undefined;
  readonly flights?: readonly FlightLeg[] | undefined;
  readonly travellers?: number | undefined;
  readonly createdAt: Date;
}

interface OrderTable {
  reference: string;
  supplier_ref: string;
  supplier: Generated<string>;
  record: unknown;
  created_at: Date;
}
interface EventTable {
  supplier_ref: string;
  kind: EventKind;
  reference: string;
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
    flight_sandbox_event: EventTable;
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

/** What happened to an order after it was made; each at most once. */
export type EventKind = 'ticket-asked' | 'ticketed' | 'cancel-asked' | 'change-accepted';

export const eventMigration: Migration = {
  id: 'flight-003-sandbox-event',
  sql: `
  create table flight_sandbox_event (
    supplier_ref text not null references flight_sandbox_order (supplier_ref),
    kind text not null,
    reference text not null,
    created_at timestamptz not null,
    primary key (supplier_ref, kind)
  );
  ${systemTable('flight_sandbox_event')}
  revoke update, delete on flight_sandbox_event from app_system;
  create index flight_sandbox_changing on flight_sandbox_order (created_at) where record ->> 'fault' = 'SCHEDULE';
  `,
};

/** Several embedded suppliers write into these books, and none reads what another wrote. */
export const supplierMigration: Migration = {
  id: 'flight-006-sandbox-supplier',
  sql: `alter table flight_sandbox_order add column supplier text not null default 'sandbox';`,
};

type Stored = Omit<Order, 'reference' | 'supplierRef' | 'createdAt'>;
const toOrder = ({ reference, supplier_ref, record, created_at }: Selectable<OrderTable>): Order => ({
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
  isCancelled(supplierRef: string): Promise<boolean>;
  /** Notes an event unless it is known; answers when it happened first. */
  note(supplierRef: string, kind: EventKind, reference: string, at: Date): Promise<Date>;
  /** When it happened, by kind. */
  events(supplierRef: string): Promise<Partial<Record<EventKind, Date>>>;
  /** Orders made in that time whose flights the airline changes, oldest first. */
  changing(after: Date, until: Date): Promise<Order[]>;
}

/** The books of one supplier. */
export function openJournal(db: Db, supplier = 'sandbox'): Journal {
  const find = (column: 'reference' | 'supplier_ref', value: string) =>
    db.asSystem(async (tx) => {
      const row = await tx
        .selectFrom('flight_sandbox_order')
        .selectAll()
        .where('supplier', '=', supplier)
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
          .values({
            reference,
            supplier_ref: supplierRef,
            supplier,
            record: json(record),
            created_at: createdAt,
          })
          .onConflict((conflict) => conflict.column('reference').doNothing())
          .execute();
        return toOrder(
          await tx
            .selectFrom('flight_sandbox_order')
            .selectAll()
            .where('supplier', '=', supplier)
            .where('reference', '=', reference)
            .executeTakeFirstOrThrow(),
        );
      }),
    isCancelled: (supplierRef) =>
      db.asSystem(async (tx) => {
        const row = await tx
          .selectFrom('flight_sandbox_cancellation')
          .select('supplier_ref')
          .where('supplier_ref', '=', supplierRef)
          .executeTakeFirst();
        return row !== undefined;
      }),
    note: (supplierRef, kind, reference, at) =>
      db.asSystem(async (tx) => {
        await tx
          .insertInto('flight_sandbox_event')
          .values({ supplier_ref: supplierRef, kind, reference, created_at: at })
          .onConflict((conflict) => conflict.columns(['supplier_ref', 'kind']).doNothing())
          .execute();
        const row = await tx
          .selectFrom('flight_sandbox_event')
          .select('created_at')
          .where('supplier_ref', '=', supplierRef)
          .where('kind', '=', kind)
          .executeTakeFirstOrThrow();
        return new Date(row.created_at);
      }),
    events: (supplierRef) =>
      db.asSystem(async (tx) => {
        const rows = await tx
          .selectFrom('flight_sandbox_event')
          .select(['kind', 'created_at'])
          .where('supplier_ref', '=', supplierRef)
          .execute();
        return Object.fromEntries(rows.map((row) => [row.kind, new Date(row.created_at)]));
      }),
    changing: (after, until) =>
      db.asSystem(async (tx) => {
        const rows = await tx
          .selectFrom('flight_sandbox_order')
          .selectAll()
          .where('supplier', '=', supplier)
          .where(sql<boolean>`record ->> 'fault' = 'SCHEDULE'`)
          .where('created_at', '>', after)
          .where('created_at', '<=', until)
          .orderBy('created_at')
          .execute();
        return rows.map(toOrder);
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
