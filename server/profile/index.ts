import type { LoginThrottle } from '../auth/throttle';
import type { Config } from '../config';
import type { Files } from '../files';
import type { Handler } from '../ports/handle';
import type { ServerPluginEntry } from '../plugin';
import { inLanguage } from '../reference';
import { activityHandlers } from './done-lately';
import { deviceHandlers } from './devices';
import { editHandlers } from './edit';
import { passwordHandlers } from './password';
import { recentSearchHandlers } from './recent-searches';
import { travelerHandlers } from './travelers';

export interface ProfileParts {
  readonly config: Pick<Config, 'secretCode'>;
  readonly files: Files;
  readonly throttle: LoginThrottle;
  readonly plugins: readonly ServerPluginEntry[];
}

/** Everything that a signed-in user reads and changes of the own account. */
export const profileHandlers = ({ config, files, throttle, plugins }: ProfileParts): Handler[] => [
  ...editHandlers(files),
  ...passwordHandlers(throttle),
  ...deviceHandlers(),
  ...travelerHandlers(),
  ...recentSearchHandlers(),
  ...inLanguage(activityHandlers(plugins, config.secretCode)),
];
