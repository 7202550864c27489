import { tenantTable } from '../../db/tenantTable';
import type { Migration } from '../../db/types';

export interface DemoHistoryTable {
  agency_id: string;
  /** The present of the history: a process that goes on with it later plans the same. */
  begun_at: Date;
  /** How many steps are done. */
  steps: number;
  ended_at: Date | null;
}

declare module '@/server/db/types' {
  interface Tables {
    demo_history: DemoHistoryTable;
  }
}

/** How far the history of a demo agency has come; empty outside demo mode. */
export const historyMigration: Migration = {
  id: '026-demo-history',
  retention: [
    { table: 'demo_history', because: 'a process that goes on with the history has to know how far it is' },
  ],
  sql: `
  create table demo_history (
    agency_id uuid primary key references agency (id),
    begun_at timestamptz not null,
    steps int not null default 0,
    ended_at timestamptz
  );
  ${tenantTable('demo_history')}
  `,
};
