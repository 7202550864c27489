import { tenantTable } from '@/server/db/tenantTable';
import type { Migration } from '@/server/db/types';

const KEPT = 'the law of bookkeeping asks for it; it names whoever left by an id alone';

/**
 * Wallets and their ledger. Of every posting the two sides are written together, the client's and the agency's, and sum to
 * zero. A balance is what the client's side adds up to; `held_minor` of it is set aside for bookings that are just being
 * made, and lots say when which part of the rest expires.
 */
export const walletMigration: Migration = {
  id: 'reward-wallet-001',
  retention: [
    ...[
      'wallet_account',
      'wallet_entry',
      'wallet_lot',
      'wallet_payment',
      'wallet_settlement',
      'wallet_earning',
    ].map((table) => ({ table, because: KEPT })),
    { table: 'wallet_agency', because: 'it says no more than since when the wallet is switched on' },
  ],
  sql: `
  create table wallet_agency (
    agency_id uuid primary key references agency (id),
    since timestamptz not null
  );
  ${tenantTable('wallet_agency')}

  create table wallet_account (
    agency_id uuid not null references agency (id),
    user_id uuid not null,
    currency text not null,
    is_on boolean,
    balance_minor bigint not null default 0 check (balance_minor >= 0),
    held_minor bigint not null default 0 check (held_minor >= 0),
    owed_minor bigint not null default 0 check (owed_minor >= 0),
    untold_minor bigint not null default 0 check (untold_minor >= 0),
    told_at timestamptz,
    closed_at timestamptz,
    created_at timestamptz not null,
    primary key (agency_id, user_id),
    check (held_minor <= balance_minor)
  );
  create index wallet_account_largest on wallet_account (agency_id, balance_minor desc, user_id);
  create index wallet_account_untold on wallet_account (agency_id) where untold_minor > 0;
  ${tenantTable('wallet_account')}
  revoke delete on wallet_account from app_tenant, app_system;

  create table wallet_entry (
    agency_id uuid not null,
    id bigint generated always as identity,
    user_id uuid not null,
    posting text not null,
    account text not null check (account in ('client', 'agency')),
    move text not null,
    amount_minor bigint not null check (amount_minor <> 0),
    balance_minor bigint check (balance_minor >= 0),
    currency text not null,
    booking_id uuid,
    reason text,
    by_user_id uuid,
    at timestamptz not null,
    primary key (agency_id, id),
    unique (agency_id, posting, account),
    check ((account = 'client') = (balance_minor is not null)),
    foreign key (agency_id, user_id) references wallet_account (agency_id, user_id)
  );
  create index wallet_entry_of_user on wallet_entry (agency_id, user_id, id desc) where account = 'client';
  ${tenantTable('wallet_entry', { appendOnly: true })}

  create function wallet_entry_balances() returns trigger language plpgsql as $$
  begin
    if (
      select count(distinct currency) <> 1 or sum(amount_minor) <> 0 from wallet_entry
      where agency_id = new.agency_id and posting = new.posting
    ) then
      raise exception 'The posting % of a wallet does not balance', new.posting;
    end if;
    return null;
  end $$;
  create constraint trigger wallet_entry_balances after insert on wallet_entry
    deferrable initially deferred for each row execute function wallet_entry_balances();

  create table wallet_lot (
    agency_id uuid not null,
    id uuid not null default gen_random_uuid(),
    user_id uuid not null,
    given_minor bigint not null check (given_minor > 0),
    left_minor bigint not null check (left_minor between 0 and given_minor),
    expires_at timestamptz,
    is_warned boolean not null default false,
    created_at timestamptz not null,
    primary key (agency_id, id),
    foreign key (agency_id, user_id) references wallet_account (agency_id, user_id)
  );
  create index wallet_lot_of_user on wallet_lot (agency_id, user_id, expires_at) where left_minor > 0;
  create index wallet_lot_by_expiry on wallet_lot (expires_at) where left_minor > 0;
  ${tenantTable('wallet_lot')}
  revoke delete on wallet_lot from app_tenant, app_system;

  create table wallet_payment (
    agency_id uuid not null,
    ref text not null unique,
    key text not null unique,
    hash text not null,
    user_id uuid,
    booking_id uuid,
    currency text not null,
    amount_minor bigint not null check (amount_minor > 0),
    refunded_minor bigint not null default 0 check (refunded_minor between 0 and amount_minor),
    status text not null check (status in ('declined', 'held', 'captured', 'voided')),
    declined text,
    lots jsonb not null,
    created_at timestamptz not null,
    primary key (agency_id, ref)
  );
  create index wallet_payment_of_booking on wallet_payment (agency_id, booking_id);
  create index wallet_payment_by_time on wallet_payment (created_at);
  create index wallet_payment_held on wallet_payment (agency_id, user_id) where status = 'held';
  ${tenantTable('wallet_payment')}
  revoke delete on wallet_payment from app_tenant, app_system;

  create table wallet_settlement (
    agency_id uuid not null,
    key text not null unique,
    hash text not null,
    ref text not null,
    refused text,
    created_at timestamptz not null,
    primary key (agency_id, key),
    foreign key (agency_id, ref) references wallet_payment (agency_id, ref)
  );
  ${tenantTable('wallet_settlement', { appendOnly: true })}

  create table wallet_earning (
    agency_id uuid not null,
    booking_id uuid not null,
    user_id uuid not null,
    basis_points int not null check (basis_points between 0 and 2000),
    status text not null check (status in ('pending', 'credited', 'dropped')),
    due_at timestamptz not null,
    expected_minor bigint not null check (expected_minor >= 0),
    earned_minor bigint not null default 0 check (earned_minor >= 0),
    taken_back_minor bigint not null default 0 check (taken_back_minor between 0 and earned_minor),
    credited_at timestamptz,
    created_at timestamptz not null,
    primary key (agency_id, booking_id)
  );
  create index wallet_earning_due on wallet_earning (agency_id, due_at) where status = 'pending';
  create index wallet_earning_pending on wallet_earning (agency_id, user_id) where status = 'pending';
  create index wallet_earning_credited on wallet_earning (agency_id, credited_at) where status = 'credited';
  ${tenantTable('wallet_earning')}
  revoke delete on wallet_earning from app_tenant, app_system;
  `,
};

/** When its owner agreed that staff who book for them pay with it; empty: never, or not any more. */
export const agreementMigration: Migration = {
  id: 'reward-wallet-002',
  sql: 'alter table wallet_account add column agreed_at timestamptz;',
};
