import { callOf } from '@/core/query/call';
import { cancelRow } from '@/core/selling/after-sale/office/cancel-row';
import { productList } from '@/core/selling/after-sale/office/product-list';
import { getAgencyActivity, listAgencyActivities } from '../../contract';
import { ACTIVITY_COLUMNS } from './columns';

/** The agency's activity bookings, and what staff can do with a row (R377 to R382, R441). */
export default productList({
  call: listAgencyActivities,
  page: '/activity-details',
  columns: ACTIVITY_COLUMNS,
  cancel: cancelRow(
    () => import('../booking/CancelDialog'),
    (id) => callOf(getAgencyActivity, { params: { id } }),
  ),
});
