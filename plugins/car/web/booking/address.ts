import { z } from 'zod/mini';
import { addressId } from '@/core/address/use-address';

/** Either of the two names a booking (R312). */
export const BookingAddress = z.object({ bookingId: addressId, locator: addressId });
