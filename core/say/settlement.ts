import { msg } from '@lingui/core/macro';
import type { PaidPart, Settlement } from '../contract';
import { partsText, type WayWords } from './paid-by';

/**
 * What became of the money of a booking that was cancelled, in whole sentences: screens and letters say the same. `isDone`:
 * what comes back is already on its way through the banks.
 */
export function settlementText(
  { charged, returned, kept, keptBy, returnedTo, isByHand }: Settlement,
  { isDone, ...words }: WayWords & { isDone: boolean },
): string {
  const { say, money } = words;
  if (charged.amount === 0) return say._(msg`Nothing was charged.`);
  const [all, back, rest] = [money(charged), money(returned), money(kept)];
  if (returned.amount === 0)
    return say._(msg`${all} was paid. Under the terms of the booking, it is non-refundable.`);
  if (isByHand)
    return keptBy === null
      ? say._(msg`The full amount paid, ${back}, has been refunded by the agency itself.`)
      : keptBy === 'protection'
        ? say._(
            msg`Of the ${all} paid, ${back} has been refunded by the agency itself. The booking was protected: only the price of the protection, ${rest}, is not refunded.`,
          )
        : say._(
            msg`Of the ${all} paid, ${back} has been refunded by the agency itself. The cancellation fee is ${rest}.`,
          );
  if (returnedTo) {
    const where = partsText(returnedTo, words);
    const sentence =
      keptBy === null
        ? isDone
          ? say._(msg`The full amount paid, ${back}, has been refunded to where it came from: ${where}.`)
          : say._(msg`The full amount paid, ${back}, is being refunded to where it came from: ${where}.`)
        : keptBy === 'protection'
          ? isDone
            ? say._(
                msg`Of the ${all} paid, ${back} has been refunded to where it came from: ${where}. The booking was protected: only the price of the protection, ${rest}, is not refunded.`,
              )
            : say._(
                msg`Of the ${all} paid, ${back} is being refunded to where it came from: ${where}. The booking was protected: only the price of the protection, ${rest}, is not refunded.`,
              )
          : isDone
            ? say._(
                msg`Of the ${all} paid, ${back} has been refunded to where it came from: ${where}. The cancellation fee is ${rest}.`,
              )
            : say._(
                msg`Of the ${all} paid, ${back} is being refunded to where it came from: ${where}. The cancellation fee is ${rest}.`,
              );
    return [sentence, ...banksText(returnedTo, words)].join(' ');
  }
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

/** What goes to a card takes its time; nothing where none does. */
export const banksText = (returnedTo: readonly PaidPart[], { say }: Pick<WayWords, 'say'>): string[] =>
  returnedTo.some(({ method }) => method === null)
    ? [say._(msg`Banks usually show what goes to a card within five to ten days.`)]
    : [];
