import { msg } from '@lingui/core/macro';
import type { MessageDescriptor } from '@lingui/core';
import type { FlightStatus } from '../contract/reservation';

/** R228. Words that are not here, nor the platform's, are shown as the supplier wrote them (G87). */
export const STATUS_LABELS: Readonly<Record<FlightStatus, MessageDescriptor>> = {
  Booked: msg`Booked`,
  'Ticket Requested': msg`Ticket Requested`,
  Ticketed: msg`Ticketed`,
  Confirmed: msg`Confirmed`,
  Cancelled: msg`Cancelled`,
  Rejected: msg`Rejected`,
};
