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
    return say._(msg`${all} was paid. Under the terms of the booking, it is non-refundable.`);
  const banks = say._(msg`Banks usually show it within five to ten days.`);
  const sentence =
    keptBy === null
      ? isDone
        ? say._(msg`The full amount paid, ${back}, has been refunded to the original payment method.`)
        : say._(msg`The full amount paid, ${back}, is being refunded to the original payment method.`)
      : keptBy === 'protection'
        ? isDone
          ? say._(
              msg`Of the ${all} paid, ${back} has been refunded to the original payment method. The booking was protected: only the price of the protection, ${rest}, is not refunded.`,
            )
          : say._(
              msg`Of the ${all} paid, ${back} is being refunded to the original payment method. The booking was protected: only the price of the protection, ${rest}, is not refunded.`,
            )
        : isDone
          ? say._(
              msg`Of the ${all} paid, ${back} has been refunded to the original payment method; the cancellation fee is ${rest}.`,
            )
          : say._(
              msg`Of the ${all} paid, ${back} is being refunded to the original payment method; the cancellation fee is ${rest}.`,
            );
  return `${sentence} ${banks}`;
}
