import { productList } from '@/core/selling/after-sale/office/product-list';
import { listAgencyCars } from '../../contract';
import { CAR_COLUMNS } from './columns';

/** The agency's car bookings, and what staff can do with a row (R377 to R382, R389). */
export default productList({
  call: listAgencyCars,
  page: '/car-details',
  columns: CAR_COLUMNS,
  cancel: () => import('./CancelAction'),
});
