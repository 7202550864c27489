import type { ColumnType, Generated, GeneratedAlways } from 'kysely';
import { KEPT_DAYS } from '@/core/contract/people/retention';
import { tenantTable } from '../../db/tenantTable';
import type { Migration } from '../../db/types';

interface BulkTaskTable {
  agency_id: string;
  id: Generated<string>;
  kind: string;
  /** Who has begun it. */
  user_id: string | null;
  total: Generated<number>;
  done: Generated<number>;
  /** How often the item that is next has failed. */
  tries: Generated<number>;
  created_at: ColumnType<Date, Date, never>;
  /** When the last item was done, or it was stopped. */
  ended_at: Generated<Date | null>;
  is_stopped: Generated<boolean>;
}

/** What is still to be done of a task. */
interface BulkItemTable {
  agency_id: string;
  task_id: string;
  nth: GeneratedAlways<string>;
  item: string;
}

declare module '@/server/db/types' {
  interface Tables {
    bulk_task: BulkTaskTable;
    bulk_item: BulkItemTable;
  }
}

export const bulkMigration: Migration = {
  id: '068-bulk-tasks',
  retention: [{ table: 'bulk_task', since: 'ended_at', days: KEPT_DAYS.jobs }],
  sql: `
  create table bulk_task (
    agency_id uuid not null references agency (id),
    id uuid not null default gen_random_uuid(),
    kind text not null,
    user_id uuid,
    total int not null default 0,
    done int not null default 0,
    tries int not null default 0,
    created_at timestamptz not null,
    ended_at timestamptz,
    is_stopped boolean not null default false,
    primary key (agency_id, id)
  );
  create index bulk_task_open on bulk_task (agency_id, created_at) where ended_at is null;
  ${tenantTable('bulk_task')}

  create table bulk_item (
    agency_id uuid not null,
    task_id uuid not null,
    nth bigint not null generated always as identity,
    item text not null,
    primary key (agency_id, task_id, nth),
    foreign key (agency_id, task_id) references bulk_task (agency_id, id) on delete cascade
  );
  ${tenantTable('bulk_item')}
  `,
};
