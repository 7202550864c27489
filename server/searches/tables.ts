import type { ColumnType, Generated } from 'kysely';
import type {} from '../db/types';
import type { NotedPlace } from './places';

/** A day without a time, `YYYY-MM-DD`. */
type Day = ColumnType<string | null, string | null, never>;

interface SearchLogTable {
  agency_id: string;
  id: Generated<number>;
  /** Null for a visitor. */
  user_id: string | null;
  /** Id of the plugin. */
  product: string;
  location: string;
  /** From where to where; null for what has no codes. */
  places: ColumnType<readonly NotedPlace[] | null, unknown, never>;
  /** Null for any day. */
  from_date: Day;
  /** Null for one day. */
  to_date: Day;
  searched_at: Date;
}

declare module '@/server/db/types' {
  interface Tables {
    search_log: SearchLogTable;
  }
}
