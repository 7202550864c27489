import { z } from 'zod/mini';
import { bookedRowFields } from '@/core/contract/bookings/bookable-parts';
import { FlightTripDetails } from './reservation';

/** One row of the list of bookings. */
export const FlightBookingRow = z.object({
  ...bookedRowFields,
  vmid: z.string(),
  airlineRecordLocator: z.nullable(z.string()),
  ticketNumbers: z.array(z.string()),
  from: z.string(),
  to: z.string(),
  travelDate: z.string(),
  ticketTimeLimit: z.nullable(z.string()),
  travelers: z.array(z.string()),
  details: FlightTripDetails,
});
export type FlightBookingRow = z.output<typeof FlightBookingRow>;
