import { msg } from '@lingui/core/macro';
import type { MessageDescriptor } from '@lingui/core';
import { STATES } from '@/core/selling/after-sale/statuses';
import type { FlightStatus } from '../contract/reservation';

/** R228: with tickets it has words of its own. Words that are not here, nor the platform's, are shown as the supplier wrote them (G87). */
export const STATUS_LABELS: Readonly<Record<FlightStatus, MessageDescriptor>> = {
  Booked: msg`Booked`,
  'Ticket Requested': msg`Ticket requested`,
  Ticketed: msg`Ticketed`,
  Confirmed: STATES.confirmed,
  Cancelled: STATES.cancelled,
  Rejected: STATES.failed,
};
