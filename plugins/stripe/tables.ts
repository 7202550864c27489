import type { Generated } from 'kysely';
import { KEPT_DAYS } from '@/core/contract/people/retention';
import { systemTable, tenantTable } from '@/server/db/tenantTable';
import type { Db, Migration } from '@/server/db/types';
import type { OwnAccount } from '@/server/payment';

/** Where Stripe keeps what was asked for under a key. */
export interface Kept {
  readonly key: string;
  /** Of a payment or of a card that is kept. */
  readonly intent: string;
  /** The connected account that takes the money; null for the platform's own. */
  readonly account: string | null;
}

interface PaymentTable {
  key: string;
  intent: string;
  account: string | null;
  created_at: Generated<Date>;
}

interface EventTable {
  id: string;
  received_at: Date;
}

interface CustomerTable {
  payer: string;
  customer: string;
  created_at: Generated<Date>;
}

interface AccountTable {
  agency_id: string;
  account: string;
  state: OwnAccount['state'];
  fee_bps: number;
  /** The agency has given it up; what it took before is still settled by it. */
  ended_at: Generated<Date | null>;
  created_at: Generated<Date>;
}

declare module '@/server/db/types' {
  interface Tables {
    stripe_payment: PaymentTable;
    stripe_event: EventTable;
    stripe_customer: CustomerTable;
    payment_account: AccountTable;
  }
}

export const stripeMigration: Migration = {
  id: '053-stripe',
  retention: [
    {
      table: 'stripe_payment',
      because: 'a payment is looked up, and returned, for as long as its booking is kept',
    },
    { table: 'stripe_event', since: 'received_at', days: KEPT_DAYS.jobs },
    { table: 'stripe_customer', because: 'cards of whoever subscribes are kept under it' },
    { table: 'payment_account', because: 'it settles what it took, also after the agency has given it up' },
  ],
  sql: `
  create table stripe_payment (
    key text primary key,
    intent text not null unique,
    account text,
    created_at timestamptz not null default now()
  );
  ${systemTable('stripe_payment')}
  revoke update, delete on stripe_payment from app_system;

  create table stripe_event (
    id text primary key,
    received_at timestamptz not null
  );
  ${systemTable('stripe_event')}

  create table stripe_customer (
    payer text primary key,
    customer text not null,
    created_at timestamptz not null default now()
  );
  ${systemTable('stripe_customer')}

  create table payment_account (
    agency_id uuid not null references agency (id),
    account text not null unique,
    state text not null check (state in ('onboarding', 'restricted', 'active')),
    fee_bps integer not null check (fee_bps between 0 and 10000),
    ended_at timestamptz,
    created_at timestamptz not null default now(),
    primary key (agency_id, account)
  );
  create unique index payment_account_present on payment_account (agency_id) where ended_at is null;
  ${tenantTable('payment_account')}
  revoke delete on payment_account from app_tenant;
  `,
};

/** What the adapter has to remember by itself. */
export interface StripeMemory {
  find(key: string): Promise<Kept | null>;
  byIntent(intent: string): Promise<Kept | null>;
  /** Keeps it unless something is kept under the key already; answers what is. */
  keep(kept: Kept): Promise<Kept>;
  /** Accounts that have taken anything since then. */
  accountsSince(since: Date): Promise<readonly (string | null)[]>;
  customer(payer: string): Promise<string | null>;
  keepCustomer(payer: string, customer: string): Promise<string>;
}

/** Remembers in the database. */
export const sqlMemory = (db: Db): StripeMemory => ({
  find: (key) =>
    db.asSystem(async (tx) => {
      const row = await tx
        .selectFrom('stripe_payment')
        .select(['key', 'intent', 'account'])
        .where('key', '=', key)
        .executeTakeFirst();
      return row ?? null;
    }),
  byIntent: (intent) =>
    db.asSystem(async (tx) => {
      const row = await tx
        .selectFrom('stripe_payment')
        .select(['key', 'intent', 'account'])
        .where('intent', '=', intent)
        .executeTakeFirst();
      return row ?? null;
    }),
  keep: (kept) =>
    db.asSystem(async (tx) => {
      await tx
        .insertInto('stripe_payment')
        .values(kept)
        .onConflict((conflict) => conflict.column('key').doNothing())
        .execute();
      return tx
        .selectFrom('stripe_payment')
        .select(['key', 'intent', 'account'])
        .where('key', '=', kept.key)
        .executeTakeFirstOrThrow();
    }),
  accountsSince: (since) =>
    db.asSystem(async (tx) => {
      const rows = await tx
        .selectFrom('stripe_payment')
        .select('account')
        .distinct()
        .where('created_at', '>=', since)
        .execute();
      return rows.map(({ account }) => account);
    }),
  customer: (payer) =>
    db.asSystem(async (tx) => {
      const row = await tx
        .selectFrom('stripe_customer')
        .select('customer')
        .where('payer', '=', payer)
        .executeTakeFirst();
      return row?.customer ?? null;
    }),
  keepCustomer: (payer, customer) =>
    db.asSystem(async (tx) => {
      await tx
        .insertInto('stripe_customer')
        .values({ payer, customer })
        .onConflict((conflict) => conflict.column('payer').doNothing())
        .execute();
      const row = await tx
        .selectFrom('stripe_customer')
        .select('customer')
        .where('payer', '=', payer)
        .executeTakeFirstOrThrow();
      return row.customer;
    }),
});

/** Whether an event was dealt with before. */
export const isKnownEvent = (db: Db, id: string): Promise<boolean> =>
  db.asSystem(async (tx) => {
    const row = await tx.selectFrom('stripe_event').select('id').where('id', '=', id).executeTakeFirst();
    return row !== undefined;
  });

export const noteEvent = (db: Db, id: string, at: Date): Promise<void> =>
  db.asSystem(async (tx) => {
    await tx
      .insertInto('stripe_event')
      .values({ id, received_at: at })
      .onConflict((conflict) => conflict.column('id').doNothing())
      .execute();
  });
