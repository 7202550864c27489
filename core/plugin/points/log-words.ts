import type { MessageDescriptor } from '@lingui/core';
import type { Item } from './item';

/** What an entry of a log is called, by the name under which the server wrote it. */
export type WordsOfLog = Readonly<Record<string, MessageDescriptor>>;

/**
 * Words for what a plugin's server writes down: its actions in the agency's activity log, its events and actions in the
 * history of a booking.
 */
export interface LogWords<Config> extends Item<Config> {
  /** A module of its own: only the back office loads it. */
  words: () => Promise<{ default: WordsOfLog }>;
}
