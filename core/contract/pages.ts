import { z } from 'zod/mini';

/** A whole number from a query, where it comes as text. */
export const wholeFrom = (min: number, max: number) =>
  z.coerce.number<number | string>().check(z.int(), z.minimum(min), z.maximum(max));

/** The number of a page, from 1. */
export const PageNumber = z.int().check(z.minimum(1));
/** The same from an address, where it comes as text; its rows can still be counted. */
export const TypedPageNumber = wholeFrom(1, 1_000_000_000_000);

/** How many rows a page leaves before it. Behind the last row there is an empty page, which has the total, too. */
const Skipped = wholeFrom(0, Number.MAX_SAFE_INTEGER);
const Size = wholeFrom(1, 100);

/** Which page of a list is asked for. */
export const paging = { offSet: z.optional(Skipped), limit: z.optional(Size) };
/** The same in the words of other calls. */
export const pagingFrom = { from: z.optional(Skipped), size: z.optional(Size) };
