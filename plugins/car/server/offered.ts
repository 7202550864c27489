import { invalid } from '@/server/http/error';
import { offered } from '@/server/supplier/offered';
import { SupplierError, toHttpError } from '@/server/supplier/errors';
import { CAR_ERRORS } from '../contract';
import { PRODUCT } from './product';

/** Cars as an agency's site shows them. */
export const cars = offered(
  PRODUCT,
  () => toHttpError(new SupplierError('gone', CAR_ERRORS.gone)) as Error,
  () => invalid(CAR_ERRORS.invalid, 'offerId'),
);
