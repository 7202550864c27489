import { z } from 'zod/mini';
import { defineApplication, endpoint, Money } from '@/core/contract';

/**
 * The agency's switch is the one truth for "on": `isEnabled` below says the same. Its markup stands among the agency's markups
 * and outlives the switch, so that who switches it on again asks what was asked before; who never had one asks `FIRST_MARKUP`.
 * It is never off with an offer. Whoever empties the markup among the others while it is on is told on its page that nothing is
 * offered.
 */
export const refundProtectApplication = defineApplication({
  id: 'refund-protect',
  settings: z.object({}),
});

/** In percent. */
export const FIRST_MARKUP = 6;

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

/** R350. An agency that has it switched off has no such call, which says the same (R351). */
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
  // Whoever has it off switches it on by this call too.
  setsUp: true,
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
