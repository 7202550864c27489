import { z } from 'zod/mini';
import { CarDriver, CarExtras } from '../contract';

/** What a quote is asked for, beside the offer. */
export const QuoteRequest = z.object({ extras: z.optional(CarExtras) });
export type QuoteRequest = z.output<typeof QuoteRequest>;

/** What the booking call validated and the booking keeps. */
export const BookedRequest = z.object({
  driver: CarDriver,
  flightNumber: z.nullable(z.string()),
  /** As they were quoted; absent when nothing was added. */
  extras: z.optional(CarExtras),
});
export type BookedRequest = z.output<typeof BookedRequest>;

/** What `book` keeps of the order. */
export const StoredDetails = z.object({
  orderId: z.string(),
  confirmationNumber: z.string(),
  vendor: z.string(),
});
export type StoredDetails = z.output<typeof StoredDetails>;

/** Reads a booking's stored request. Throws when it is not one of this product's. */
export const readRequest = (value: unknown): BookedRequest => z.parse(BookedRequest, value);

/** Before checkout a request names nobody, afterwards the driver; what is added is named by both. */
export function askedFor(request: unknown): { lastName: string | null; extras: CarExtras | undefined } {
  const booked = z.safeParse(BookedRequest, request).data;
  if (booked) return { lastName: booked.driver.lastName, extras: booked.extras };
  return { lastName: null, extras: z.safeParse(QuoteRequest, request).data?.extras };
}

/** Whether there is anything in it. */
export const hasExtras = (extras: CarExtras | undefined): extras is CarExtras =>
  extras !== undefined && extras.coverages.length + extras.accessories.length > 0;
