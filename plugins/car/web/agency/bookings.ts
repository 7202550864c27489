import { callOf } from '@/core/query/call';
import { cancelRow } from '@/core/selling/after-sale/office/cancel-row';
import { productList } from '@/core/selling/after-sale/office/product-list';
import { getAgencyCar, listAgencyCars } from '../../contract';
import { CAR_COLUMNS } from './columns';

/** The agency's car bookings, and what staff can do with a row (R377 to R382, R389). */
export default productList({
  call: listAgencyCars,
  page: '/car-details',
  columns: CAR_COLUMNS,
  cancel: cancelRow(
    () => import('../booking/CancelDialog'),
    (id) => callOf(getAgencyCar, { params: { id } }),
    ({ details: { pickUp, payment } }) => ({ place: pickUp, ...(payment === 'counter' && { paid: null }) }),
  ),
});
