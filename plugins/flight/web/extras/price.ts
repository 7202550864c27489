import { withoutAddon } from '@/core/checkout/addons';
import { addMoney, type Money, type Price } from '@/core/contract';

/** The part of a price that is seats and bags; zero when there are none. */
export const extrasIn = (price: Price): Money =>
  price.lines.find((line) => line.kind === 'extras')?.amount ?? { ...price.total, amount: 0 };

/** What the flights alone cost: without seats, bags and protection. */
export function fareOnly(price: Price): Money {
  const { total } = withoutAddon(price);
  const extras = extrasIn(price);
  return addMoney(total, { ...extras, amount: -extras.amount });
}
