import { KEPT_DAYS } from '@/core/contract/people/retention';
import { tenantTable } from '@/server/db/tenantTable';
import type { Migration } from '@/server/db/types';

/** The domains that agencies send from, what came back from addresses, and which reports of it were heard. */
export const mailDeliveryMigration: Migration = {
  id: 'mail-delivery-001',
  retention: [
    { table: 'mail_domain', since: 'deleted_at', days: KEPT_DAYS.invitations },
    { table: 'mail_trouble', since: 'last_at', days: KEPT_DAYS.letters },
    { table: 'mail_report', since: 'heard_at', days: KEPT_DAYS.links },
  ],
  sql: `
  create table mail_domain (
    agency_id uuid not null references agency (id),
    id uuid not null default gen_random_uuid(),
    domain text not null,
    sender text not null,
    way text not null check (way in ('platform', 'mailgun', 'smtp')),
    service text not null check (service in ('embedded', 'mailgun', 'smtp')),
    region text,
    server jsonb,
    secret text,
    key_ending text,
    signing_key text,
    hook text not null unique,
    state text not null check (state in ('added', 'verifying', 'verified', 'broken', 'deleted')),
    version int not null default 0,
    records jsonb not null default '[]',
    looks int not null default 0,
    added_at timestamptz not null,
    checked_at timestamptz,
    next_check_at timestamptz,
    verified_at timestamptz,
    broken_since timestamptz,
    broken_because text check (broken_because in ('records', 'refused', 'silent')),
    price_accepted_at timestamptz,
    test_mail_id uuid,
    deleted_at timestamptz,
    primary key (agency_id, id)
  );
  create unique index mail_domain_one on mail_domain (agency_id) where state <> 'deleted';
  create unique index mail_domain_name on mail_domain (domain) where state <> 'deleted';
  create index mail_domain_due on mail_domain (next_check_at) where next_check_at is not null;
  ${tenantTable('mail_domain')}

  create table mail_trouble (
    agency_id uuid not null references agency (id),
    id uuid not null default gen_random_uuid(),
    address text not null,
    kind text not null check (kind in ('delayed', 'bounced', 'complained')),
    said text,
    count int not null default 1,
    kept_back int not null default 0,
    first_at timestamptz not null,
    last_at timestamptz not null,
    allowed_at timestamptz,
    primary key (agency_id, id),
    unique (agency_id, address)
  );
  ${tenantTable('mail_trouble')}

  create table mail_report (
    agency_id uuid not null references agency (id),
    id text not null,
    heard_at timestamptz not null,
    primary key (agency_id, id)
  );
  ${tenantTable('mail_report')}
  `,
};

/** Whether the service reports what comes back. */
export const reportingMigration: Migration = {
  id: 'mail-delivery-003',
  sql: `alter table mail_domain add column reporting text check (reporting in ('open', 'full', 'refused'))`,
};

/** What came back from somebody's address goes with the account. */
export const forgottenPeople: Migration = {
  id: 'mail-delivery-002',
  sql: `
  create function forget_mail_trouble() returns trigger language plpgsql as $$
  begin
    delete from mail_trouble where agency_id = old.agency_id and address = lower(old.email);
    return old;
  end $$;
  create trigger forget_mail_trouble after delete on app_user
    for each row execute function forget_mail_trouble();
  `,
};
