import type { MessageDescriptor } from '@lingui/core';
import type { IconName } from '../icons';
import type { Item } from './item';

/** A page of one's own, in the menu behind one's name and in the palette. */
export interface AccountMenuItem<Path extends string, Config> extends Item<Config> {
  label: MessageDescriptor;
  to: Path;
  icon: IconName;
}
