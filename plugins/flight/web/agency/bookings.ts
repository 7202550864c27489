import { msg } from '@lingui/core/macro';
import { productList } from '@/core/selling/after-sale/office/product-list';
import { listAgencyFlights } from '../../contract';
import { FLIGHT_COLUMNS } from '../columns';

/** The agency's flight bookings: every column of R438, and what staff can do with a row (R231, R389). */
export default productList({
  call: listAgencyFlights,
  page: '/flight-details',
  keyOf: ({ vmid }) => vmid,
  needsAction: ({ needsAction }) => needsAction,
  columns: FLIGHT_COLUMNS,
  cancel: () => import('./CancelAction'),
  actions: [
    {
      id: 'ticket',
      label: msg`Issue tickets`,
      icon: 'ticket',
      appliesTo: ({ canTicket }) => canTicket,
      component: () => import('./TicketAction'),
    },
  ],
});
