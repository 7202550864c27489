import { z } from 'zod/mini';

/** Beside what is said to people in English: what it is, as `account.invited`, and what stands in its gaps. */
export const reasonFields = {
  reason: z.optional(z.string()),
  params: z.optional(z.record(z.string(), z.union([z.string(), z.number()]))),
};

/** A field at fault, by its path, and what is wrong with it. */
export const FieldRefusal = z.object({ path: z.string(), message: z.string(), ...reasonFields });
export type FieldRefusal = z.output<typeof FieldRefusal>;
