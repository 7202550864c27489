import type { Money } from '@/core/contract';
import type { Payment, Settlement } from './book';

const sameCurrency = (payment: Payment, amount: Money) =>
  payment.authorisation.amount.currency === amount.currency;

/** Why the gateway refuses to move the money of this payment so; null when it may. */
export function settleProblem(
  type: Settlement['type'],
  payment: Payment | undefined,
  amount: Money,
): string | null {
  if (!payment) return 'There is no such payment';
  if (!sameCurrency(payment, amount)) return 'The payment is in another currency';
  if (!Number.isSafeInteger(amount.amount) || amount.amount < 0) return 'The amount is not valid';
  switch (type) {
    case 'capture':
      if (payment.status !== 'authorised') return `The payment is ${payment.status}`;
      return amount.amount > payment.authorisation.amount.amount ? 'More than was authorised' : null;
    case 'void':
      return payment.status === 'authorised' || payment.status === 'action-required'
        ? null
        : `The payment is ${payment.status}`;
    case 'refund':
      if (payment.status !== 'captured') return `The payment is ${payment.status}`;
      return amount.amount > payment.captured - payment.refunded ? 'More than was captured' : null;
  }
}
