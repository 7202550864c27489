import { sql } from 'kysely';
import type { CompareBooks, Difference } from '@/server/ports/books';

/** An account as three books have it: its own figures, its entries, and its lots and payments. Minor units. */
export interface AccountFacts {
  readonly agency_id: string;
  readonly user_id: string;
  readonly currency: string;
  readonly balance: number;
  readonly held: number;
  /** Both sides of its entries; zero. */
  readonly both: number;
  /** The client's side. */
  readonly client: number;
  /** What is left in lots. */
  readonly lots: number;
  /** Payments that are held; and what was taken of it by payments and not returned. */
  readonly holding: number;
  readonly taken: number;
  /** The same by the entries. */
  readonly spent: number;
}

/** What differs of one account; all of it is the agency's to look into. */
export function accountDifferences(facts: AccountFacts): Difference[] {
  const { agency_id: agencyId, user_id: reference, currency } = facts;
  const found: Difference[] = [];
  const compare = (code: Difference['code'], what: string, ours: number, theirs: number) => {
    if (ours !== theirs)
      found.push({ code, bookingId: null, agencyId, what, ours, theirs, currency, reference });
  };
  compare('ledger-unbalanced', `the wallet of ${reference} does not balance`, 0, facts.both);
  compare(
    'figures-differ',
    `the wallet of ${reference} is not what its entries say`,
    facts.balance,
    facts.client,
  );
  compare('figures-differ', `lots of the wallet of ${reference}`, facts.balance - facts.held, facts.lots);
  compare(
    'ledger-differs',
    `the wallet of ${reference} holds what no payment does`,
    facts.held,
    facts.holding,
  );
  compare('ledger-differs', `payments of the wallet of ${reference}`, facts.spent, facts.taken);
  return found;
}

const readFacts = sql<AccountFacts>`
  select account.agency_id, account.user_id, account.currency, account.balance_minor as balance, account.held_minor as held,
    coalesce(entry."both", 0)::bigint as "both", coalesce(entry.client, 0)::bigint as client,
    coalesce(entry.spent, 0)::bigint as spent, coalesce(lot.lots, 0)::bigint as lots,
    coalesce(payment.holding, 0)::bigint as holding, coalesce(payment.taken, 0)::bigint as taken
  from wallet_account account
  left join lateral (select sum(amount_minor) as "both", sum(amount_minor) filter (where account = 'client') as client,
      -sum(amount_minor) filter (where account = 'client' and move in ('paid', 'returned')) as spent
    from wallet_entry where agency_id = account.agency_id and user_id = account.user_id) entry on true
  left join lateral (select sum(left_minor) as lots
    from wallet_lot where agency_id = account.agency_id and user_id = account.user_id) lot on true
  left join lateral (select sum(amount_minor) filter (where status = 'held') as holding,
      sum(amount_minor - refunded_minor) filter (where status = 'captured') as taken
    from wallet_payment where agency_id = account.agency_id and user_id = account.user_id) payment on true`;

/** Balances, entries, lots and payments of all wallets, in one look at them. */
export const compareWallets: CompareBooks = async ({ db }) => {
  const { rows } = await db.asSystem((tx) => readFacts.execute(tx));
  return { compared: rows.length, differences: rows.flatMap(accountDifferences) };
};
