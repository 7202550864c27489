import { KEPT_DAYS } from '@/core/contract/people/retention';
import { tenantTable } from '../tenantTable';
import type { Migration } from '../types';

/** Agencies, people, sessions, and what every module leans on: audit, mail, request budgets. */
export const platform: Migration = {
  id: '001-platform',
  retention: [
    { table: 'agency', because: 'it is whom everything else belongs to' },
    { table: 'app_user', because: 'an account stays until its owner deletes it' },
    { table: 'session', since: 'expires_at', days: KEPT_DAYS.logins },
    { table: 'audit_log', because: 'what was changed in an agency, and by whom, is never rewritten' },
    { table: 'mail', since: 'created_at', days: KEPT_DAYS.letters },
    {
      ...{ table: 'mail', since: 'delivered_at', days: KEPT_DAYS.attachments },
      ...{ when: "attachments <> '[]'", emptied: "attachments = '[]'" },
    },
    { table: 'rate_limit', since: 'to_timestamp(expire / 1000)', days: KEPT_DAYS.counters, byLogin: true },
    { table: 'migration', because: 'it says how the schema came to be' },
  ],
  sql: `
  create table agency (
    id uuid primary key default gen_random_uuid(),
    name text not null,
    subdomain text not null unique check (subdomain ~ '^[a-z0-9]([a-z0-9-]{1,61}[a-z0-9])?$'),
    custom_domain text unique check (custom_domain = lower(custom_domain)),
    is_platform boolean not null default false,
    status text not null default 'Active',
    language text not null default 'en',
    currency text not null default 'USD',
    is_subscribed boolean not null default false,
    markup_bps int not null default 0 check (markup_bps between 0 and 10000),
    fee_minor bigint not null default 0 check (fee_minor >= 0),
    settings jsonb not null default '{}',
    version int not null default 1,
    created_at timestamptz not null default now()
  );
  create unique index agency_one_platform on agency (is_platform) where is_platform;
  ${tenantTable('agency', { column: 'id' })}
  revoke insert, delete on agency from app_tenant;

  create table app_user (
    agency_id uuid not null references agency (id),
    id uuid not null default gen_random_uuid(),
    email text not null check (email = lower(email)),
    first_name text not null default '',
    last_name text not null default '',
    phone text,
    picture text,
    user_type text not null default 'Client',
    status text not null default 'Active',
    is_restricted boolean not null default false,
    markup_bps int check (markup_bps between 0 and 10000),
    login_count int not null default 0,
    language text,
    navigate_to text,
    password_hash text,
    email_verified boolean not null default false,
    created_at timestamptz not null default now(),
    primary key (agency_id, id),
    unique (agency_id, email)
  );
  ${tenantTable('app_user')}

  create table session (
    agency_id uuid not null,
    id uuid not null default gen_random_uuid(),
    user_id uuid not null,
    token_hash text not null unique,
    created_at timestamptz not null,
    last_seen_at timestamptz not null,
    expires_at timestamptz not null,
    primary key (agency_id, id),
    foreign key (agency_id, user_id) references app_user (agency_id, id) on delete cascade
  );
  create index session_of_user on session (agency_id, user_id);
  create index session_by_expiry on session (expires_at);
  ${tenantTable('session')}

  create table audit_log (
    agency_id uuid not null references agency (id),
    id bigint generated always as identity,
    user_id uuid,
    action text not null,
    subject text not null,
    before jsonb,
    after jsonb,
    at timestamptz not null default now(),
    primary key (agency_id, id)
  );
  ${tenantTable('audit_log', { appendOnly: true })}

  create table mail (
    agency_id uuid not null references agency (id),
    id uuid not null default gen_random_uuid(),
    recipient text not null,
    subject text not null,
    html text not null,
    body text not null,
    attachments jsonb not null default '[]',
    created_at timestamptz not null,
    delivered_at timestamptz,
    transport text,
    primary key (agency_id, id)
  );
  create index mail_newest on mail (created_at desc);
  ${tenantTable('mail')}

  -- No grants: only the login role counts requests, outside any agency.
  create unlogged table rate_limit (
    key varchar(255) primary key,
    points integer not null default 0,
    expire bigint
  );
  `,
};
