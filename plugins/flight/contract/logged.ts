/** What flights write into the agency's activity log. */
export const LOGGED_HERE = ['flight.brands.save', 'flight.ticket', 'flight.schedule.accept'] as const;
declare module '@/core/contract/logged' {
  interface LoggedActions extends Record<(typeof LOGGED_HERE)[number], true> {}
}
