import type { TripSummary } from '../../contract/booking';
import type { MessageDescriptor } from '@lingui/core';
import type { View } from './item';

/** How one of the plugin's own bookings looks in My Trips. */
export interface TripCard<Config, Details> extends View<{ trip: TripSummary; details: Details }, Config> {
  /** Name of the category in My Trips' filter. */
  category: MessageDescriptor;
  /** Where one booking has its own page, for lists that draw a row instead of the card. */
  page?: (trip: TripSummary) => { to: string; search?: Readonly<Record<string, string>> };
}
