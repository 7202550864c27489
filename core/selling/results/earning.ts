import type { Money } from '../../contract';

/** What an offer costs whoever pays, and what it costs the agency: that is told to staff only (SEC-35). */
export interface Sold {
  total: Money;
  wholesale?: Money | undefined;
  /** The agency's own fee, which is within the total. */
  agencyFee?: Money | undefined;
}

/** What the agency keeps of a price: markup and fee. Null for whom the server does not tell the wholesale rate. */
export function earningOf({ total, wholesale }: Sold): Money | null {
  return wholesale ? { amount: total.amount - wholesale.amount, currency: total.currency } : null;
}
