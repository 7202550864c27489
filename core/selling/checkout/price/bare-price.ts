import type { Price } from '../../../contract/bookings/booking';
import type { Money } from '../../../contract/money/money';
import type { HeldPrice } from '../../../contract/money/purchase';
import { addMoney } from '../../../contract/money/money-math';
import { withoutAddon } from '../addons/addons';

/** The part of a price that is extras; zero when there are none. */
export const extrasIn = (price: Price): Money =>
  price.lines.find((line) => line.kind === 'extras')?.amount ?? { ...price.total, amount: 0 };

/** What is sold alone costs: without extras and protection. */
export function bareTotal(price: Price): Money {
  const { total } = withoutAddon(price);
  const extras = extrasIn(price);
  return addMoney(total, { ...extras, amount: -extras.amount });
}

/** Before and now of a price that is another one than was agreed to. */
export interface PriceChange {
  before: Money;
  now: Price;
  reason?: HeldPrice['reason'];
}

/**
 * Whether what is sold costs something else than was agreed to, with the same extras on top of both. Null when it does not,
 * and where the two are of different currencies: they cannot be compared, and the page shows the one that counts.
 */
export function priceMoved(
  agreed: Money,
  { price: now, reason }: Pick<HeldPrice, 'price' | 'reason'>,
): PriceChange | null {
  const bare = bareTotal(now);
  if (bare.currency !== agreed.currency || bare.amount === agreed.amount) return null;
  return { before: { ...agreed, amount: now.total.amount - bare.amount + agreed.amount }, now, reason };
}
