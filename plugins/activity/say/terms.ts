import { msg, plural } from '@lingui/core/macro';
import { deadlineText } from '@/core/say/dates';
import { protectedText } from '@/core/say/protected-text';
import type { Say } from '@/core/say/say';
import type { RefundPolicy } from '../contract/refund';

/** Where the clocks are that terms go by. */
export interface TermsPlace {
  /** IANA. */
  readonly zone: string;
  readonly city: string;
}

/** What of a chosen day comes back, and until when. */
export interface Returns {
  readonly freeUntil: string | null;
  readonly partlyUntil?: { readonly percent: number; readonly until: string } | null | undefined;
}

/**
 * Rule 12: "Free cancellation until Mar 14, 6:00 PM (Lisbon time)", or the part that comes back, or that nothing does.
 * `protectedUntil`: until when a protection that is bought gives back what the terms would keep, ISO.
 */
export const returnsText = (
  { freeUntil, partlyUntil }: Returns,
  place: TermsPlace,
  { say, locale, protectedUntil }: { say: Say; locale?: string; protectedUntil?: string | null },
): string => {
  if (freeUntil !== null) {
    const until = deadlineText(freeUntil, place, say, locale);
    return say._(msg`Free cancellation until ${until}`);
  }
  if (protectedUntil) return protectedText(protectedUntil, place, say, locale);
  if (!partlyUntil) return say._(msg`Non-refundable`);
  const until = deadlineText(partlyUntil.until, place, say, locale);
  return say._(msg`${partlyUntil.percent}% refund if you cancel by ${until}`);
};

/** What is said of an activity before a day is chosen; null where nothing ever comes back whole. */
export function freeBeforeText(policy: RefundPolicy, say: Say): string | null {
  if (policy.kind === 'none') return null;
  if (policy.kind === 'hours')
    return say._(
      msg`${plural(policy.hoursBefore, { one: 'Free cancellation up to # hour before', other: 'Free cancellation up to # hours before' })}`,
    );
  const whole = policy.tiers.filter(({ percent }) => percent === 100).map(({ daysBefore }) => daysBefore);
  if (whole.length === 0) return null;
  return say._(
    msg`${plural(Math.min(...whole), { one: 'Free cancellation up to # day before', other: 'Free cancellation up to # days before' })}`,
  );
}

/** R338, R339: what cancelling gives back whatever the day, a sentence a tier; where it is protected, nothing of what is kept. */
export function policyTexts(policy: RefundPolicy, say: Say, isProtected = false): string[] {
  if (policy.kind === 'none') return isProtected ? [] : [say._(msg`No refund if you cancel.`)];
  const after = isProtected ? [] : [say._(msg`No refund after that.`)];
  if (policy.kind === 'hours') {
    const { hoursBefore } = policy;
    return [
      say._(
        msg`${plural(hoursBefore, { one: 'Full refund if you cancel at least # hour before it starts.', other: 'Full refund if you cancel at least # hours before it starts.' })}`,
      ),
      ...after,
    ];
  }
  const tiers = policy.tiers.filter(({ percent }) => percent > 0).sort((a, b) => b.daysBefore - a.daysBefore);
  return [
    ...tiers.map(({ daysBefore, percent }) => {
      const when = say._(
        msg`${plural(daysBefore, { one: '# day before or earlier', other: '# days before or earlier' })}`,
      );
      return say._(msg`${when}: ${percent}% refund.`);
    }),
    ...after,
  ];
}
