import { accountsMigration } from './accounts/migration';
import { bookingMigration } from './booking/migration';
import { platformMigrations } from './db/migrations';
import type { Migration } from './db/types';
import { identityMigration } from './identity/migration';
import type { ServerPluginEntry } from './plugin';

/** Every step of the schema: the platform's, the booking engine's, sign-on's, the plugins'. */
export const migrationsOf = (plugins: readonly ServerPluginEntry[]): readonly Migration[] => [
  ...platformMigrations,
  bookingMigration,
  identityMigration,
  accountsMigration,
  ...plugins.flatMap(({ plugin }) => plugin.migrations ?? []),
];
