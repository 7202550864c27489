import type { MessageDescriptor } from '@lingui/core';
import type { IconName } from '../icons';
import type { Item } from './item';

/** A tab of the service bar under the header, and of the side menu's Book Now. */
export interface MenuItem<Path extends string, Config> extends Item<Config> {
  label: MessageDescriptor;
  to: Path;
  icon: IconName;
  /** First path segments, lower case, that select this tab (R039). */
  segments?: readonly string[];
  /** Selected when no other tab is (R039: "anything else"). At most one plugin claims it. */
  fallback?: boolean;
}
