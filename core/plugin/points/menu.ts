import type { MessageDescriptor } from '@lingui/core';
import type { IconName } from '../icons';
import type { Item } from './item';

/** A tab of the service bar under the header, and of the side menu's Book Now. */
export interface MenuItem<Path extends string, Config> extends Item<Config> {
  label: MessageDescriptor;
  to: Path;
  icon: IconName;
  /** First path segments, lower case, that select this tab (R039): of the product's own pages outside `booknow`. */
  segments?: readonly string[];
}
