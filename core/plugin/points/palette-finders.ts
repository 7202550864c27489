import type { MessageDescriptor } from '@lingui/core';
import type { Api } from '../../api/client';
import type { User } from '../../contract/people/user';
import type { IconName } from '../icons';
import type { Item } from './item';

/** A page that answers to what was typed into the command palette. */
export interface FoundPage {
  /** Unique within its finder. */
  id: string;
  /** A name as it is, or words of the plugin's. */
  label: string | MessageDescriptor;
  /** At the end of the line, such as an address. */
  detail?: string;
  icon: IconName;
  to: string;
  search?: Readonly<Record<string, string>>;
}

export interface PaletteSearch {
  /** What was typed, two letters or more. */
  text: string;
  userType: User['userType'];
  api: Api;
  /** Words of the plugin's in the reader's language. */
  say: (words: MessageDescriptor) => string;
  signal: AbortSignal;
}

/**
 * Finds what the core does not know by itself, for staff: a few pages, the best first. Tabs of the menu, pages of the back
 * office and bookings by their locator are found without it.
 */
export interface PaletteFinder<Config> extends Item<Config> {
  /** A module of its own, loaded with the first letters typed. */
  find: () => Promise<{ default: (search: PaletteSearch) => Promise<readonly FoundPage[]> }>;
}
