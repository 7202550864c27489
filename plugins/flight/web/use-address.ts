import { z } from 'zod/mini';
import { checkoutAddress } from '@/core/selling/checkout/address';
import { addressId as id, lenient } from '@/core/address/use-address';
import { criteriaShape } from './search/criteria/criteria';
import { filterShape } from './results/filters/filter-address';
import { SORTS } from './results/list/sort';

export const CriteriaAddress = z.object(criteriaShape);
export const ResultsAddress = z.object({
  ...criteriaShape,
  ...filterShape,
  sort: lenient(z.enum(SORTS)),
  page: lenient(z.int().check(z.minimum(1), z.maximum(100))),
  details: id,
});
export const OfferAddress = z.object({ ...criteriaShape, itinerary: id, fare: id });
export const CheckoutAddress = z.object({
  ...criteriaShape,
  ...checkoutAddress,
  itinerary: id,
  fare: id,
  offer: id,
});
export const BookingAddress = z.object({ bookingId: id, orderID: id });
