import { differencesIn } from '../../booking/books/compare';
import { CLOCK_SKEW_MS } from '../../booking/states';
import type { Money } from '@/core/contract';
import type { Db, Tx } from '../../db/types';
import type { CompareBooks, Difference } from '../../ports/books';
import type { Clock } from '../../ports/services';
import { type Cause, syncPoints } from '../points';
import { type Outside, type OutsideBooks, type Portion, readOutside, storedBookings } from './read-books';
import type { PayoutInBooks } from '../../ports/payment';

/** How far back books are compared: longer than a refund takes. */
const DAYS = 62;
const DAY_MS = 24 * 60 * 60_000;

export interface Reconciliation {
  readonly differences: readonly Difference[];
  /** How many bookings were compared. */
  readonly bookings: number;
  /** How many entries of other books, by the plugins that keep them. */
  readonly others: Readonly<Record<string, number>>;
  /**
   * Whose books could not be read, because they cannot be listed: `gateway`, products and other plugins by their ids, and of
   * some products single suppliers, with what the references of their orders begin with.
   */
  readonly unlisted: readonly string[];
  /** How many payouts were compared; null where the gateway has none. */
  readonly payouts: number | null;
  /** What the gateway has kept of all these payments, one sum for each currency in which it pays out. */
  readonly fees: readonly Money[];
}

interface Parts extends Outside {
  readonly db: Db;
  readonly clock: Clock;
  /** Books beside those of bookings, by the id of the plugin that keeps them. */
  readonly others?: ReadonlyMap<string, CompareBooks>;
}

const feesOf = (fees: readonly Money[]): Money[] => {
  const sums = new Map<string, number>();
  for (const fee of fees) sums.set(fee.currency, (sums.get(fee.currency) ?? 0) + fee.amount);
  return [...sums].map(([currency, amount]) => ({ amount, currency }));
};

/** What belongs to no agency's booking is the platform's to look into. */
async function agenciesFor(
  tx: Tx,
  differences: readonly Difference[],
): Promise<(id: string | null) => string | null> {
  if (differences.length === 0) return () => null;
  const agencies = await tx.selectFrom('agency').select(['id', 'is_platform']).execute();
  const platform = agencies.find(({ is_platform }) => is_platform)?.id ?? agencies[0]?.id ?? null;
  const known = new Set(agencies.map(({ id }) => id));
  return (id) => (id !== null && known.has(id) ? id : platform);
}

function causeOf(difference: Difference, agencyId: string): Cause {
  const { code, bookingId, reference, ours, theirs, currency } = difference;
  const isOwn = difference.agencyId !== null && currency !== undefined;
  return {
    agencyId,
    kind: code === 'order-unknown' || code === 'order-still-active' ? 'order-unowned' : 'difference',
    subject: `${code}:${bookingId ?? reference ?? ''}`,
    bookingId: isOwn ? bookingId : null,
    facts: {
      code,
      ...(reference ? { reference } : {}),
      ...(ours === undefined ? {} : { ours }),
      ...(theirs === undefined ? {} : { theirs }),
      ...(currency ? { currency } : {}),
    },
  };
}

const NONE: Portion = { bookings: [], ledger: [] };

/** The differences of some bookings, each with their currency where it names none. */
function compared(
  { bookings, ledger }: Portion,
  outside: OutsideBooks,
  ids: readonly string[],
): Difference[] {
  const differences = differencesIn({
    bookings,
    ledger,
    payments: outside.payments && outside.payments.take(ids),
    orders: outside.orders.take(ids),
  });
  if (differences.length === 0) return [];
  const currencies = new Map(bookings.map(({ id, currency }) => [id, currency]));
  return differences.map((difference) => {
    const currency = difference.currency ?? currencies.get(difference.bookingId ?? '');
    return { ...difference, ...(currency ? { currency } : {}) };
  });
}

/**
 * Compares bookings and ledger with the books of the gateway and of the suppliers, and what plugins are paid beside them, and
 * makes each difference a point that
 * closes when it is gone. First those outside are read, then ours, so that whatever stands there was written down here before;
 * what moves meanwhile is compared the next time. Throws, and changes nothing, where books that can be listed could not be read.
 */
export async function reconcile(parts: Parts): Promise<Reconciliation> {
  const { db, clock, payments, products, others = new Map<string, CompareBooks>() } = parts;
  const now = clock.now();
  const since = new Date(now.getTime() - DAYS * DAY_MS);
  const outside = await readOutside({ payments, products }, since);
  const left = () => [...new Set([...(outside.payments?.left() ?? []), ...outside.orders.left()])];
  const found: Difference[][] = [];
  let count = 0;
  for await (const portion of storedBookings(db, outside, since, now, left)) {
    count += portion.bookings.length;
    const ids = portion.bookings.map(({ id }) => id);
    found.push(compared(portion, outside, ids));
  }
  found.push(compared(NONE, outside, left()));
  const before = new Date(now.getTime() - CLOCK_SKEW_MS);
  const beside = [];
  for (const [id, compare] of others)
    beside.push({ id, books: await compare({ db, payments }, { since, before }) });
  const payouts = (await payments.payouts?.(since)) ?? null;
  const differences = [
    ...found.flat(),
    ...beside.flatMap((other) => other.books?.differences ?? []),
    ...payoutDifferences(payouts ?? []),
  ];
  await db.asSystem(async (tx) => {
    const agencyOf = await agenciesFor(tx, differences);
    const causes = new Map<string, Cause>();
    for (const difference of differences) {
      const agencyId = agencyOf(difference.agencyId);
      if (agencyId === null) continue;
      const cause = causeOf(difference, agencyId);
      causes.set(`${agencyId} ${cause.kind} ${cause.subject}`, cause);
    }
    await syncPoints(tx, 'reconciliation', [...causes.values()], now, since);
  });
  return {
    differences,
    bookings: count,
    others: Object.fromEntries(
      beside.flatMap((other) => (other.books ? [[other.id, other.books.compared]] : [])),
    ),
    unlisted: [
      ...(outside.payments === null ? ['gateway'] : []),
      ...[...products.values()].filter(({ orders }) => !orders).map(({ id }) => id),
      ...outside.silent,
      ...beside.filter((other) => other.books === null).map(({ id }) => id),
    ],
    payouts: payouts && payouts.length,
    fees: feesOf([...outside.fees, ...beside.flatMap((other) => other.books?.fees ?? [])]),
  };
}

/** Payouts that did not arrive, or are not the sum of what was paid out with them: the platform's to look into. */
function payoutDifferences(payouts: readonly PayoutInBooks[]): Difference[] {
  return payouts.flatMap(({ ref: reference, state, amount: { amount, currency }, sum }): Difference[] => {
    const whose = { bookingId: null, agencyId: null, currency, reference };
    if (state === 'failed')
      return [
        {
          ...{ ...whose, code: 'payout-failed', ours: amount, theirs: 0 },
          what: `a payout of ${amount} ${currency} did not arrive`,
        },
      ];
    if (sum === null || sum === amount) return [];
    return [
      {
        ...{ ...whose, code: 'payout-differs', ours: sum, theirs: amount },
        what: `a payout of ${amount} ${currency} is made of ${sum}`,
      },
    ];
  });
}
