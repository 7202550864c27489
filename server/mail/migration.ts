import { KEPT_DAYS } from '@/core/contract/people/retention';
import { tenantTable } from '../db/tenantTable';
import type { Migration } from '../db/types';

/** Letters know which booking they are about, so that its history can tell of them; so can what the log has of it. */
export const mailMigration: Migration = {
  id: '024-letters-of-bookings',
  sql: `
  alter table mail add column booking_id uuid;
  create index mail_of_booking on mail (agency_id, booking_id) where booking_id is not null;
  create index audit_log_of_subject on audit_log (agency_id, subject, id);
  `,
};

/** Letters that somebody asked for are told from those that follow from what happened: the former have a budget. */
export const askedMailMigration: Migration = {
  id: '052-letters-asked-for',
  sql: `
  alter table mail add column is_asked boolean not null default false;
  create index mail_asked on mail (agency_id, recipient, created_at) where is_asked;
  `,
};

/**
 * Letters may leave by an agency's own way, from its own sender, or be kept back from an address that they do not reach. `nth`
 * orders those of one moment.
 */
export const ownWayMailMigration: Migration = {
  id: '062-own-way-of-letters',
  sql: `
  alter table mail add column sender text;
  alter table mail add column stopped text check (stopped in ('bounced', 'complained'));
  alter table mail add column tries int not null default 0;
  alter table mail add column nth bigint generated always as identity;
  `,
};

/** Letters that wait for a mail server are few among all: they are looked for often. */
export const waitingMailMigration: Migration = {
  id: '067-letters-that-wait',
  sql: `
  create index mail_waiting on mail (agency_id, created_at) where delivered_at is null and stopped is null;
  `,
};

/** A letter that a mail server refuses for good stays, with why and its words, until somebody has done something about it. */
export const refusedMailMigration: Migration = {
  id: '089-letters-refused',
  sql: `
  alter table mail drop constraint mail_stopped_check;
  alter table mail add constraint mail_stopped_check check (stopped in ('bounced', 'complained', 'refused'));
  alter table mail add column refusal text check (refusal in ('unknown', 'full', 'policy', 'other'));
  alter table mail add column said text;
  alter table mail add constraint mail_refused_why check ((refusal is not null) = (coalesce(stopped, '') = 'refused'));
  create index mail_refused on mail (agency_id, created_at) where refusal is not null;
  `,
};

/** What an agency may write that has signed itself up, and what came back of its letters; a letter may have to wait for that. */
export const standingMigration: Migration = {
  id: '072-standing-of-letters',
  retention: [
    { table: 'mail_standing', because: 'it says since when, and how much, an agency may write' },
    { table: 'mail_return', since: 'at', days: KEPT_DAYS.letters },
  ],
  sql: `
  create table mail_standing (
    agency_id uuid primary key references agency (id),
    opened_at timestamptz not null,
    verified_at timestamptz,
    paid_at timestamptz,
    most int check (most >= 0),
    stopped_at timestamptz,
    stopped_because text check (stopped_because in ('bounces', 'complaints')),
    counted_from timestamptz not null,
    check ((stopped_at is null) = (stopped_because is null))
  );
  ${tenantTable('mail_standing')}

  create table mail_return (
    agency_id uuid not null references agency (id),
    id bigint generated always as identity,
    kind text not null check (kind in ('bounced', 'complained')),
    at timestamptz not null,
    primary key (agency_id, id)
  );
  create index mail_return_newest on mail_return (agency_id, at);
  ${tenantTable('mail_return')}

  alter table mail add column held_until timestamptz;
  create index mail_left on mail (agency_id, delivered_at) where delivered_at is not null;
  `,
};
