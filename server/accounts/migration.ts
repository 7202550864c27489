import { KEPT_DAYS } from '@/core/contract/people/retention';
import { tenantTable } from '../db/tenantTable';
import type { Migration } from '../db/types';

/** Mailed links, invitations, the second factor, and on what device a session was opened. */
export const accountsMigration: Migration = {
  id: '004-accounts',
  retention: [
    { table: 'account_link', since: 'expires_at', days: KEPT_DAYS.links },
    { table: 'agent_invitation', since: 'expires_at', days: KEPT_DAYS.invitations },
    {
      ...{ table: 'second_factor', since: 'created_at', days: KEPT_DAYS.logins },
      when: 'confirmed_at is null',
    },
    { table: 'recovery_code', because: 'it goes with the second factor that it belongs to' },
    { table: 'sign_in_challenge', since: 'expires_at', days: KEPT_DAYS.logins },
  ],
  sql: `
  alter table session add column user_agent text;

  -- Its text is blanked once a mail server has taken it: it carries a link that works like a password.
  alter table mail add column is_secret boolean not null default false;

  create table account_link (
    agency_id uuid not null,
    id uuid not null default gen_random_uuid(),
    user_id uuid not null,
    purpose text not null check (purpose in ('verify', 'reset')),
    token_hash text not null unique,
    created_at timestamptz not null,
    expires_at timestamptz not null,
    used_at timestamptz,
    primary key (agency_id, id),
    foreign key (agency_id, user_id) references app_user (agency_id, id) on delete cascade
  );
  create index account_link_of_user on account_link (agency_id, user_id, purpose);
  ${tenantTable('account_link')}

  create table agent_invitation (
    agency_id uuid not null references agency (id),
    id uuid not null default gen_random_uuid(),
    email text not null check (email = lower(email)),
    is_restricted boolean not null,
    token_hash text not null unique,
    invited_by uuid,
    created_at timestamptz not null,
    expires_at timestamptz not null,
    accepted_at timestamptz,
    cancelled_at timestamptz,
    primary key (agency_id, id)
  );
  create unique index agent_invitation_open on agent_invitation (agency_id, email)
    where accepted_at is null and cancelled_at is null;
  ${tenantTable('agent_invitation')}

  create table second_factor (
    agency_id uuid not null,
    user_id uuid not null,
    sealed_secret text not null,
    created_at timestamptz not null,
    confirmed_at timestamptz,
    last_step bigint not null default 0,
    primary key (agency_id, user_id),
    foreign key (agency_id, user_id) references app_user (agency_id, id) on delete cascade
  );
  ${tenantTable('second_factor')}

  create table recovery_code (
    agency_id uuid not null,
    user_id uuid not null,
    code_hash text not null,
    used_at timestamptz,
    primary key (agency_id, user_id, code_hash),
    foreign key (agency_id, user_id) references second_factor (agency_id, user_id) on delete cascade
  );
  ${tenantTable('recovery_code')}

  create table sign_in_challenge (
    agency_id uuid not null,
    id uuid not null default gen_random_uuid(),
    user_id uuid not null,
    token_hash text not null unique,
    created_at timestamptz not null,
    expires_at timestamptz not null,
    wrong_codes int not null default 0,
    primary key (agency_id, id),
    foreign key (agency_id, user_id) references app_user (agency_id, id) on delete cascade
  );
  create index sign_in_challenge_of_user on sign_in_challenge (agency_id, user_id);
  ${tenantTable('sign_in_challenge')}
  `,
};

/** Which agent looks after a client, and the orders in which people are listed. */
export const clientsMigration: Migration = {
  id: '019-clients',
  sql: `
  alter table app_user
    add column agent_id uuid,
    add foreign key (agency_id, agent_id) references app_user (agency_id, id) on delete set null (agent_id);
  create index app_user_of_agent on app_user (agency_id, agent_id) where agent_id is not null;
  create index app_user_by_name on app_user (agency_id, lower(first_name || ' ' || last_name), id);
  create index app_user_newest on app_user (agency_id, created_at, id);
  `,
};

/** Codes for the end of an account that has no password. */
export const deletionCodeMigration: Migration = {
  id: '044-deletion-code',
  sql: `
  alter table account_link drop constraint account_link_purpose_check;
  alter table account_link add constraint account_link_purpose_check check (purpose in ('verify', 'reset', 'delete'));
  `,
};
