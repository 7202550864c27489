import { KEPT_DAYS } from '@/core/contract/people/retention';
import { tenantTable } from '../db/tenantTable';
import type { Migration } from '../db/types';

/** Single sign-on settings, and what was used once and may not be used again. */
export const identityMigration: Migration = {
  id: '003-identity',
  retention: [
    { table: 'sso_settings', because: 'they are settings of an agency' },
    { table: 'spent_attempt', since: 'expires_at', days: KEPT_DAYS.logins },
    { table: 'demo_identity_grant', since: 'expires_at', days: KEPT_DAYS.logins },
  ],
  sql: `
  create table sso_settings (
    agency_id uuid primary key references agency (id),
    sealed text not null,
    updated_at timestamptz not null
  );
  ${tenantTable('sso_settings')}

  create table spent_attempt (
    agency_id uuid not null references agency (id),
    id text not null,
    expires_at timestamptz not null,
    primary key (agency_id, id)
  );
  ${tenantTable('spent_attempt')}

  create table demo_identity_grant (
    agency_id uuid not null references agency (id),
    grant_hash text not null,
    kind text not null check (kind in ('code', 'token')),
    identity jsonb not null,
    expires_at timestamptz not null,
    primary key (agency_id, grant_hash)
  );
  ${tenantTable('demo_identity_grant')}
  `,
};

/** Which account at a provider opens which account here: one of each, for good. */
export const socialIdentityMigration: Migration = {
  id: '084-social-identity',
  retention: [{ table: 'social_identity', because: 'it goes with the account' }],
  sql: `
  create table social_identity (
    agency_id uuid not null references agency (id),
    provider text not null,
    subject text not null,
    user_id uuid not null,
    linked_at timestamptz not null,
    primary key (agency_id, provider, subject),
    unique (agency_id, user_id, provider),
    foreign key (agency_id, user_id) references app_user (agency_id, id) on delete cascade
  );
  ${tenantTable('social_identity')}
  `,
};
