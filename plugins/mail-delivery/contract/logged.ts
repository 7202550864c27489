/** What mail delivery writes into the agency's log. */
export const LOGGED_HERE = [
  'mail-delivery.add',
  'mail-delivery.change',
  'mail-delivery.verified',
  'mail-delivery.broken',
  'mail-delivery.released',
  'mail-delivery.delete',
  'mail-delivery.price-accepted',
  'mail-delivery.allow',
] as const;
declare module '@/core/contract/logged' {
  interface LoggedActions extends Record<(typeof LOGGED_HERE)[number], true> {}
}
