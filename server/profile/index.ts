import type { SecondFactors } from '../auth/second-factor/store';
import { deletionCodes } from '../accounts/deletion-code';
import { createBudget } from '../auth/budget';
import type { LoginThrottle } from '../auth/throttle';
import type { Database } from '../db/open';
import type { Config } from '../config/config';
import type { Files } from '../files';
import type { Handler } from '../ports/handle';
import type { ServerPluginEntry } from '../plugin';
import { inLanguage } from '../reference';
import { activityHandlers, productsOf } from './done-lately';
import { deviceHandlers } from './devices';
import { editHandlers } from './edit';
import { ownDataHandlers } from './own-data/handlers';
import { passwordHandlers } from './password';
import { recentSearchHandlers } from './recent-searches';
import { travelerHandlers } from './travelers';

export interface ProfileParts {
  readonly config: Pick<Config, 'secretCode' | 'signingSecret' | 'rateFactor'>;
  readonly db: Database;
  readonly factors: SecondFactors;
  readonly files: Files;
  readonly throttle: LoginThrottle;
  readonly plugins: readonly ServerPluginEntry[];
}

const QUARTER_S = 15 * 60;

/** Everything that a signed-in user reads and changes of the own account. */
export const profileHandlers = ({
  config,
  db,
  files,
  throttle,
  factors,
  plugins,
}: ProfileParts): Handler[] => [
  ...editHandlers(files),
  ...passwordHandlers(throttle),
  ...deviceHandlers(),
  ...travelerHandlers(),
  ...recentSearchHandlers(),
  ...inLanguage([
    ...activityHandlers(plugins, config.secretCode),
    ...ownDataHandlers({
      products: productsOf(plugins, ['selling', 'serving']),
      kept: plugins.flatMap(({ id, plugin }) => (plugin.ownData ? [[id, plugin.ownData] as const] : [])),
      throttle,
      factors,
      codes: deletionCodes(config.signingSecret),
      tries: createBudget(db, 'account-end', 20 * config.rateFactor, QUARTER_S),
      mails: createBudget(db, 'account-end-mail', 3 * config.rateFactor, QUARTER_S),
    }),
  ]),
];
