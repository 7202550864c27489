import { type Generated, sql } from 'kysely';
import type { Db, Migration } from '@/server/db/types';
import { systemTable } from '@/server/db';
import {
  booksOf,
  type Journal as Books,
  openJournal as openBooks,
  type OrderEvent,
  orderOf,
} from '@/server/selling/supplier/journal';
import type { SandboxOrder } from '@/server/selling/supplier/sandbox/orders';
import type { Money } from '@/core/contract';
import type { FlightLeg } from '@/plugins/flight/contract';
import type { SupplierOffer } from '@/plugins/flight/face/port';

/** What the supplier wrote down about one order. */
export interface Order extends SandboxOrder {
  /** What a cancellation costs, and whether it may be refused. */
  readonly penalty: Money;
  readonly freeUntil: string | null;
  readonly isUncancellable: boolean;
  /** What the airline answers when its change is accepted. */
  readonly acceptance?: 'accepted' | 'refused' | 'unknown' | undefined;
  /** Reserved without a payment; `limit` says until when. */
  readonly isHold?: boolean | undefined;
  readonly limit?: string | null | undefined;
  /** What was sold, to be priced and flown. */
  readonly figures?: (Pick<SupplierOffer, 'base' | 'taxes' | 'published'> & { extras?: Money }) | undefined;
  readonly flights?: readonly FlightLeg[] | undefined;
  readonly travellers?: number | undefined;
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
  kind: OrderEvent | EventKind;
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
  retention: [booksOf('flight_sandbox_order'), booksOf('flight_sandbox_cancellation')],
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
type EventKind = 'ticket-asked' | 'ticketed' | 'change-accepted';

export const eventMigration: Migration = {
  id: 'flight-003-sandbox-event',
  retention: [booksOf('flight_sandbox_event')],
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

/** The books of every embedded supplier of flights, and what only airlines write into them. */
export interface Journal extends Books<Order, EventKind> {
  isCancelled(supplierRef: string): Promise<boolean>;
  /** Orders made in that time whose flights the airline changes, oldest first. */
  changing(after: Date, until: Date): Promise<Order[]>;
}

/** The books of one supplier. */
export function openJournal(db: Db, supplier = 'sandbox'): Journal {
  return {
    ...openBooks<Order, EventKind>(db, 'flight_sandbox', supplier),
    isCancelled: (supplierRef) =>
      db.asSystem(async (tx) => {
        const row = await tx
          .selectFrom('flight_sandbox_cancellation')
          .select('supplier_ref')
          .where('supplier_ref', '=', supplierRef)
          .executeTakeFirst();
        return row !== undefined;
      }),
    since: (at) =>
      db.asSystem(async (tx) => {
        const rows = await tx
          .selectFrom('flight_sandbox_order as made')
          .leftJoin('flight_sandbox_cancellation as over', 'over.supplier_ref', 'made.supplier_ref')
          .selectAll('made')
          .select('over.supplier_ref as given_back')
          .where('made.supplier', '=', supplier)
          .where('made.created_at', '>=', at)
          .execute();
        return rows.map((row) => ({ order: orderOf<Order>(row), isCancelled: row.given_back !== null }));
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
        return rows.map(orderOf<Order>);
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
