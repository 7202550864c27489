import type { Money } from '../../../contract/money/money';
import { addMoney } from '../../../contract/money/money-math';

/** How much more the new price is than the old one; negative when it fell. Throws when the currencies differ. */
export const priceDifference = (before: Money, now: Money): Money =>
  addMoney(now, { amount: -before.amount, currency: before.currency });
