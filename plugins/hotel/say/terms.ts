import type { Place } from '@/core/say/dates';
import { protectedUntil } from '@/core/say/protected';
import { type TermsBasis, feeTerms, type Telling } from '@/core/say/told';
import type { HotelTerms } from '../contract';

export interface Terms {
  /** What matters most, in few words. */
  readonly head: string;
  /** What is kept after that; empty where nothing is left to say. */
  readonly then: string;
  /** All of it comes back for a while yet. */
  readonly isGood: boolean;
}

/** Where the clocks are that terms of a property go by. */
export const placeOf = ({ zone, address }: { zone: string; address: { city: string } }): Place => ({
  zone,
  city: address.city,
});

/** What is kept when a stay is given back, as a dated line on the clocks of the place (rule 12), and what follows it. */
export function termsText(
  terms: HotelTerms,
  basis: TermsBasis,
  say: Pick<Telling, '_' | 'locale' | 'money'> & { readonly now: Date },
): Terms {
  const [head = '', ...then] = feeTerms(terms, basis, say);
  const isFree = terms.freeUntil !== null && say.now < new Date(terms.freeUntil);
  const { price, starts } = basis;
  const covered = price && starts && protectedUntil(price, starts, say.now);
  return { head, then: then.join('. '), isGood: isFree || Boolean(covered) };
}
