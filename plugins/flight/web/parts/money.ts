import { useAtomValue } from 'jotai';
import { toMajor, type Money } from '@/core/contract';
import { exchangeAtom } from '@/core/currency/state';
import type { Formatter } from '@/core/i18n/format';
import { useFormat } from '@/core/i18n/use-format';

/** A price without its minor units, rounded up so that it never promises less than what is paid. For comparing only. */
export const wholeMoney = (money: Money, format: Formatter): string =>
  format.number(Math.ceil(toMajor(money)), {
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
