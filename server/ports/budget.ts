import type { Network } from './network';

/** How often something rare may be tried for each key, or for each network of one, counted for all processes together. */
export interface Budget {
  /** Takes one; false when there was none left. */
  take(key: string, from?: Network): Promise<boolean>;
  /** Takes one. Throws HttpError 429 when there was none left. */
  spend(key: string, from?: Network): Promise<void>;
  /** Gives back one that was taken for what need not be counted. */
  giveBack(key: string, from?: Network): Promise<void>;
}
