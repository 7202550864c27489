import { msg, plural } from '@lingui/core/macro';
import { deadlineText } from '@/core/say/dates';
import type { Say } from '@/core/say/say';
import type { RefundPolicy } from '../contract/refund';

/** Where the clocks are that terms go by. */
export interface TermsPlace {
  /** IANA. */
  readonly zone: string;
  readonly city: string;
}

/** Rule 12: "Free cancellation until Mar 14, 6:00 PM (Lisbon time)"; without a time nothing ever comes back whole. */
export const freeUntilText = (
  freeUntil: string | null,
  place: TermsPlace,
  { say, locale }: { say: Say; locale?: string },
): string => {
  if (freeUntil === null) return say._(msg`Not refundable`);
  const until = deadlineText(freeUntil, place, say, locale);
  return say._(msg`Free cancellation until ${until}`);
};

/** R338, R339: what cancelling gives back whatever the day, a sentence a tier. */
export function policyTexts(policy: RefundPolicy, say: Say): string[] {
  if (policy.kind === 'none') return [say._(msg`Nothing is returned when you cancel.`)];
  if (policy.kind === 'hours') {
    const { hoursBefore } = policy;
    return [
      say._(
        msg`${plural(hoursBefore, { one: 'Everything is returned when you cancel at least # hour before it begins.', other: 'Everything is returned when you cancel at least # hours before it begins.' })}`,
      ),
      say._(msg`Nothing is returned after that.`),
    ];
  }
  const tiers = [...policy.tiers].sort((a, b) => b.daysBefore - a.daysBefore);
  return [
    ...tiers.map(({ daysBefore, percent }) => {
      const when = say._(
        msg`${plural(daysBefore, { one: '# day before or earlier', other: '# days before or earlier' })}`,
      );
      return say._(msg`${when}: ${percent}% is returned.`);
    }),
    say._(msg`Nothing is returned after that.`),
  ];
}
