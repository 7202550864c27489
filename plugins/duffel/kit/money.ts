import { type Money, minorDigits } from '@/core/contract';

/**
 * A decimal string as an amount of minor units, exactly. Null when it is not a decimal, has more decimals than the
 * currency, or is too large to count.
 */
export function readMoney(
  decimal: string | null | undefined,
  currency: string | null | undefined,
): Money | null {
  const match = /^(\d{1,18})(?:\.(\d{1,18}))?$/.exec(decimal ?? '');
  if (!match || !currency || !/^[A-Z]{3}$/.test(currency)) return null;
  const [, whole, fraction = ''] = match as unknown as [string, string, string | undefined];
  const digits = minorDigits(currency);
  if (/[1-9]/.test(fraction.slice(digits))) return null;
  const amount = Number(BigInt(`${whole}${fraction.slice(0, digits).padEnd(digits, '0')}`));
  return Number.isSafeInteger(amount) ? { amount, currency } : null;
}

/** The amount as a decimal, with the decimals of its currency. */
export function writeMoney({ amount, currency }: Money): string {
  const digits = minorDigits(currency);
  const text = String(amount).padStart(digits + 1, '0');
  return digits === 0 ? text : `${text.slice(0, -digits)}.${text.slice(-digits)}`;
}
