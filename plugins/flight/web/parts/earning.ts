import type { Money } from '@/core/contract';
import type { FlightOffer } from '../../contract';

/** What the agency keeps of an offer's price: markup and fee. Null for whom the server does not tell the wholesale rate. */
export function earningOf({
  totalAmount,
  wholesale,
}: Pick<FlightOffer, 'totalAmount' | 'wholesale'>): Money | null {
  return wholesale ? { amount: totalAmount.amount - wholesale.amount, currency: totalAmount.currency } : null;
}
