import type { Money } from '../contract/money/money';
import { useFormat } from '../i18n/use-format';

/** A price for comparing, in the currency that the reader has chosen: whole units, rounded up. */
export function useWholeMoney(): (money: Money) => string {
  const format = useFormat();
  return (money) => format.money(money, { cents: 'up' });
}
