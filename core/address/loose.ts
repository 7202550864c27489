import { z } from 'zod/mini';

/**
 * What the address of a screen carries, loosely: this is downloaded with the product's routes, and each screen reads its
 * own exactly with `useAddress`.
 */
export const looseText = z.catch(z.optional(z.string().check(z.maxLength(4000))), undefined);
export const looseNumber = z.catch(z.optional(z.int()), undefined);

/** Several words by their names. */
export const looseTexts = <const Name extends string>(...names: Name[]) =>
  Object.fromEntries(names.map((name) => [name, looseText])) as Record<Name, typeof looseText>;

/**
 * What a checkout carries beside what is bought: the price on screen when Continue was pressed, a key that makes booking
 * twice impossible, staff's own markup and its type where it is not percent (R225).
 */
export const looseCheckout = {
  total: looseNumber,
  ...looseTexts('currency', 'key', 'markup', 'markupType'),
};
