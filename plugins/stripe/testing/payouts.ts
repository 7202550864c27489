import { nameOf } from './object-name';
import type { Entry, Intent, Payout, Refund } from './objects';

/** What moves the balance of an account. */
interface Moved {
  readonly intents: ReadonlyMap<string, Intent>;
  readonly refunds: readonly Refund[];
}

/** Payouts of one account to its bank, each with the entries of its balance that nobody has paid out before. */
export class Payouts {
  readonly list: Payout[] = [];
  readonly #paid = new Map<string, string>();

  constructor(
    private readonly ledger: Moved,
    private readonly now: () => number,
  ) {}

  #entries(): Entry[] {
    const object = 'balance_transaction';
    const charges = [...this.ledger.intents.values()].flatMap(({ charge, currency }): Entry[] => {
      const entry = charge?.balance_transaction;
      if (!charge || !entry) return [];
      const { id, fee } = entry;
      return [{ ...{ id, object, currency, fee }, type: 'charge', amount: charge.amount_captured }];
    });
    const refunds = this.ledger.refunds
      .filter(({ status }) => status !== 'failed' && status !== 'canceled')
      .map(({ id, amount, currency }): Entry => ({
        ...{ id: `txn_${id}`, object, currency, fee: 0 },
        ...{ type: 'refund', amount: -amount },
      }));
    return [...charges, ...refunds];
  }

  /** The entries of one payout, its own among them. */
  of(payout: string): Entry[] {
    const { amount, currency } = this.list.find(({ id }) => id === payout)!;
    const own: Entry = {
      ...{ id: `txn_${payout}`, object: 'balance_transaction', currency, fee: 0 },
      ...{ type: 'payout', amount: -amount },
    };
    return [own, ...this.#entries().filter(({ id }) => this.#paid.get(id) === payout)];
  }

  /** Pays out all that is there, less what is `lost` on the way. */
  pay(status: Payout['status'], { lost = 0, automatic = true } = {}): Payout {
    const due = this.#entries().filter(({ id }) => !this.#paid.has(id));
    const payout: Payout = {
      ...{ id: nameOf('po'), object: 'payout', status, automatic, failure_code: null, failure_message: null },
      created: Math.floor(this.now() / 1000),
      amount: due.reduce((sum, { amount, fee }) => sum + amount - fee, 0) - lost,
      currency: due[0]?.currency ?? 'usd',
      reconciliation_status: !automatic
        ? 'not_applicable'
        : status === 'in_transit'
          ? 'in_progress'
          : 'completed',
    };
    for (const { id } of due) this.#paid.set(id, payout.id);
    this.list.push(payout);
    return payout;
  }
}
