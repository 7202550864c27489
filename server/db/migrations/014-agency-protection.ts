import type { Migration } from '../types';

/** What an agency adds to a price for protection, in hundredths of a percent; 0 where it sells none. */
export const agencyProtection: Migration = {
  id: '014-agency-protection',
  sql: `
  alter table agency
    add column protection_bps int not null default 0 check (protection_bps between 0 and 10000);
  `,
};
