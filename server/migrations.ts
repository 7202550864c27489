import { accountsMigration, clientsMigration, deletionCodeMigration } from './accounts/migration';
import { peopleKeyMigration } from './accounts/found/find-people';
import { attentionMigration } from './attention';
import { forgetInLogMigration } from './audit/forget-migration';
import { domainMigration } from './agency/domains/migration';
import { bookingMigrations } from './booking/migration';
import { platformMigrations } from './db/migrations';
import type { Migration } from './db/types';
import { historyMigration } from './demo/history/table';
import { filesMigration } from './files/migration';
import { identityMigration, socialIdentityMigration } from './identity/migration';
import {
  askedMailMigration,
  mailMigration,
  ownWayMailMigration,
  refusedMailMigration,
  standingMigration,
  waitingMailMigration,
} from './mail/migration';
import { bulkMigration } from './jobs/bulk/migration';
import { roundsMigration } from './jobs/rounds';
import { gatewayMigration } from './payment/embedded/home';
import { splitMigration } from './payment/parts/store';
import type { Connector, ServerPluginEntry } from './plugin';
import { profileMigration } from './profile/migration';
import { recentSearchMigration } from './profile/recent-searches';
import { supplierLookMigration } from './selling/bookable/look-again';
import { ongoingMigration } from './selling/supplier/ongoing/migration';
import { searchAnyDayMigration, searchesMigration, searchPlacesMigration } from './searches/migration';

/** Every step of the schema: the platform's, the booking engine's, sign-on's, the plugins', and the connectors' own. */
export const migrationsOf = (
  plugins: readonly ServerPluginEntry[],
  connectors: readonly Connector[],
): readonly Migration[] => [
  ...platformMigrations,
  ...bookingMigrations,
  identityMigration,
  accountsMigration,
  filesMigration,
  profileMigration,
  clientsMigration,
  searchesMigration,
  recentSearchMigration,
  mailMigration,
  searchPlacesMigration,
  historyMigration,
  deletionCodeMigration,
  attentionMigration,
  askedMailMigration,
  gatewayMigration,
  searchAnyDayMigration,
  domainMigration,
  { ...splitMigration, elsewhere: ['053-stripe', '080-stripe-domains'] },
  forgetInLogMigration,
  ownWayMailMigration,
  standingMigration,
  waitingMailMigration,
  bulkMigration,
  peopleKeyMigration,
  roundsMigration,
  ongoingMigration,
  socialIdentityMigration,
  supplierLookMigration,
  refusedMailMigration,
  ...plugins.flatMap(({ plugin }) => plugin.migrations ?? []),
  ...connectors.flatMap(({ migrations = [] }) => migrations),
];
