import type { SubscriptionProgress } from '../../contract/progress';

/** What becomes of a payment that begins on this screen. */
export interface Paying {
  /** It goes on at this path. */
  onFollow: (path: string) => unknown;
  /** It is over and well. */
  onDone: (progress: SubscriptionProgress) => unknown;
}
