import { KEPT_DAYS } from '@/core/contract/people/retention';
import { systemTable, tenantTable } from '@/server/db/tenantTable';
import type { Migration } from '@/server/db/types';

const KEPT = 'what an agency has paid is kept as long as its invoices';

/** What agencies subscribe to, what they pay and have paid, and the coupons of the platform. */
export const subscriptionMigration: Migration = {
  id: 'subscription-001',
  retention: [
    { table: 'subscription', because: KEPT },
    { table: 'subscription_invoice', because: 'the law asks for invoices for years' },
    { table: 'billing_event', because: KEPT },
    { table: 'coupon', because: 'what it gave counts as long as somebody has used it' },
    { table: 'coupon_use', because: KEPT },
    { table: 'first_steps', because: 'it says no more than that the list was put away' },
    { table: 'subscription_attempt', since: 'ended_at', days: KEPT_DAYS.links },
  ],
  sql: `
  create table subscription (
    agency_id uuid not null unique references agency (id),
    id uuid not null default gen_random_uuid(),
    standing text not null check (standing in ('trialing', 'active', 'past_due', 'ended')),
    plan text not null,
    coupon_code text,
    coupon_kind text,
    anchor text not null,
    period_index int not null,
    period_from text not null,
    period_until text not null,
    cancel_at_end boolean not null default false,
    payer text not null,
    card jsonb not null,
    billing jsonb not null,
    tries int not null default 0,
    due_since text,
    grace_until text,
    failure text,
    next_try_at timestamptz,
    warned_of text,
    warned_card text,
    look_at timestamptz,
    created_at timestamptz not null,
    updated_at timestamptz not null,
    primary key (agency_id, id)
  );
  create index subscription_due on subscription (look_at) where look_at is not null;
  ${tenantTable('subscription')}
  revoke delete on subscription from app_tenant;

  create table subscription_attempt (
    agency_id uuid not null references agency (id),
    id text not null,
    kind text not null check (kind in ('sign-up', 'begin', 'card', 'pay-now', 'renew')),
    state text not null check (state in ('saving', 'charging', 'finishing', 'undoing', 'done', 'failed')),
    version int not null default 0,
    idempotency_key text not null,
    request_hash text not null,
    plan text not null,
    coupon_code text,
    coupon_kind text,
    period_index int,
    amount_minor bigint not null check (amount_minor >= 0),
    currency text not null,
    payer text not null,
    email text not null,
    token text,
    card jsonb,
    payment_ref text,
    return_path text,
    action_url text,
    failure text,
    billing jsonb,
    subdomain text,
    name_key text,
    facts jsonb,
    password_hash text,
    made_agency_id uuid,
    made_user_id uuid,
    user_id uuid,
    entry_until timestamptz,
    next_try_at timestamptz,
    waits int not null default 0,
    created_at timestamptz not null,
    updated_at timestamptz not null,
    ended_at timestamptz,
    primary key (agency_id, id),
    unique (agency_id, idempotency_key)
  );
  create unique index subscription_attempt_subdomain on subscription_attempt (subdomain)
    where kind = 'sign-up' and state in ('saving', 'charging', 'finishing');
  create unique index subscription_attempt_name on subscription_attempt (name_key)
    where kind = 'sign-up' and state in ('saving', 'charging', 'finishing');
  create unique index subscription_attempt_one on subscription_attempt (agency_id)
    where kind <> 'sign-up' and state in ('saving', 'charging', 'finishing');
  create index subscription_attempt_open on subscription_attempt (next_try_at) where ended_at is null;
  ${tenantTable('subscription_attempt')}

  create table subscription_invoice (
    agency_id uuid not null references agency (id),
    id uuid not null default gen_random_uuid(),
    number text not null unique,
    issued_on text not null,
    period_from text not null,
    period_until text not null,
    amount_minor bigint not null,
    currency text not null,
    plan text not null,
    months int not null,
    seller jsonb not null,
    addressee jsonb not null,
    card jsonb not null,
    payment_ref text not null,
    refunded_at timestamptz,
    created_at timestamptz not null,
    primary key (agency_id, id),
    unique (payment_ref)
  );
  ${tenantTable('subscription_invoice')}
  revoke delete on subscription_invoice from app_tenant;

  create table invoice_counter (year int primary key, last int not null);
  ${systemTable('invoice_counter')}

  create table coupon (
    code text primary key,
    kind text not null,
    most_uses int,
    uses int not null default 0 check (uses >= 0),
    last_day text,
    is_active boolean not null default true,
    note text,
    created_at timestamptz not null
  );
  ${systemTable('coupon')}

  create table coupon_use (
    agency_id uuid primary key,
    code text not null references coupon (code),
    used_at timestamptz not null
  );
  ${systemTable('coupon_use')}

  create table billing_event (
    agency_id uuid not null references agency (id),
    id bigint generated always as identity,
    at timestamptz not null,
    type text not null,
    data jsonb not null,
    primary key (agency_id, id)
  );
  ${tenantTable('billing_event', { appendOnly: true })}

  create table first_steps (
    agency_id uuid primary key references agency (id),
    ticked jsonb not null default '[]',
    dismissed_at timestamptz,
    created_at timestamptz not null
  );
  ${tenantTable('first_steps')}
  `,
};

/** What is given back of what was paid: one return of a payment at a time, and one that is done is the last. */
export const refundMigration: Migration = {
  id: 'subscription-002-refund',
  retention: [{ table: 'subscription_refund', because: KEPT }],
  sql: `
  create table subscription_refund (
    agency_id uuid not null references agency (id),
    id uuid not null default gen_random_uuid(),
    invoice_id uuid,
    payment_ref text not null,
    amount_minor bigint not null check (amount_minor > 0),
    currency text not null,
    reason text,
    user_id uuid,
    state text not null check (state in ('asking', 'done', 'refused')),
    said text,
    version int not null default 0,
    waits int not null default 0,
    next_try_at timestamptz,
    created_at timestamptz not null,
    updated_at timestamptz not null,
    primary key (agency_id, id)
  );
  create unique index subscription_refund_once on subscription_refund (payment_ref) where state <> 'refused';
  create index subscription_refund_open on subscription_refund (next_try_at) where state = 'asking';
  ${tenantTable('subscription_refund')}
  revoke delete on subscription_refund from app_tenant;
  `,
};

/** What an agency owes beside its plan. */
export const extrasMigration: Migration = {
  id: 'subscription-003-extras',
  sql: `
  alter table subscription add column extras jsonb not null default '[]';
  alter table subscription_attempt add column extras jsonb not null default '[]';
  alter table subscription_invoice add column extras jsonb not null default '[]';
  `,
};

/** Agencies that have signed up are where their bills go, until they say otherwise. */
export const countryMigration: Migration = {
  id: 'subscription-004-country',
  sql: `
  set local role app_system;
  update agency
    set settings = agency.settings || jsonb_build_object('country', subscription.billing ->> 'country'),
      version = agency.version + 1
    from subscription
    where subscription.agency_id = agency.id and not agency.settings ? 'country'
      and subscription.billing ->> 'country' ~ '^[A-Z]{2}$';
  reset role;
  `,
};
