import type { MessageDescriptor } from '@lingui/core';
import type { IconName } from '../icons';
import type { Item } from './item';

/** A page of the back office, in the side menu and in the palette; its path says in which group. */
export interface OfficePage<Path extends string, Config> extends Item<Config> {
  label: MessageDescriptor;
  to: Path;
  icon: IconName;
  for: 'staff' | 'owner';
}
