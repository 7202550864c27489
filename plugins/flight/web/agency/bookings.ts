import { msg } from '@lingui/core/macro';
import type { BookingsFilter } from '@/core/plugin';
import { defineBookings } from '@/core/plugin';
import { listAgencyFlights, type AgencyFlightRow } from '../../contract';
import { FLIGHT_COLUMNS } from '../columns';

/** The list's filter in the words of the call (R377 to R382). */
export const listQuery = ({ status, search, from, to, when, userId, offset, limit }: BookingsFilter) => ({
  offSet: offset,
  limit,
  ...(status ? { selectedStatus: status } : {}),
  ...(search ? { searchString: search } : {}),
  ...(from ? { startDate: from } : {}),
  ...(to ? { endDate: to } : {}),
  ...(when ? { showPastTrips: when === 'past' ? ('true' as const) : ('false' as const) } : {}),
  ...(userId ? { userId } : {}),
});

/** The agency's flight bookings: every column of R438, and what staff can do with a row (R231, R389). */
export default defineBookings<AgencyFlightRow>({
  async load(api, filter, signal) {
    const { data, totalCount } = await api.call(
      listAgencyFlights,
      { query: listQuery(filter) },
      signal ? { signal } : {},
    );
    return { rows: data, totalCount };
  },
  keyOf: ({ vmid }) => vmid,
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
