import type { TripSummary } from '../../contract/bookings/booking';
import type { MessageDescriptor } from '@lingui/core';
import type { View } from './item';

interface TripCardProps<Details> {
  trip: TripSummary;
  details: Details;
  /** Its status alone, for a list that draws a row instead of the card. */
  only?: 'status';
}

/** How one of the plugin's own bookings looks in My Trips. */
export interface TripCard<Path extends string, Config, Details> extends View<TripCardProps<Details>, Config> {
  /** Name of the category in My Trips' filter. */
  category: MessageDescriptor;
  /** Where one booking has its own page, for lists that draw a row instead of the card. */
  page?: (trip: TripSummary) => { to: Path; search?: Readonly<Record<string, string>> } | undefined;
}
