import type { Owed } from '@/server/ports/owed';

/** Minor units; all of it is in the currency of the plans. */
export const sumOf = (extras: readonly Owed[]): number =>
  extras.reduce((sum, { amount }) => sum + amount.amount, 0);

/** Those that are not among the paid ones. */
export const unpaid = (extras: readonly Owed[], paid: readonly Owed[]): Owed[] =>
  extras.filter(({ key }) => !paid.some((one) => one.key === key));
