import { callOf } from '@/core/query/call';
import { cancelRow } from '@/core/selling/after-sale/office/cancel-row';
import { productList } from '@/core/selling/after-sale/office/product-list';
import { getAgencyHotel, listAgencyHotels } from '../../contract';
import { HOTEL_COLUMNS } from './columns';

/** The agency's hotel bookings, and what staff can do with a row (R377 to R382, R389). */
export default productList({
  call: listAgencyHotels,
  page: '/hotel-details',
  columns: HOTEL_COLUMNS,
  cancel: cancelRow(
    () => import('../booking/CancelDialog'),
    (id) => callOf(getAgencyHotel, { params: { id } }),
    ({ details: { payment } }) => (payment === 'property' ? { paid: null } : {}),
  ),
});
