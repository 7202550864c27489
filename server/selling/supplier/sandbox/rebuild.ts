import { SupplierError } from '../errors';
import { daysBetween } from '../time';
import type { Issued, OfferIds } from './offer-ids';
import type { SandboxWords } from './sandbox-words';
import { dayAt } from '@/core/say/clock';

/** The moment at which something is offered. */
export interface Moment {
  readonly now: Date;
  /** `YYYY-MM-DD` */
  readonly today: string;
  /** The key that ids are sealed with. */
  readonly secret: string;
}

export const momentAt = (now: Date, secret: string): Moment => ({
  now,
  today: dayAt(now, 'UTC'),
  secret,
});

/** What is asked of an offer beside what was searched for. */
export interface Anew<Asked> {
  readonly asked?: Asked;
  /** Multiplies the price: the supplier changed its mind. */
  readonly surge?: number;
}

/** How a product makes an offer of what its id says. */
export interface OfferParts<Key extends Issued, Offer, Asked> {
  readonly ids: OfferIds<Key>;
  readonly words: SandboxWords;
  /** The offer of a key at the price of `at`; null when it is not sold any more. */
  readonly offerOf: (key: Key, at: Moment & Anew<Asked>) => Offer | null;
}

/** An offer is good on the day it was made and on the next. */
const GOOD_FOR_DAYS = 1;

/** The offer of a key at the price of now. Throws SupplierError `gone`. */
export function rebuild<Key extends Issued, Offer, Asked>(
  { offerOf, words }: Pick<OfferParts<Key, Offer, Asked>, 'offerOf' | 'words'>,
  key: Key,
  at: Moment & Anew<Asked>,
): Offer {
  const isOver = daysBetween(key.issued, at.today) > GOOD_FOR_DAYS;
  const offer = isOver ? null : offerOf(key, at);
  if (!offer) throw new SupplierError('gone', words.over ?? words.gone);
  return offer;
}
