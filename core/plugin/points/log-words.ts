import type { WordsOfLog } from '../../say/say';
import type { Item } from './item';

export type { WordsOfLog };

/**
 * Words for what a plugin's server writes down: its actions in the agency's activity log, its events and actions in the
 * history of a booking.
 */
export interface LogWords<Config> extends Item<Config> {
  /** A module of its own: only the back office loads it. */
  words: () => Promise<{ default: WordsOfLog }>;
}
