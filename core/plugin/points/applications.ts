import type { MessageDescriptor } from '@lingui/core';
import type { IconName } from '../icons';
import type { View } from './item';

/**
 * An application that owners find, switch on and set up among the agency's applications, whether it is on or off. Its component
 * stands on the application's own page, below what it does: the form of its settings (`core/applications`) and whatever else
 * there is to set up. `isOn` as it is saved.
 */
export interface ApplicationCard<Config> extends View<{ agencyId: string; isOn: boolean }, Config> {
  title: MessageDescriptor;
  /** One sentence: what it does for the agency. */
  description: MessageDescriptor;
  icon: IconName;
  /** The application's id in the agency's record. */
  application: string;
  /** What it costs the agency; without it, it is included. */
  price?: MessageDescriptor;
  /** What ends when it is switched off; said before it is. */
  ends?: MessageDescriptor;
  /** What it does, point by point, on its own page. */
  points?: readonly MessageDescriptor[];
}
