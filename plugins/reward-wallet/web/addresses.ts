import { z } from 'zod/mini';
import { TypedPageNumber } from '@/core/contract/pages';

const Page = z.optional(TypedPageNumber);

/** The own statement. */
export const OwnSearch = z.object({ page: Page });

/** Whose wallets are listed, and whose statement is open beside the list. */
export const WalletsSearch = z.object({
  find: z.optional(z.coerce.string<string | number>().check(z.maxLength(60))),
  page: Page,
  person: z.optional(z.string().check(z.maxLength(100))),
});
export type WalletsSearch = z.output<typeof WalletsSearch>;
