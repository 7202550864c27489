import type { MessageDescriptor } from '@lingui/core';
import type { View } from './item';

/** A box on the staff dashboard. */
export interface DashboardWidget<Config> extends View<{ agencyId: string }, Config> {
  title: MessageDescriptor;
  size: 'small' | 'wide';
}
