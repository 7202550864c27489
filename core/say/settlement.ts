import { msg } from '@lingui/core/macro';
import type { Money, Settlement } from '../contract';
import type { Say } from './say';

/**
 * What became of the money of a booking that was cancelled, in whole sentences: screens and letters say the same. `isDone`:
 * what comes back is already on its way through the banks.
 */
export function settlementText(
  { charged, returned, kept, keptBy }: Settlement,
  { say, money, isDone }: { say: Say; money: (amount: Money) => string; isDone: boolean },
): string {
  if (charged.amount === 0) return say._(msg`Nothing was charged.`);
  const [all, back, rest] = [money(charged), money(returned), money(kept)];
  if (returned.amount === 0)
    return say._(msg`${all} was paid. By the terms of the booking nothing is returned.`);
  const banks = say._(msg`Banks usually show it within five to ten days.`);
  const sentence =
    keptBy === null
      ? isDone
        ? say._(msg`All that was paid, ${back}, has been returned the way it was paid.`)
        : say._(msg`All that was paid, ${back}, is being returned the way it was paid.`)
      : keptBy === 'protection'
        ? isDone
          ? say._(
              msg`Of the ${all} that was paid, ${back} has been returned the way it was paid. The booking was protected: only the price of the protection, ${rest}, is kept.`,
            )
          : say._(
              msg`Of the ${all} that was paid, ${back} is being returned the way it was paid. The booking was protected: only the price of the protection, ${rest}, is kept.`,
            )
        : isDone
          ? say._(
              msg`Of the ${all} that was paid, ${back} has been returned the way it was paid, and ${rest} is kept as the cancellation fee.`,
            )
          : say._(
              msg`Of the ${all} that was paid, ${back} is being returned the way it was paid, and ${rest} is kept as the cancellation fee.`,
            );
  return `${sentence} ${banks}`;
}
