import type { BillingEntry } from './billing-book';
import type { PaymentEntry } from './book';

/** One line of the gateway's journal. Everything the gateway knows follows from these. */
export type Entry = PaymentEntry | BillingEntry;

export const isOfBilling = (entry: Entry): entry is BillingEntry =>
  ['save-card', 'charge', 'charge-refund', 'forget-card', 'billing-challenge'].includes(entry.type);
