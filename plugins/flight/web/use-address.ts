import { z } from 'zod/mini';
import { addressId as id } from '@/core/address/use-address';
import { criteriaShape } from './search/criteria/criteria';

export const CriteriaAddress = z.object(criteriaShape);
export const OfferAddress = z.object({ ...criteriaShape, itinerary: id, fare: id });
export const BookingAddress = z.object({ bookingId: id, orderID: id });
