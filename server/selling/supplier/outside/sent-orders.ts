import { sql } from 'kysely';
import { type Said, told } from '@/core/contract/refusal';
import type { Db, Migration, Tx } from '../../../db/types';
import { json, systemTable } from '../../../db';
import type { SupplierOutcome } from '../../../ports/booking';

export type Rejected = Extract<SupplierOutcome, { kind: 'rejected' }>;

export const rejected = (reason: Rejected['reason'], said: Said): Rejected => ({
  ...{ kind: 'rejected', reason, ...told(said) },
});

type Kind = 'sent' | 'accepted' | 'rejected' | 'booked' | 'paying';

interface Note {
  readonly reference: string;
  readonly kind: Kind;
  readonly offer_id: string | null;
  readonly order_id: string | null;
  /** Of a refusal how it ended, of what was sent what its product keeps of it. */
  readonly outcome: unknown;
  readonly created_at: Date;
}

/**
 * What was sent to a maker and what came back, as `<prefix>_note`. It is what keeps an order from being sent twice (INV-1),
 * and a no from becoming another. A payment has a reference of its own. Rows are only ever inserted.
 */
export const noteMigration = (id: string, prefix: string): Migration => ({
  id,
  retention: [
    {
      table: `${prefix}_note`,
      because: 'what keeps an order from being sent twice has to be there whenever somebody asks again',
    },
  ],
  sql: `
  create table ${prefix}_note (
    reference text not null,
    kind text not null check (kind in ('sent', 'accepted', 'rejected', 'booked', 'paying')),
    offer_id text,
    order_id text,
    outcome jsonb,
    created_at timestamptz not null,
    primary key (reference, kind)
  );
  ${systemTable(`${prefix}_note`)}
  revoke update, delete on ${prefix}_note from app_system;
  create index ${prefix}_note_order on ${prefix}_note (order_id) where order_id is not null;
  `,
});

/** What is known of one reference. */
export interface Known {
  /** When the order left; null when it never did. */
  readonly sentAt: Date | null;
  /** What its product wrote down when it left; null without it. */
  readonly kept: unknown;
  /** Its maker has it and was not ready to say how it ends. */
  readonly isAccepted: boolean;
  readonly rejected: Rejected | null;
  readonly orderId: string | null;
}

/** An order that was not taken in for coming too often may be sent so often; each time has a name of its own. */
const MOST_TRIES = 10;
const namesOf = (reference: string): string[] =>
  Array.from({ length: MOST_TRIES }, (_, at) => (at === 0 ? reference : `${reference}/${at}`));
/** What stands in the place of a refusal where nothing was taken in. */
const TAKEN_BACK = { kind: 'taken-back' };
const isTakenBack = ({ kind, outcome }: Note): boolean =>
  kind === 'rejected' && (outcome as Rejected | typeof TAKEN_BACK).kind === TAKEN_BACK.kind;

export interface OrderJournal {
  /** True for the one caller that may send this order now. */
  claim(reference: string, offerId: string, at: Date, kept?: unknown): Promise<boolean>;
  /** It was not taken in: whoever asks next may send it again. */
  takeBack(reference: string, offerId: string, at: Date): Promise<void>;
  /** When a payment with this reference left first; `at` for the caller that may send it now. */
  claimPayment(reference: string, orderId: string, at: Date): Promise<Date>;
  note(
    reference: string,
    offerId: string,
    what:
      | { kind: 'accepted' }
      | { kind: 'rejected'; outcome: Rejected }
      | { kind: 'booked'; orderId: string },
    at: Date,
  ): Promise<void>;
  read(reference: string): Promise<Known | null>;
  referenceOf(orderId: string): Promise<string | null>;
}

/** The notes of one product. */
export function openOrderJournal(db: Db, prefix: string): OrderJournal {
  const table = sql.table(`${prefix}_note`);
  const insert = ({ reference, kind, offer_id, order_id, outcome, created_at }: Note) =>
    db.asSystem(async (tx) => {
      const { rows } =
        await sql`insert into ${table} (reference, kind, offer_id, order_id, outcome, created_at)
        values (${reference}, ${kind}, ${offer_id}, ${order_id}, ${outcome}, ${created_at})
        on conflict (reference, kind) do nothing returning reference`.execute(tx);
      return rows.length > 0;
    });
  const notesOf = async (tx: Tx, reference: string) => {
    const { rows } =
      await sql<Note>`select * from ${table} where reference = any(${namesOf(reference)})`.execute(tx);
    const tries = rows.filter(isTakenBack).length;
    const notes = rows.filter((row) => !isTakenBack(row));
    const name = namesOf(reference)[tries];
    return {
      of: (kind: Kind) =>
        notes.find((row) => row.kind === kind && (kind !== 'sent' || row.reference === name)),
      /** What the next or the present sending is called; undefined when it was tried too often. */
      name,
    };
  };
  const nameOf = async (reference: string) => (await db.asSystem((tx) => notesOf(tx, reference))).name;
  return {
    async claim(reference, offerId, at, kept = null) {
      const name = await nameOf(reference);
      if (name === undefined) return false;
      return insert({
        ...{ reference: name, kind: 'sent', offer_id: offerId, order_id: null, created_at: at },
        outcome: kept === null ? null : json(kept),
      });
    },
    async takeBack(reference, offerId, at) {
      const name = await nameOf(reference);
      if (name === undefined) return;
      await insert({
        ...{ reference: name, kind: 'rejected', offer_id: offerId, order_id: null, created_at: at },
        outcome: json(TAKEN_BACK),
      });
    },
    async claimPayment(reference, orderId, at) {
      const paying = { kind: 'paying', offer_id: null, order_id: orderId, outcome: null } as const;
      if (await insert({ reference, ...paying, created_at: at })) return at;
      return db.asSystem(async (tx) => new Date((await notesOf(tx, reference)).of('paying')!.created_at));
    },
    async note(reference, offerId, what, at) {
      await insert({
        ...{ reference, kind: what.kind, offer_id: offerId, created_at: at },
        order_id: what.kind === 'booked' ? what.orderId : null,
        outcome: what.kind === 'rejected' ? json(what.outcome) : null,
      });
    },
    read: (reference) =>
      db.asSystem(async (tx) => {
        const { of } = await notesOf(tx, reference);
        const [sent, accepted, rejected, booked] = [of('sent'), of('accepted'), of('rejected'), of('booked')];
        if (!sent && !accepted && !rejected && !booked) return null;
        return {
          sentAt: sent ? new Date(sent.created_at) : null,
          kept: sent?.outcome ?? null,
          isAccepted: accepted !== undefined,
          rejected: (rejected?.outcome as Rejected | undefined) ?? null,
          orderId: booked?.order_id ?? null,
        };
      }),
    referenceOf: (orderId) =>
      db.asSystem(async (tx) => {
        const { rows } = await sql<Note>`select reference from ${table}
          where order_id = ${orderId} and kind = 'booked'`.execute(tx);
        return rows[0]?.reference ?? null;
      }),
  };
}
