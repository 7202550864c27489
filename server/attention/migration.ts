import { KEPT_DAYS } from '@/core/contract/people/retention';
import { tenantTable } from '../db/tenantTable';
import type { Migration } from '../db/types';

/** What waits for a person, and what finds it without reading everything. */
export const attentionMigration: Migration = {
  id: '050-attention',
  retention: [{ table: 'attention', since: 'gone_at', days: KEPT_DAYS.letters }],
  sql: `
  create table attention (
    agency_id uuid not null references agency (id),
    id uuid not null default gen_random_uuid(),
    source text not null,
    kind text not null,
    subject text not null,
    booking_id uuid,
    facts jsonb not null,
    opened_at timestamptz not null,
    told_at timestamptz,
    settled_at timestamptz,
    settled_by uuid,
    note text,
    gone_at timestamptz,
    primary key (agency_id, id)
  );
  create unique index attention_once on attention (agency_id, kind, subject) where gone_at is null;
  create index attention_lasting on attention (source) where gone_at is null;
  create index attention_newest on attention (agency_id, opened_at desc, id);
  ${tenantTable('attention')}
  revoke delete on attention from app_tenant;

  create index booking_raised on booking (raised_at) where raised_at is not null;
  create index booking_lapsing on booking (hold_until) where state = 'reserved';
  create index mail_undelivered on mail (created_at) where delivered_at is null;
  `,
};
