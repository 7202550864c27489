import { msg } from '@lingui/core/macro';
import type { Money } from '@/core/contract';
import { deadlineText } from '@/core/say/dates';
import { protectedText } from '@/core/say/protected-text';
import type { Say } from '@/core/say/say';
import type { HotelTerms } from '../contract';

/** Where the clocks are that terms go by. */
export interface TermsPlace {
  /** IANA. */
  readonly zone: string;
  readonly city: string;
}

export interface Terms {
  /** What matters most, in few words. */
  readonly head: string;
  /** What is kept after that; empty where nothing is left to say. */
  readonly then: string;
  readonly isFree: boolean;
}

export interface TermsWords {
  readonly say: Say;
  readonly money: (amount: Money) => string;
  /** The reader's variant of the language. */
  readonly locale?: string;
  /** Until when a protection that is bought gives back what the terms would keep, ISO. */
  readonly protectedUntil?: string | null;
}

/**
 * What is kept when a stay is given back, as a dated line on the clocks of the place (rule 12): "Free until Mar 14, 6:00 PM
 * (Lisbon time)", "then R$ 420 is kept".
 */
export function termsText(
  { freeUntil, fee }: HotelTerms,
  { zone, city }: TermsPlace,
  { say, money, locale, protectedUntil }: TermsWords,
): Terms {
  const kept = fee && money(fee);
  const covered = protectedUntil && protectedText(protectedUntil, { zone, city }, say, locale);
  if (freeUntil) {
    const until = deadlineText(freeUntil, { zone, city }, say, locale);
    return {
      head: say._(msg`Free cancellation until ${until}`),
      then:
        covered ||
        (kept ? say._(msg`After that, the cancellation fee is ${kept}`) : say._(msg`No refund after that`)),
      isFree: true,
    };
  }
  if (covered) return { head: covered, then: '', isFree: true };
  return kept
    ? { head: say._(msg`Cancellation fee: ${kept}`), then: '', isFree: false }
    : { head: say._(msg`Non-refundable`), then: '', isFree: false };
}
