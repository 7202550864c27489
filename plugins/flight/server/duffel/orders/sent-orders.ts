import type { Db, Migration } from '@/server/db/types';
import { json, systemTable } from '@/server/db';
import type { SupplierOutcome } from '@/server/ports/booking';

type Rejected = Extract<SupplierOutcome, { kind: 'rejected' }>;
type Kind = 'sent' | 'accepted' | 'rejected' | 'booked' | 'paying';

interface NoteTable {
  reference: string;
  kind: Kind;
  offer_id: string | null;
  order_id: string | null;
  outcome: unknown;
  created_at: Date;
}

declare module '@/server/db/types' {
  interface Tables {
    flight_duffel_note: NoteTable;
  }
}

/**
 * What was sent to Duffel and what came back. Duffel has no idempotency keys, so this is what keeps an order from being
 * sent twice (INV-1). A payment has a reference of its own. Rows are only ever inserted.
 */
export const duffelMigration: Migration = {
  id: 'flight-duffel-001-note',
  sql: `
  create table flight_duffel_note (
    reference text not null,
    kind text not null check (kind in ('sent', 'accepted', 'rejected', 'booked', 'paying')),
    offer_id text,
    order_id text,
    outcome jsonb,
    created_at timestamptz not null,
    primary key (reference, kind)
  );
  ${systemTable('flight_duffel_note')}
  revoke update, delete on flight_duffel_note from app_system;
  create index flight_duffel_note_order on flight_duffel_note (order_id) where order_id is not null;
  `,
};

/** What is known of one reference. */
export interface Known {
  /** When the order left for Duffel; null when it never did. */
  readonly sentAt: Date | null;
  /** Duffel has it and was not ready to say how it ends. */
  readonly isAccepted: boolean;
  readonly rejected: Rejected | null;
  readonly orderId: string | null;
}

export interface DuffelJournal {
  /** True for the one caller that may send this order now. */
  claim(reference: string, offerId: string, at: Date): Promise<boolean>;
  /** When a payment with this reference left first; `at` for the caller that may send it now. */
  claimPayment(reference: string, orderId: string, at: Date): Promise<Date>;
  note(
    reference: string,
    offerId: string,
    what:
      { kind: 'accepted' } | { kind: 'rejected'; outcome: Rejected } | { kind: 'booked'; orderId: string },
    at: Date,
  ): Promise<void>;
  read(reference: string): Promise<Known | null>;
  referenceOf(orderId: string): Promise<string | null>;
}

export function openDuffelJournal(db: Db): DuffelJournal {
  const insert = (row: Omit<NoteTable, 'outcome'> & { outcome: unknown }) =>
    db.asSystem(async (tx) => {
      const written = await tx
        .insertInto('flight_duffel_note')
        .values(row)
        .onConflict((conflict) => conflict.columns(['reference', 'kind']).doNothing())
        .returning('reference')
        .executeTakeFirst();
      return written !== undefined;
    });
  return {
    claim: (reference, offerId, at) =>
      insert({ reference, kind: 'sent', offer_id: offerId, order_id: null, outcome: null, created_at: at }),
    claimPayment: async (reference, orderId, at) => {
      const isFirst = await insert({
        reference,
        kind: 'paying',
        offer_id: null,
        order_id: orderId,
        outcome: null,
        created_at: at,
      });
      if (isFirst) return at;
      return db.asSystem(async (tx) => {
        const row = await tx
          .selectFrom('flight_duffel_note')
          .select('created_at')
          .where('reference', '=', reference)
          .where('kind', '=', 'paying')
          .executeTakeFirstOrThrow();
        return new Date(row.created_at);
      });
    },
    async note(reference, offerId, what, at) {
      await insert({
        reference,
        kind: what.kind,
        offer_id: offerId,
        order_id: what.kind === 'booked' ? what.orderId : null,
        outcome: what.kind === 'rejected' ? json(what.outcome) : null,
        created_at: at,
      });
    },
    read: (reference) =>
      db.asSystem(async (tx) => {
        const rows = await tx
          .selectFrom('flight_duffel_note')
          .selectAll()
          .where('reference', '=', reference)
          .execute();
        if (rows.length === 0) return null;
        const of = (kind: Kind) => rows.find((row) => row.kind === kind);
        return {
          sentAt: of('sent') ? new Date(of('sent')!.created_at) : null,
          isAccepted: of('accepted') !== undefined,
          rejected: (of('rejected')?.outcome as Rejected | undefined) ?? null,
          orderId: of('booked')?.order_id ?? null,
        };
      }),
    referenceOf: (orderId) =>
      db.asSystem(async (tx) => {
        const row = await tx
          .selectFrom('flight_duffel_note')
          .select('reference')
          .where('order_id', '=', orderId)
          .where('kind', '=', 'booked')
          .executeTakeFirst();
        return row?.reference ?? null;
      }),
  };
}
