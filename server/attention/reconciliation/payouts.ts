import type { Difference } from '../../ports/books';
import type { PayoutInBooks } from '../../ports/payment';

/** Payouts that did not arrive, or are not the sum of what was paid out with them: the platform's to look into. */
export function payoutDifferences(payouts: readonly PayoutInBooks[]): Difference[] {
  return payouts.flatMap(({ ref: reference, state, amount: { amount, currency }, sum }): Difference[] => {
    const whose = { bookingId: null, agencyId: null, currency, reference };
    if (state === 'failed')
      return [
        {
          ...{ ...whose, code: 'payout-failed', ours: amount, theirs: 0 },
          what: `a payout of ${amount} ${currency} did not arrive`,
        },
      ];
    if (sum === null || sum === amount) return [];
    return [
      {
        ...{ ...whose, code: 'payout-differs', ours: sum, theirs: amount },
        what: `a payout of ${amount} ${currency} is made of ${sum}`,
      },
    ];
  });
}
