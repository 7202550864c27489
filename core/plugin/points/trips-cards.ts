import type { TripSummary } from '../../contract/booking';
import type { MessageDescriptor } from '@lingui/core';
import type { View } from './item';

/** How one of the plugin's own bookings looks in My Trips. */
export interface TripCard<Config, Details> extends View<{ trip: TripSummary; details: Details }, Config> {
  /** Name of the category in My Trips' filter. */
  category: MessageDescriptor;
}
