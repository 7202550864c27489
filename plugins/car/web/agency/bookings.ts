import { msg } from '@lingui/core/macro';
import { loadFrom } from '@/core/booking/agency-list';
import { defineBookings } from '@/core/plugin';
import { listAgencyCars, type AgencyCarRow } from '../../contract';
import { CAR_COLUMNS } from './columns';

/** The agency's car bookings, and what staff can do with a row (R377 to R382, R389). */
export default defineBookings<AgencyCarRow>({
  load: loadFrom(listAgencyCars),
  keyOf: ({ bookingId }) => bookingId,
  bookingOf: ({ bookingId, recordLocator }) => ({ id: bookingId, name: recordLocator ?? '–' }),
  statusOf: ({ bookingStatus, state }) => ({ word: bookingStatus, state }),
  page: ({ bookingId }) => ({ to: '/car-details', search: { bookingId } }),
  columns: CAR_COLUMNS,
  actions: [
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
