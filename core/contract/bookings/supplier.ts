import { z } from 'zod/mini';

/** How each supplier answered a search: an empty list of offers is only an answer when nobody failed. */
export const SupplierReport = z.object({
  id: z.string(),
  /** For staff: shown while it is asked and when it did not answer. Empty for travelers. */
  name: z.string(),
  state: z.enum(['answered', 'failed', 'timed-out']),
  offers: z.int(),
  /** Milliseconds. */
  took: z.int(),
});
export type SupplierReport = z.output<typeof SupplierReport>;
