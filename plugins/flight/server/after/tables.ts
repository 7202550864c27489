import { KEPT_DAYS } from '@/core/contract/people/retention';
import { systemTable, tenantTable } from '@/server/db';
import type { Migration } from '@/server/db/types';

interface TermsTable {
  agency_id: string;
  booking_id: string;
  user_id: string;
  penalty_minor: number;
  currency: string;
  expires_at: Date;
}
interface ChangeTable {
  agency_id: string;
  booking_id: string;
  change_id: string;
  state: 'action-needed' | 'accepted' | 'cancelled' | 'superseded';
  before: unknown;
  after: unknown;
  /** What can be answered; null: both. */
  answers: unknown;
  noticed_at: Date;
  answered_at: Date | null;
}
interface FeedTable {
  supplier: string;
  seen_until: Date;
}

declare module '@/server/db/types' {
  interface Tables {
    flight_cancel_terms: TermsTable;
    flight_schedule_change: ChangeTable;
    flight_feed: FeedTable;
  }
}

/** What of a change can be answered here. */
export const answersMigration: Migration = {
  id: 'flight-081-answers',
  sql: `alter table flight_schedule_change add column answers jsonb;`,
};

/** Terms of cancellations that were shown, schedules that airlines changed, and how far their news were read. */
export const afterMigration: Migration = {
  id: 'flight-004-after',
  retention: [
    { table: 'flight_cancel_terms', since: 'expires_at', days: KEPT_DAYS.prices },
    { table: 'flight_schedule_change', because: 'it is part of its booking' },
    { table: 'flight_feed', because: 'it says up to where the news of a supplier were read' },
  ],
  sql: `
  create table flight_cancel_terms (
    agency_id uuid not null,
    booking_id uuid not null,
    user_id uuid not null,
    penalty_minor bigint not null check (penalty_minor >= 0),
    currency text not null,
    expires_at timestamptz not null,
    primary key (agency_id, booking_id, user_id),
    foreign key (agency_id, booking_id) references booking (agency_id, id)
  );
  ${tenantTable('flight_cancel_terms')}
  create table flight_schedule_change (
    agency_id uuid not null,
    booking_id uuid not null,
    change_id text not null,
    state text not null check (state in ('action-needed', 'accepted', 'cancelled', 'superseded')),
    before jsonb not null,
    after jsonb not null,
    noticed_at timestamptz not null,
    answered_at timestamptz,
    primary key (agency_id, booking_id, change_id),
    foreign key (agency_id, booking_id) references booking (agency_id, id)
  );
  ${tenantTable('flight_schedule_change')}
  revoke delete on flight_schedule_change from app_tenant, app_system;
  create table flight_feed (supplier text primary key, seen_until timestamptz not null);
  ${systemTable('flight_feed')}
  create index booking_by_locator on booking (agency_id, upper(locator)) where product = 'flight';
  `,
};
