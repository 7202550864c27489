import { z } from 'zod/mini';
import { checkoutAddress } from '@/core/selling/checkout/address';
import { addressId as id } from '@/core/address/use-address';
import { criteriaShape } from './search/criteria/criteria';

export const CriteriaAddress = z.object(criteriaShape);
export const OfferAddress = z.object({ ...criteriaShape, itinerary: id, fare: id });
export const CheckoutAddress = z.object({
  ...criteriaShape,
  ...checkoutAddress,
  itinerary: id,
  fare: id,
  offer: id,
});
export const BookingAddress = z.object({ bookingId: id, orderID: id });
