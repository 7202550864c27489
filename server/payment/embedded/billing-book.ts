import type { Money } from '@/core/contract';
import type { SavedCard } from '../../ports/billing';
import type { Asked } from './book';
import type { Outcome } from './cards';

type Result = 'done' | 'declined' | 'action-required';
type DeclineCode = 'declined' | 'insufficient-funds' | 'expired-card' | 'authentication-required';
interface Answered {
  result: Result;
  declineCode?: DeclineCode;
  challenge?: { id: string; returnUrl: string };
}

/** A line of the journal about kept cards and what was charged to them. */
export type BillingEntry =
  | (Asked & Answered & { type: 'save-card'; payer: string; card: SavedCard; outcome: Outcome })
  | (Asked &
      Answered & {
        type: 'charge';
        payer: string;
        chargeRef: string;
        card: string;
        amount: Money;
        description: string;
        readyAt?: string;
      })
  | (Asked & { type: 'charge-refund'; chargeRef: string; amount: Money; result: 'done' | 'refused' })
  | (Asked & { type: 'forget-card'; card: string })
  | { type: 'billing-challenge'; at: string; id: string; result: 'confirmed' | 'refused' };

export type CardEntry = Extract<BillingEntry, { type: 'save-card' }>;
export type ChargeEntry = Extract<BillingEntry, { type: 'charge' }>;
export type Questioned = CardEntry | ChargeEntry;

/** The journal's lines about kept cards, read into what the gateway looks up. */
export class BillingBook {
  readonly #asked = new Map<string, Exclude<BillingEntry, { type: 'billing-challenge' }>>();
  readonly #cards = new Map<string, CardEntry>();
  readonly #forgotten = new Set<string>();
  readonly #charges = new Map<string, ChargeEntry>();
  readonly #refunded = new Map<string, number>();
  readonly #questions = new Map<string, Questioned>();
  readonly #answers = new Map<string, 'confirmed' | 'refused'>();

  readonly apply = (entry: BillingEntry): void => {
    if (entry.type === 'billing-challenge') {
      this.#answers.set(entry.id, entry.result);
      return;
    }
    this.#asked.set(entry.key, entry);
    if (entry.type === 'save-card') this.#cards.set(entry.card.ref, entry);
    if (entry.type === 'charge') this.#charges.set(entry.chargeRef, entry);
    if (entry.type === 'forget-card') this.#forgotten.add(entry.card);
    if (entry.type === 'charge-refund' && entry.result === 'done')
      this.#refunded.set(entry.chargeRef, this.refunded(entry.chargeRef) + entry.amount.amount);
    if ('challenge' in entry && entry.challenge) this.#questions.set(entry.challenge.id, entry);
  };

  asked = (key: string) => this.#asked.get(key);
  question = (id: string) => this.#questions.get(id);
  charge = (chargeRef: string) => this.#charges.get(chargeRef);
  charges = (): Iterable<ChargeEntry> => this.#charges.values();
  refunded = (chargeRef: string): number => this.#refunded.get(chargeRef) ?? 0;

  /** As it stands now, its holder's answer considered. */
  result({ result, challenge }: Questioned): Result | 'refused' {
    if (result !== 'action-required') return result;
    const answer = this.#answers.get(challenge!.id);
    return answer === undefined ? result : answer === 'confirmed' ? 'done' : 'refused';
  }

  /** What its holder is asked about. */
  saying(entry: Questioned) {
    if (entry.type === 'save-card') return { amount: null, description: null, card: entry.card };
    const { amount, description, card } = entry;
    return { amount, description, card: this.#cards.get(card)!.card };
  }

  /** A card that can be charged; undefined when it was never kept, not confirmed, or is forgotten. */
  card(ref: string): CardEntry | undefined {
    const entry = this.#cards.get(ref);
    return entry && !this.#forgotten.has(ref) && this.result(entry) === 'done' ? entry : undefined;
  }
}
