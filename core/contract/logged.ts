/**
 * Everything that the platform writes into an agency's activity log. The log has words for each, in every language: what
 * is not listed here, or in the contract of the plugin that writes it, does not compile.
 */
export const LOGGED = [
  'agency.update',
  'agency.domain',
  'agency.domain-missing',
  'agency.domain-found',
  'agency.domain-released',
  'agency.payment-account',
  'applications.update',
  'agent.invite',
  'agent.accept',
  'booking.for-client',
  'booking.ask-again',
  'booking.settle-by-hand',
  'booking.give-up',
  'booking.cancel',
  'booking.email-itinerary',
  'booking.download-pdf',
  'user.signup',
  'user.verify',
  'user.password',
  'user.second-factor',
  'user.profile',
  'user.export',
  'user.delete',
] as const;

/** What may be written down. A plugin adds its own in its contract, and the words for them in `log.words`. */
export interface LoggedActions extends Record<(typeof LOGGED)[number], true> {}
export type LoggedAction = keyof LoggedActions;
