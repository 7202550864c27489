import { minorDigits, type Money } from '@/core/contract';
import type { Exchange } from '@/core/contract/money/exchange';
import { readMoney, writeMoney } from './money';

/**
 * The amount in the other currency, exactly and then to its minor unit: what is asked for goes up, what is given back down, so that
 * nothing is sold below what it costs. Null for another currency, and for what cannot be counted. Pure.
 */
export function exchanged(
  { amount, currency }: Money,
  { from, to, rate }: Exchange,
  towards: 'up' | 'down' = 'up',
): Money | null {
  if (currency !== from) return null;
  const [whole = '', fraction = ''] = rate.split('.');
  const over = BigInt(amount) * BigInt(whole + fraction) * 10n ** BigInt(minorDigits(to));
  const under = 10n ** BigInt(fraction.length + minorDigits(from));
  const exact = Number(towards === 'up' ? (over + under - 1n) / under : over / under);
  return Number.isSafeInteger(exact) ? { amount: exact, currency: to } : null;
}

/** An amount as Duffel writes it, in the other currency, going up; as it is where that is not of the account's. */
export function inExchange<Amount extends string | null | undefined>(
  amount: Amount,
  currency: string | null | undefined,
  exchange: Exchange,
): { readonly amount: Amount | string; readonly currency: typeof currency } {
  const money = readMoney(amount, currency);
  const other = money && exchanged(money, exchange);
  return other ? { amount: writeMoney(other), currency: other.currency } : { amount, currency };
}
