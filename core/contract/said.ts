import { z } from 'zod/mini';

const plain = z.union([z.string(), z.number()]);

/** Words in a gap of a sentence: the name of a field, what is wrong with it. */
const Words = z.object({
  message: z.string(),
  reason: z.optional(z.string()),
  params: z.optional(z.record(z.string(), plain)),
});

/** Beside what is said to people in English: what it is, as `account.invited`, and what stands in its gaps. */
export const reasonFields = {
  reason: z.optional(z.string()),
  params: z.optional(z.record(z.string(), z.union([plain, Words]))),
};

/** A field at fault, by its path, and what is wrong with it. */
export const FieldRefusal = z.object({ path: z.string(), message: z.string(), ...reasonFields });
export type FieldRefusal = z.output<typeof FieldRefusal>;
