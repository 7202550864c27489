import { KEPT_DAYS } from '@/core/contract/people/retention';
import { tenantTable } from '../db/tenantTable';
import type { Migration } from '../db/types';
import { forgetMigration } from './forget/migration';
import { overMigration } from './lists/over';
import { clientMigration } from './lists/client-migration';
import { rolledUpMigration } from './money/rolled-up-migration';
import { byHandMigration, salesMigration } from './money/sales-migration';

/** Reservations that are paid later. */
const holdMigration: Migration = {
  id: '010-booking-hold',
  sql: `
  alter table booking
    add column is_hold boolean not null default false,
    add column hold_until timestamptz,
    add column pay_attempts int not null default 0,
    add column pay_key text,
    add column pay_hash text,
    add column pay_asked_at timestamptz;
  `,
};

/** Protection that is sold with a trip, and what the supplier keeps when it pays. */
const protectionMigration: Migration = {
  id: '013-booking-protection',
  sql: `
  alter table quote add column protection_bps int check (protection_bps between 0 and 10000);
  alter table booking
    add column protection_bps int check (protection_bps between 0 and 10000),
    add column supplier_keeps_minor bigint;
  `,
};

/** A flat markup, typed by staff for one price. */
const markupMigration: Migration = {
  id: '016-booking-markup',
  sql: `
  alter table quote add column markup_minor bigint check (markup_minor >= 0);
  alter table booking add column markup_minor bigint check (markup_minor >= 0);
  `,
};

/** What lists filter, order, count and add up, in one index: a booking itself is only read for the page that shows it. */
const listsMigration: Migration = {
  id: '021-booking-lists',
  sql: `
  alter table booking add column wholesale_minor bigint
    generated always as ((price -> 'staff' -> 'wholesale' ->> 'amount')::bigint) stored;
  create index booking_listed on booking (agency_id, product, created_at desc, id)
    include (state, held, user_id, product_status, locator, starts_at, ends_at, currency, total_minor, wholesale_minor,
      penalty_minor, refund_minor);
  create index booking_by_any_locator on booking (agency_id, upper(locator) text_pattern_ops);
  `,
};

/** What entries owe the agency of each booking: its markup, or what it kept of a cancellation; and its fee. */
const earnedOf = (entries: string) => `
      select agency_id, booking_id,
        -coalesce(sum(amount_minor) filter (where account in ('agency.commission', 'agency.cancellation')), 0) as commission,
        -coalesce(sum(amount_minor) filter (where account = 'agency.fee'), 0) as fee
      from ${entries} group by agency_id, booking_id`;

/**
 * What lists look up and add up, kept with the booking. Row-level security lets an index be used only by comparisons that
 * the database knows to tell nothing, which `upper` and `like` are not: the text is kept as it is compared.
 *
 * What the ledger owes the agency follows each entry in the entry's own statement, whoever writes it.
 */
const figuresMigration: Migration = {
  id: '022-booking-figures',
  sql: `
  alter table booking
    add column locator_key text collate "C" generated always as (upper(locator)) stored,
    add column earned_commission_minor bigint not null default 0,
    add column earned_fee_minor bigint not null default 0;

  create function ledger_entry_earned() returns trigger language plpgsql as $$
  begin
    if exists (
      select 1 from written join booking on booking.agency_id = written.agency_id and booking.id = written.booking_id
      where booking.currency <> written.currency
    ) then
      raise exception 'A ledger entry is not in the currency of its booking';
    end if;
    update booking set
      earned_commission_minor = earned_commission_minor + earned.commission,
      earned_fee_minor = earned_fee_minor + earned.fee
    from (${earnedOf('written')}
    ) earned
    where booking.agency_id = earned.agency_id and booking.id = earned.booking_id
      and (earned.commission <> 0 or earned.fee <> 0);
    return null;
  end $$;
  create trigger ledger_entry_earned after insert on ledger_entry
    referencing new table as written for each statement execute function ledger_entry_earned();

  -- The schema's owner sees no rows of tenants.
  set local role app_system;
  update booking set earned_commission_minor = earned.commission, earned_fee_minor = earned.fee
  from (${earnedOf('ledger_entry')}
  ) earned
  where booking.agency_id = earned.agency_id and booking.id = earned.booking_id;
  reset role;

  drop index booking_by_any_locator;
  create index booking_by_locator_key on booking (agency_id, locator_key);
  drop index booking_listed;
  create index booking_listed on booking (agency_id, product, created_at desc, id)
    include (state, held, user_id, product_status, locator, starts_at, ends_at, currency, total_minor, wholesale_minor,
      penalty_minor, refund_minor, earned_commission_minor, earned_fee_minor);
  `,
};

/** Orders that a supplier thinks about for days, and why a booking is cancelled. */
const answersMigration: Migration = {
  id: '042-booking-answers',
  sql: `
  alter table booking
    add column answers_by timestamptz,
    add column cancel_reason text,
    add column cancel_code text;
  `,
};

/** Leases by signs of life instead of by a clock; how often an order was absent; what a late answer has left outside. */
const leasesMigration: Migration = {
  id: '043-booking-leases',
  contracts: 'Before the first release: nothing ran beside it.',
  sql: `
  alter table booking
    drop column lease_until,
    add column lease_beat int not null default 0,
    add column absences int not null default 0,
    add column absent_at timestamptz,
    add column stray jsonb;
  create index booking_leased on booking (lease_token) where lease_token is not null;
  create index booking_stray on booking (id) where stray is not null;
  `,
};

/** Which methods pay which part of it: told wherever the booking is, on letters and in lists, which ask no gateway. */
const paidByMigration: Migration = {
  id: '074-booking-paid-by',
  sql: `
  alter table booking add column paid_by jsonb;
  -- The schema's owner sees no rows of tenants.
  set local role app_system;
  do $$ begin
    -- Where nobody has ever paid in parts, there is no such table.
    if to_regclass('split_payment') is not null then
      update booking set paid_by = split.parts from split_payment split
      where split.agency_id = booking.agency_id and split.ref = booking.payment_ref and booking.held;
    end if;
  end $$;
  reset role;
  `,
};

/** What a supplier cancels by itself. */
const bySupplierMigration: Migration = {
  id: '082-booking-cancelled-by-supplier',
  sql: `
  alter table booking add column cancelled_by_supplier boolean not null default false;
  create index booking_by_supplier_ref on booking (supplier_ref) where supplier_ref is not null;
  `,
};

/** Quotes, bookings with their event log, what was asked of the payment gateway, and the ledger. */
const saleMigration: Migration = {
  id: '002-booking',
  retention: [
    { table: 'quote', since: 'expires_at', days: KEPT_DAYS.prices },
    ...['booking', 'booking_event', 'payment', 'ledger_entry'].map((table) => ({
      table,
      because: 'the law of bookkeeping asks for it; who deletes an account is taken out of it',
    })),
  ],
  sql: `
  create table quote (
    agency_id uuid not null references agency (id),
    id uuid not null,
    user_id uuid not null,
    product text not null,
    offer_ref text not null,
    offer jsonb not null,
    request jsonb not null,
    price jsonb not null,
    markup_bps int not null check (markup_bps between 0 and 10000),
    fee_minor bigint not null check (fee_minor >= 0),
    created_at timestamptz not null,
    expires_at timestamptz not null,
    primary key (agency_id, id)
  );
  create index quote_by_expiry on quote (expires_at);
  ${tenantTable('quote')}

  create table booking (
    agency_id uuid not null references agency (id),
    id uuid not null,
    user_id uuid not null,
    product text not null,
    quote_id uuid not null,
    idempotency_key text not null,
    request_hash text not null,
    state text not null,
    version int not null,
    offer_ref text not null,
    offer jsonb not null,
    request jsonb not null,
    details jsonb,
    price jsonb not null,
    changed_price jsonb,
    currency text not null,
    accepted_minor bigint not null check (accepted_minor >= 0),
    total_minor bigint not null check (total_minor >= 0),
    markup_bps int not null,
    fee_minor bigint not null,
    contact_email text not null,
    language text not null,
    return_path text not null,
    starts_at text not null,
    ends_at text not null,
    payment_token text,
    payment_ref text,
    action_url text,
    held boolean not null default false,
    locator text,
    supplier_ref text,
    product_status text,
    failure text,
    message text,
    penalty_minor bigint,
    refund_minor bigint,
    attempts int not null default 0,
    refusals int not null default 0,
    ordered_at timestamptz,
    unresolved_since timestamptz,
    raised_at timestamptz,
    next_try_at timestamptz,
    lease_token uuid,
    lease_until timestamptz,
    created_at timestamptz not null,
    updated_at timestamptz not null,
    primary key (agency_id, id),
    unique (agency_id, user_id, idempotency_key),
    check (total_minor <= accepted_minor)
  );
  create unique index booking_one_a_quote on booking (agency_id, quote_id) where state <> 'failed';
  create index booking_newest on booking (agency_id, created_at desc, id);
  create index booking_of_user on booking (agency_id, user_id, created_at desc);
  create index booking_open on booking (next_try_at) where state not in ('confirmed', 'failed', 'cancelled');
  ${tenantTable('booking')}
  revoke delete on booking from app_tenant, app_system;

  create table booking_event (
    agency_id uuid not null,
    booking_id uuid not null,
    seq int not null,
    at timestamptz not null,
    type text not null,
    data jsonb not null,
    primary key (agency_id, booking_id, seq),
    foreign key (agency_id, booking_id) references booking (agency_id, id)
  );
  ${tenantTable('booking_event', { appendOnly: true })}

  create table payment (
    agency_id uuid not null,
    id uuid not null default gen_random_uuid(),
    booking_id uuid not null,
    kind text not null check (kind in ('authorise', 'capture', 'void', 'refund')),
    idempotency_key text not null,
    amount_minor bigint not null check (amount_minor >= 0),
    currency text not null,
    status text not null check (status in ('sent', 'done', 'refused')),
    payment_ref text,
    card jsonb,
    created_at timestamptz not null,
    updated_at timestamptz not null,
    primary key (agency_id, id),
    unique (agency_id, idempotency_key),
    foreign key (agency_id, booking_id) references booking (agency_id, id)
  );
  create index payment_of_booking on payment (agency_id, booking_id);
  ${tenantTable('payment')}
  revoke delete on payment from app_tenant, app_system;

  create table ledger_entry (
    agency_id uuid not null,
    id bigint generated always as identity,
    booking_id uuid not null,
    posting text not null,
    account text not null,
    amount_minor bigint not null check (amount_minor <> 0),
    currency text not null,
    at timestamptz not null,
    primary key (agency_id, id),
    unique (agency_id, booking_id, posting, account),
    foreign key (agency_id, booking_id) references booking (agency_id, id)
  );
  ${tenantTable('ledger_entry', { appendOnly: true })}

  create function ledger_entry_balances() returns trigger language plpgsql as $$
  begin
    if exists (
      select 1 from ledger_entry
      where agency_id = new.agency_id and booking_id = new.booking_id and posting = new.posting
      group by currency having sum(amount_minor) <> 0
    ) then
      raise exception 'The posting % of booking % does not balance', new.posting, new.booking_id;
    end if;
    return null;
  end $$;
  create constraint trigger ledger_entry_balances after insert on ledger_entry
    deferrable initially deferred for each row execute function ledger_entry_balances();
  `,
};

/**
 * Statements of a product that has bookings found by a second locator, which it keeps under `key` of their `details`.
 * `column` is theirs on `booking`, named after the product; its list names it in `ListingWords.locators`.
 */
export const secondLocator = (product: string, column: string, key: string): string => `
  alter table booking add column ${column} text collate "C"
    generated always as (case when product = '${product}' then upper(details ->> '${key}') end) stored;
  create index booking_by_${column} on booking (agency_id, ${column}) where ${column} is not null;
  `;

/**
 * Statements that give bookings of before the reason of what their sentence says: those of one product, or of all with null.
 * The sentences are the ones that were kept, whatever the catalogue says later.
 */
export const reasonsOf = (product: string | null, reasons: Readonly<Record<string, string>>): string => `
  update booking set message_reason = known.reason
  from (values ${Object.entries(reasons)
    .map(([reason, sentence]) => `('${reason}', '${sentence.replaceAll("'", "''")}')`)
    .join(', ')}) as known (reason, sentence)
  where message = known.sentence and message_reason is null${product === null ? '' : ` and product = '${product}'`};
  `;

/** Why it ended is a reason, whose words people read in their language, and no longer a sentence that is looked up. */
export const reasonsMigration: Migration = {
  id: '093-booking-reasons',
  sql: `
  alter table booking add column message_reason text;
  ${reasonsOf(null, {
    'booking.offerTaken': 'This offer is already being booked. You will find it under My Trips.',
    'booking.priceChanged': 'The price has changed',
    'booking.notCancellable': 'This booking cannot be cancelled now',
    'booking.cancelledBySupplier':
      'The supplier had to cancel this booking. Everything that you paid is returned.',
    'booking.tooLong': 'The booking took too long and was stopped. No money was taken, please try again.',
    'booking.notPriced': 'The price could not be checked. No money was taken, please try again.',
    'booking.notPaidInTime': 'It was not paid in time, so the reservation has ended. No money was taken.',
    'booking.notMade': 'The booking could not be made. Your money is being returned.',
    'booking.holdOver':
      'The supplier did not confirm in time, so the booking was not made. Your money is being refunded.',
    'booking.notCaptured':
      'The payment could not be completed, so the booking was not made. Your money is being returned.',
    'payment.failed': 'Something went wrong during payment, please try again',
    'payment.declined': 'Your card was declined.',
    'payment.insufficient-funds': 'Your card has insufficient funds.',
    'payment.expired-card': 'Your card has expired.',
    'payment.authentication-failed': 'The payment was not confirmed.',
    'payment.too-slow':
      'This way to pay takes days, and the booking cannot wait for it. Please choose another one.',
    'payment.notConfirmedInTime': 'The payment was not confirmed in time. No money was taken.',
    'supplier.busy': 'Too many people are asking the supplier right now. Please try again in a minute.',
    'supplier.closed': 'This cannot be booked here at the moment. Please contact the agency.',
    'supplier.details':
      'The supplier did not accept the travelers’ details. Please check names, dates of birth and phone numbers.',
    'bookable.gone': 'This offer is not available any more. Please choose another one.',
    'bookable.unreadable': 'This booking cannot be shown',
    'bookable.notCancellable': 'This booking cannot be canceled now',
    'bookable.searchFailed': 'We could not search just now. Please try again.',
  })}`,
};

/** Money that takes days to go back or to come, and money that is held for some days only. */
const returnsMigration: Migration = {
  id: '079-booking-returns',
  sql: `
  alter table booking
    add column held_until timestamptz,
    add column action_until timestamptz,
    add column return_stage text check (return_stage in ('under-way', 'came-back', 'sent-again'));
  `,
};

/** Everything that the engine keeps its bookings in. */
export const bookingMigrations: readonly Migration[] = [
  saleMigration,
  holdMigration,
  protectionMigration,
  markupMigration,
  listsMigration,
  figuresMigration,
  clientMigration,
  salesMigration,
  answersMigration,
  leasesMigration,
  forgetMigration,
  byHandMigration,
  paidByMigration,
  rolledUpMigration,
  overMigration,
  returnsMigration,
  bySupplierMigration,
  reasonsMigration,
];
