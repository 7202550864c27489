import { msg } from '@lingui/core/macro';
import { loadFrom } from '@/core/booking/agency-list';
import { defineBookings } from '@/core/plugin';
import { listAgencyFlights, type AgencyFlightRow } from '../../contract';
import { FLIGHT_COLUMNS } from '../columns';

/** The agency's flight bookings: every column of R438, and what staff can do with a row (R231, R389). */
export default defineBookings<AgencyFlightRow>({
  load: loadFrom(listAgencyFlights),
  keyOf: ({ vmid }) => vmid,
  bookingOf: ({ bookingId, recordLocator }) => ({ id: bookingId, name: recordLocator ?? '–' }),
  statusOf: ({ bookingStatus, state }) => ({ word: bookingStatus, state }),
  needsAction: ({ needsAction }) => needsAction,
  page: ({ bookingId }) => ({ to: '/flight-details', search: { bookingId } }),
  columns: FLIGHT_COLUMNS,
  actions: [
    {
      id: 'ticket',
      label: msg`Issue tickets`,
      icon: 'ticket',
      appliesTo: ({ canTicket }) => canTicket,
      component: () => import('./TicketAction'),
    },
    {
      id: 'email',
      label: msg`Email itinerary`,
      icon: 'mail',
      appliesTo: ({ state }) => state === 'confirmed',
      component: () => import('./EmailAction'),
    },
    {
      id: 'cancel',
      label: msg`Cancel booking`,
      tone: 'danger',
      appliesTo: ({ canCancel }) => canCancel,
      component: () => import('./CancelAction'),
    },
  ],
});
