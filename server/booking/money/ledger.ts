import type { FullPrice } from '../../pricing';

/** One set of entries that is written together and sums to zero. Debits positive, credits negative. */
export interface Posting {
  /** `authorise.2`: of the second payment of a reservation. */
  readonly posting:
    | `${'authorise' | 'void' | 'cancel'}${'' | `.${number}`}`
    | 'capture'
    | `uncancel.${number}`;
  readonly entries: readonly { account: Account; amount: number }[];
}

export type Account =
  /** Money a gateway holds for us but has not taken, and the travellers it belongs to. */
  | 'gateway.held'
  | 'traveller.held'
  /** Money a gateway has taken and owes us. */
  | 'gateway.receivable'
  | 'supplier.payable'
  | 'agency.commission'
  | 'agency.fee'
  | 'agency.cancellation'
  /** What the agency has returned itself, past the gateway. */
  | 'agency.outside'
  | 'protection.payable';

const posting = (name: Posting['posting'], entries: Partial<Record<Account, number>>): Posting => ({
  posting: name,
  entries: Object.entries(entries)
    .filter(([, amount]) => amount !== 0)
    .map(([account, amount]) => ({ account: account as Account, amount })),
});

const numbered = <Name extends 'authorise' | 'void' | 'cancel'>(name: Name, attempt: number) =>
  attempt ? (`${name}.${attempt}` as const) : name;

/** `attempt`: which payment of a reservation; 0 for what is paid at once. */
export const authorisePosting = (total: number, attempt = 0): Posting =>
  posting(numbered('authorise', attempt), { 'gateway.held': total, 'traveller.held': -total });

export const voidPosting = (total: number, attempt = 0): Posting =>
  posting(numbered('void', attempt), { 'gateway.held': -total, 'traveller.held': total });

interface Shares {
  wholesale: number;
  commission: number;
  fee: number;
  protection: number;
}

/** Who gets which part of a price; the parts add up to its total. */
export function sharesOf({ lines, staff }: FullPrice): Shares {
  const protection = lines.find((line) => line.kind === 'protection')?.amount.amount ?? 0;
  return {
    wholesale: staff.wholesale.amount,
    commission: staff.commission.amount,
    fee: staff.agencyFee.amount,
    protection,
  };
}

/** The hold ends, the money is taken, and everybody's part of it is owed to them. */
export function capturePosting(price: FullPrice): Posting {
  const { wholesale, commission, fee, protection } = sharesOf(price);
  const total = price.total.amount;
  return posting('capture', {
    'gateway.held': -total,
    'traveller.held': total,
    'gateway.receivable': total,
    'supplier.payable': -wholesale,
    'agency.commission': -commission,
    'agency.fee': -fee,
    'protection.payable': -protection,
  });
}

/**
 * A cancellation returns `refund` and undoes the shares. What is kept goes to the supplier up to the wholesale
 * price, the rest to the agency. Nothing moves when nothing is refunded: everybody keeps their share.
 * `supplierKeeps`: protection pays what the supplier keeps, out of what it is owed; null for every other cancellation.
 * `refusals` of the booking tell a refund from one that came back before it.
 */
export function cancelPosting(
  price: FullPrice,
  refund: number,
  supplierKeeps: number | null = null,
  refusals = 0,
): Posting {
  const { wholesale, commission, fee, protection } = sharesOf(price);
  const name = numbered('cancel', refusals);
  if (refund === 0) return posting(name, {});
  const kept = price.total.amount - refund;
  if (supplierKeeps !== null)
    return posting(name, {
      'gateway.receivable': -refund,
      'supplier.payable': wholesale - supplierKeeps,
      'agency.commission': commission,
      'agency.fee': fee,
      'protection.payable': protection - kept + supplierKeeps,
    });
  const toSupplier = Math.min(kept, wholesale);
  return posting(name, {
    'gateway.receivable': -refund,
    'supplier.payable': wholesale - toSupplier,
    'agency.commission': commission,
    'agency.fee': fee,
    'protection.payable': protection,
    'agency.cancellation': -(kept - toSupplier),
  });
}

/** Takes back what a cancellation has moved, as its refund has come back: all of it is owed as before. */
export const uncancelPosting = ({ entries }: Posting, refusals: number): Posting => ({
  posting: `uncancel.${refusals}`,
  entries: entries.map(({ account, amount }) => ({ account, amount: -amount })),
});

/** The same, returned by the agency itself where the gateway would not: that still owes what it took. */
export const paidOutside = ({ posting: name, entries }: Posting): Posting => ({
  posting: name,
  entries: entries.map(({ account, amount }) => ({
    account: account === 'gateway.receivable' ? 'agency.outside' : account,
    amount,
  })),
});
