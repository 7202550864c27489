import { z } from 'zod/mini';
import { endpoint, Money } from '@/core/contract';

/** What the agency decided: whether trips are offered with protection, and its price in percent of the traveller's price. */
export const RefundProtectSettings = z.object({ isEnabled: z.boolean(), refundProtectMarkup: z.number() });
export type RefundProtectSettings = z.output<typeof RefundProtectSettings>;

/** The settings with what one traveller chose, for one price. */
export const RefundProtect = z.extend(RefundProtectSettings, {
  isTripProtectionSelected: z.boolean(),
  protectionAmount: Money,
});
export type RefundProtect = z.output<typeof RefundProtect>;

/** `RefundProtectSettings` as JSON in UTF-8, in base64 (R350, G59). */
const Payload = z.object({ data: z.string() });

/** R350 */
export const getRefundProtects = endpoint({
  method: 'GET',
  path: '/api/refund-protects',
  access: 'user',
  summary: 'Whether the agency offers refund protection and what it costs; base64 of JSON.',
  response: Payload,
});

/** R353. Errors: 422 "Markup must be more than 0" and "Markup must be between 0 and 100" at `refundProtectMarkup`. */
export const updateRefundProtects = endpoint({
  method: 'PATCH',
  path: '/api/refund-protects',
  access: 'owner',
  summary: 'Switches refund protection on at a markup, or off.',
  rate: 'write',
  body: z.strictObject({ isEnabled: z.boolean(), refundProtectMarkup: z.number() }),
  response: Payload,
});

/** What protection writes into the agency's log. */
export const LOGGED_HERE = ['refund-protect.update'] as const;
declare module '@/core/contract/logged' {
  interface LoggedActions extends Record<(typeof LOGGED_HERE)[number], true> {}
}
