import type { Agency } from '../contract/site/agency';
import type { User } from '../contract/people/user';
import type { PluginHost } from './host';

/** The few things that guards and loaders ask for, always of this moment. */
export interface RouterContext {
  readonly agency: () => Agency;
  readonly hasToken: () => boolean;
  /** The signed-in user; fetched once per session. Rejects with the transport's error. */
  readonly user: () => Promise<User>;
  readonly plugins: PluginHost;
}
