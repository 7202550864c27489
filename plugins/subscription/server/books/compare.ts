import type { ChargeInBooks } from '@/server/ports/billing';
import type { Difference } from '@/server/ports/books';
import { chargeKey } from '../billing';
import type { AttemptState } from '../store/tables';

export interface InvoiceFact {
  readonly number: string;
  readonly payment_ref: string;
  readonly amount_minor: number;
  readonly currency: string;
  readonly refunded_at: Date | null;
  /** Nothing of it moves any more, and the books outside reach back to it: its charge has to be there. */
  readonly rests: boolean;
  /** It is being returned, or was while the books outside were read. */
  readonly moves: boolean;
}

export interface AttemptFact {
  readonly id: string;
  readonly state: AttemptState;
  readonly amount_minor: number;
  readonly currency: string;
  /** It has failed, and had so before the books outside were read. */
  readonly rests: boolean;
}

/** What is compared: charges as the gateway has them, and what is written here of them. */
export interface ChargeBooks {
  readonly charges: readonly ChargeInBooks[];
  readonly invoices: readonly InvoiceFact[];
  readonly attempts: readonly AttemptFact[];
  /** Charges whose refund was refused: a person has them already, or has returned them otherwise. */
  readonly refused: ReadonlySet<string>;
}

type Written = Pick<InvoiceFact, 'amount_minor' | 'currency'>;

/** Every difference between what was charged and what is written here; all of them are the platform's to look into. */
export function chargeDifferences({ charges, invoices, attempts, refused }: ChargeBooks): Difference[] {
  const found: Difference[] = [];
  const add = (
    code: Difference['code'],
    what: string,
    more: Required<Pick<Difference, 'reference' | 'ours' | 'theirs' | 'currency'>>,
  ) => found.push({ code, bookingId: null, agencyId: null, what, ...more });
  const invoiceOf = new Map(invoices.map((invoice) => [invoice.payment_ref, invoice]));
  const attemptOf = new Map(attempts.map((attempt) => [chargeKey(attempt.id), attempt]));

  const compare = (charge: ChargeInBooks, name: string, written: Written, returned: number): void => {
    const { paymentRef: reference, amount, refunded } = charge;
    const { amount_minor: ours, currency } = written;
    if (ours !== amount.amount || currency !== amount.currency)
      add(
        'charge-differs',
        `${name} says ${ours} ${currency}, charged were ${amount.amount} ${amount.currency}`,
        {
          ...{ reference, ours, theirs: amount.amount, currency: amount.currency },
        },
      );
    else if (returned !== refunded && !refused.has(reference))
      add('return-differs', `${name} has ${returned} returned, the gateway ${refunded}`, {
        ...{ reference, ours: returned, theirs: refunded, currency },
      });
  };

  for (const charge of charges) {
    const { paymentRef: reference, key, amount, refunded } = charge;
    const invoice = invoiceOf.get(reference);
    const attempt = attemptOf.get(key);
    if (invoice) {
      const returned = invoice.moves ? refunded : invoice.refunded_at ? invoice.amount_minor : 0;
      compare(charge, `the invoice ${invoice.number}`, invoice, returned);
    } else if (attempt && attempt.state !== 'done') {
      if (attempt.rests) compare(charge, 'a payment that failed', attempt, attempt.amount_minor);
    } else if (refunded < amount.amount && !refused.has(reference))
      // Attempts are forgotten; what was returned wholly needs none.
      add('charge-unknown', 'charged, and neither invoiced nor returned', {
        ...{ reference, ours: 0, theirs: amount.amount - refunded, currency: amount.currency },
      });
  }
  const charged = new Set(charges.map(({ paymentRef }) => paymentRef));
  for (const { number, payment_ref: reference, amount_minor: ours, currency, rests } of invoices)
    if (rests && !charged.has(reference))
      add('charge-missing', `the invoice ${number} is not charged`, { reference, ours, theirs: 0, currency });
  return found;
}
