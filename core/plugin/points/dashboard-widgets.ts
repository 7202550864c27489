import type { MessageDescriptor } from '@lingui/core';
import type { View } from './item';

/** A box on the dashboard of the back office: what needs somebody, or what one's own work came to. */
export interface DashboardWidget<Config> extends View<{ agencyId: string }, Config> {
  title: MessageDescriptor;
  /** `first` stands above everything, in a frame of its own, or draws nothing. */
  size: 'small' | 'wide' | 'first';
}
