import { useLingui } from '@lingui/react/macro';
import type { Language, Money } from '@/core/contract';
import { paymentRefusals } from '@/core/contract/refusals/booking';
import { useFormat } from '@/core/i18n/use-format';
import { wordsOf } from '@/core/i18n/words-of';
import type { StatusProps } from '@/core/ui/content/Badge';
import type { BilledCard, Subscription, SubscriptionStatus } from '../../contract/subscription';

const TONES: Readonly<Record<SubscriptionStatus, StatusProps['tone']>> = {
  none: 'neutral',
  arranged: 'success',
  trialing: 'info',
  active: 'success',
  'past-due': 'danger',
  cancelling: 'warning',
  ended: 'neutral',
};

/** How a subscription stands, in words; amounts as they are charged. */
export function useStateWords() {
  const { t, i18n } = useLingui();
  const format = useFormat();
  const money = (amount: Money) => format.money(amount, { own: true });
  const day = (date: string) => format.date(date, 'long');
  const labels: Record<SubscriptionStatus, string> = {
    none: t`Not subscribed`,
    arranged: t`Arranged`,
    trialing: t`Free months`,
    active: t`Active`,
    'past-due': t`Past due`,
    cancelling: t`Canceled, still running`,
    ended: t`Ended`,
  };
  /** Why the bank took nothing; nothing where it has not said. */
  const reasonOf = (reason: string | null): string | null => {
    const known = Object.values(paymentRefusals).find((said) => said.reason === reason);
    return known ? wordsOf(known) : null;
  };
  return {
    money,
    day,
    label: (status: SubscriptionStatus) => labels[status],
    tone: (status: SubscriptionStatus) => TONES[status],
    /** A card as people know it: "Visa •••• 4242". */
    card: ({ brand, last4 }: Pick<BilledCard, 'brand' | 'last4'>) =>
      `${brand.charAt(0).toUpperCase()}${brand.slice(1)} •••• ${last4}`,
    expiry: ({ expires }: Pick<BilledCard, 'expires'>) =>
      `${String(expires.month).padStart(2, '0')}/${String(expires.year % 100).padStart(2, '0')}`,
    /** What that means now, and what comes next: a sentence each. */
    sentences({ status, period, next, due, extras }: Subscription): string[] {
      const until = period && day(period.until);
      const nextCharge = next && t`The next charge is ${money(next.amount)}, on ${day(next.on)}.`;
      const included = extras.map(
        ({ amount, words }) => t`${money(amount)} of it: ${words[i18n.locale as Language]}.`,
      );
      switch (status) {
        case 'none':
          return [t`Nobody can search or book here until the agency has a subscription.`];
        case 'arranged':
          return [
            t`Your site is open. What it costs was agreed with the platform, and no card is charged here.`,
          ];
        case 'trialing':
          return [until && t`Your site is open, and free until ${until}.`, nextCharge, ...included].filter(
            (line) => line !== null,
          );
        case 'active':
          return [until && t`Your site is open, and paid until ${until}.`, nextCharge, ...included].filter(
            (line) => line !== null,
          );
        case 'cancelling':
          return [
            until && t`Everything works until ${until}. Then nothing more is sold, and nothing is charged.`,
          ].filter((line) => line !== null);
        case 'past-due':
          return [
            due && t`${money(due.amount)} could not be charged on ${day(due.since)}.`,
            ...included,
            due && reasonOf(due.reason),
            due?.nextTryAt
              ? t`The card will be tried again automatically on ${day(due.nextTryAt.slice(0, 10))}.`
              : null,
            due?.graceUntil
              ? t`Your site sells as before until ${day(due.graceUntil)}; without a payment it then stops.`
              : null,
          ].filter((line) => line !== null);
        case 'ended':
          return [t`Nobody can search or book here. Existing trips are looked after as before.`];
      }
    },
  };
}
