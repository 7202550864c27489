import type { Money } from '@/core/contract';
import type { HotelFee } from '../../contract';

/** What is paid at the property on top, together; null where nothing is. */
export function feesTotal(fees: readonly HotelFee[]): Money | null {
  const [first] = fees;
  if (!first) return null;
  return { ...first.amount, amount: fees.reduce((sum, { amount }) => sum + amount.amount, 0) };
}
