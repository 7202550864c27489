import { z } from 'zod/mini';
import { ActivityGuests } from '../contract';

/** The voucher of whoever runs it, as its supplier gave it. */
const StoredVoucher = z.object({
  url: z.string(),
  /** It is shown to nobody but who is signed in: no letter carries it. */
  isPrivate: z.boolean(),
});
export type StoredVoucher = z.output<typeof StoredVoucher>;

/** What `book` keeps of the order. */
export const StoredDetails = z.object({
  orderId: z.string(),
  /** What is scanned at the entrance. */
  vouchers: z.array(z.object({ code: z.string(), traveler: z.nullable(z.string()) })),
  organizerVoucher: z.optional(z.nullable(StoredVoucher)),
});
export type StoredDetails = z.output<typeof StoredDetails>;

/** Who takes part, as a booking's request tells a supplier; null before that is known. */
export const guestsIn = (request: unknown): ActivityGuests | null =>
  z.safeParse(ActivityGuests, request).data ?? null;
