import { sql } from 'kysely';
import { json } from '../../db/json';
import { tenantTable } from '../../db/tenantTable';
import type { Db, Migration } from '../../db/types';
import type { PaymentPart } from '../../ports/payment';

/** A payment that is not the gateway's alone, as it is written down before anybody is asked. */
export interface SplitPayment {
  readonly agencyId: string;
  readonly ref: string;
  /** Of its authorisation. */
  readonly key: string;
  readonly currency: string;
  /** Those of methods first, the rest last. */
  readonly parts: readonly PaymentPart[];
  readonly at: Date;
  /** Parts whose money went back, by method: another try returns the others only. */
  readonly returned: readonly (string | null)[];
}

/** Where payments in parts are written down. */
export interface SplitStore {
  /** Writes it once per key, and tells what stands there. */
  open(payment: Omit<SplitPayment, 'returned'>): Promise<SplitPayment>;
  byKey(key: string): Promise<SplitPayment | null>;
  byRef(ref: string): Promise<SplitPayment | null>;
  /** Notes that a part's money went back. */
  noteReturned(ref: string, part: PaymentPart): Promise<void>;
  /** Notes that it came back from there. */
  noteOwed(ref: string, part: Pick<PaymentPart, 'method'>): Promise<void>;
  since(at: Date): Promise<readonly SplitPayment[]>;
}

export interface SplitPaymentTable {
  agency_id: string;
  ref: string;
  key: string;
  currency: string;
  parts: unknown;
  returned: unknown;
  created_at: Date;
}
declare module '../../db/types' {
  interface Tables {
    split_payment: SplitPaymentTable;
  }
}

export const splitMigration: Migration = {
  id: '060-split-payment',
  retention: [{ table: 'split_payment', because: 'it says which methods a payment is returned to' }],
  sql: `
  create table split_payment (
    agency_id uuid not null references agency (id),
    ref text not null unique,
    key text not null unique,
    currency text not null,
    parts jsonb not null,
    returned jsonb not null default '[]',
    created_at timestamptz not null,
    primary key (agency_id, ref)
  );
  create index split_payment_by_time on split_payment (created_at);
  ${tenantTable('split_payment')}
  `,
};

const read = (row: SplitPaymentTable): SplitPayment => ({
  agencyId: row.agency_id,
  ref: row.ref,
  key: row.key,
  currency: row.currency,
  parts: row.parts as PaymentPart[],
  returned: row.returned as (string | null)[],
  at: row.created_at,
});

/** In the application's database; gateways know payments of every agency, and so does this. */
export const sqlSplits = (db: Db): SplitStore => {
  const find = (column: 'key' | 'ref', value: string) =>
    db.asSystem(async (tx) => {
      const row = await tx
        .selectFrom('split_payment')
        .selectAll()
        .where(column, '=', value)
        .executeTakeFirst();
      return row ? read(row) : null;
    });
  return {
    open: ({ agencyId, parts, at, ...rest }) =>
      db.asSystem(async (tx) => {
        await tx
          .insertInto('split_payment')
          .values({ ...rest, agency_id: agencyId, parts: json(parts), returned: json([]), created_at: at })
          .onConflict((on) => on.column('key').doNothing())
          .execute();
        return read(
          await tx
            .selectFrom('split_payment')
            .selectAll()
            .where('key', '=', rest.key)
            .executeTakeFirstOrThrow(),
        );
      }),
    byKey: (key) => find('key', key),
    byRef: (ref) => find('ref', ref),
    noteReturned: (ref, { method }) =>
      db.asSystem(async (tx) => {
        await tx
          .updateTable('split_payment')
          .set({ returned: sql`returned || ${json([method])}` })
          .where('ref', '=', ref)
          .execute();
      }),
    noteOwed: (ref, { method }) =>
      db.asSystem(async (tx) => {
        await tx
          .updateTable('split_payment')
          .set({
            returned: sql`(select coalesce(jsonb_agg(one), '[]') from jsonb_array_elements(returned) one
              where one <> ${json(method)})`,
          })
          .where('ref', '=', ref)
          .execute();
      }),
    since: (at) =>
      db.asSystem(async (tx) =>
        (await tx.selectFrom('split_payment').selectAll().where('created_at', '>=', at).execute()).map(read),
      ),
  };
};

/** For tests and simulations. */
export function memorySplits(): SplitStore {
  const all: SplitPayment[] = [];
  const find = (match: (payment: SplitPayment) => boolean) => Promise.resolve(all.find(match) ?? null);
  return {
    open(payment) {
      const known = all.find(({ key }) => key === payment.key);
      if (known) return Promise.resolve(known);
      const made = { ...payment, returned: [] };
      all.push(made);
      return Promise.resolve(made);
    },
    byKey: (key) => find((payment) => payment.key === key),
    byRef: (ref) => find((payment) => payment.ref === ref),
    noteReturned(ref, { method }) {
      const at = all.findIndex((payment) => payment.ref === ref);
      all[at] = { ...all[at]!, returned: [...all[at]!.returned, method] };
      return Promise.resolve();
    },
    noteOwed(ref, { method }) {
      const at = all.findIndex((payment) => payment.ref === ref);
      all[at] = { ...all[at]!, returned: all[at]!.returned.filter((one) => one !== method) };
      return Promise.resolve();
    },
    since: (at) => Promise.resolve(all.filter((payment) => payment.at >= at)),
  };
}
