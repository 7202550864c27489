import type { MessageDescriptor } from '@lingui/core';
import type { IconName } from '../icons';
import type { View } from './item';

/** An application an agency can switch on and configure. No screen lists them yet: settings belong into `settings.panels`. */
export interface ApplicationCard<Config> extends View<{ agencyId: string }, Config> {
  title: MessageDescriptor;
  description: MessageDescriptor;
  icon: IconName;
  /** The application's key in the agency's record. */
  application: string;
}
