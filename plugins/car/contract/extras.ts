import { z } from 'zod/mini';
import { Money } from '@/core/contract';

const Code = z.string().check(z.minLength(1), z.maxLength(10));

/** What the driver adds to an offer: optional coverages, and accessories by number. Both are priced by the server. */
export const CarExtras = z.strictObject({
  coverages: z._default(z.array(Code).check(z.maxLength(10)), []),
  accessories: z._default(
    z
      .array(z.strictObject({ code: Code, quantity: z.int().check(z.minimum(1), z.maximum(9)) }))
      .check(z.maxLength(10)),
    [],
  ),
});
export type CarExtras = z.output<typeof CarExtras>;

/** What each of it costs for the whole rental; they add up to `total`. */
export const PricedCarExtras = z.object({
  coverages: z.array(z.object({ code: z.string(), name: z.string(), amount: Money })),
  accessories: z.array(z.object({ code: z.string(), name: z.string(), quantity: z.int(), amount: Money })),
  total: Money,
});
export type PricedCarExtras = z.output<typeof PricedCarExtras>;

/** What an accessory costs on one offer. */
export const PricedAccessory = z.object({
  code: z.string(),
  name: z.string(),
  max: z.int(),
  /** One of them for a day, and for the whole rental: some vendors charge at most so many days. */
  perDay: Money,
  amount: Money,
});
export type PricedAccessory = z.output<typeof PricedAccessory>;
