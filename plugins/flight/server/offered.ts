import { offered } from '@/server/supplier/offered';
import { SupplierError, toHttpError } from '@/server/supplier/errors';
import { PRODUCT } from './product';

/** Flights as an agency's site shows them. */
export const flights = offered(
  PRODUCT,
  () =>
    toHttpError(new SupplierError('gone', 'This flight is not available, please select another')) as Error,
);
