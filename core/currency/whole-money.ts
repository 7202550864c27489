import type { Money } from '../contract/money';
import { toMajor } from '../contract/money-math';
import { useAtomValue } from '../state/use-atom';
import { exchangeAtom } from './state';
import type { Formatter } from '../i18n/format';
import { useFormat } from '../i18n/use-format';

/**
 * A price without its minor units: cut, not rounded, so that it is what the full price begins with and never above the
 * cheapest offer. For comparing only; what is paid is always written in full.
 */
export const wholeMoney = (money: Money, format: Formatter): string =>
  format.number(Math.floor(toMajor(money)), {
    style: 'currency',
    currency: money.currency,
    maximumFractionDigits: 0,
    minimumFractionDigits: 0,
  });

/** The same in the currency that the reader has chosen. */
export function useWholeMoney(): (money: Money) => string {
  const format = useFormat();
  const exchange = useAtomValue(exchangeAtom);
  return (money) => wholeMoney(exchange ? exchange(money) : money, format);
}
