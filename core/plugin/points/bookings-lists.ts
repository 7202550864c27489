import type { MessageDescriptor } from '@lingui/core';
import type { TripSummary } from '../../contract/booking';
import type { Item } from './item';

export interface BookingColumn<Details> {
  id: string;
  header: MessageDescriptor;
  align?: 'start' | 'end';
  /** Plain text of the cell, also what the CSV carries. */
  text: (row: { trip: TripSummary; details: Details }) => string;
}

/** A product's list of bookings in the back office. */
export interface BookingsList<Config, Details> extends Item<Config> {
  title: MessageDescriptor;
  /** A module of its own: only the back office draws it. */
  columns: () => Promise<{ default: readonly BookingColumn<Details>[] }>;
  /** The product's status words and how they are shown. */
  statuses: Readonly<Record<string, MessageDescriptor>>;
}
