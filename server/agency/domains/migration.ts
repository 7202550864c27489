import type { Migration } from '../../db/types';

/** Since when the DNS of an agency's own domain has not proven it any more; null while it does. */
export const domainMigration: Migration = {
  id: '045-domain-missing',
  sql: `alter table agency add column domain_missing_since timestamptz;`,
};
