import { toMajor, type Money } from '@/core/contract';
import type { Formatter } from '@/core/i18n/format';

/** A price without its minor units, rounded up so that it never promises less than what is paid. For comparing only. */
export const wholeMoney = (money: Money, format: Formatter): string =>
  format.number(Math.ceil(toMajor(money)), {
    style: 'currency',
    currency: money.currency,
    maximumFractionDigits: 0,
    minimumFractionDigits: 0,
  });
