import { msg } from '@lingui/core/macro';
import type { MessageDescriptor } from '@lingui/core';
import type { FlightStatus } from '../contract/reservation';

/** R228. Words that are not here are shown as the supplier wrote them (G87). */
export const STATUS_LABELS: Readonly<Record<FlightStatus, MessageDescriptor>> = {
  Booked: msg`Booked`,
  'Ticket Requested': msg`Ticket Requested`,
  Ticketed: msg`Ticketed`,
  Confirmed: msg`Confirmed`,
  Cancelled: msg`Cancelled`,
  Rejected: msg`Rejected`,
};

/** The platform's own words for a booking whose end is not known yet. */
export const PASSING_LABELS: Readonly<Record<string, MessageDescriptor>> = {
  Reserved: msg`Reserved, not paid`,
  Processing: msg`Processing`,
  Cancelling: msg`Cancelling`,
  'Awaiting Payment': msg`Awaiting Payment`,
};

/** The words for a status, or null for one that only its supplier knows. */
export const statusLabel = (status: string): MessageDescriptor | null =>
  STATUS_LABELS[status as FlightStatus] ?? PASSING_LABELS[status] ?? null;
