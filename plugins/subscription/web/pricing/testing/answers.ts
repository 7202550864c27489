import { getCountries, type Country } from '@/core/contract';
import type { Input } from '@/core/testing/fake-api';
import { refusal } from '@/core/testing/refusal';
import type { Plan, Schedule } from '../../../contract/plans';
import type { SubscriptionProgress } from '../../../contract/progress';
import { subscriptionAnswers, subscriptionRefusals } from '../../../contract/refusals';
import { checkSubdomain, createAgencySignUp } from '../../../contract/sign-up';
import { getPlans } from '../../../contract/plans';
import { verifyCoupon } from '../../../contract/coupons';

const usd = (amount: number) => ({ amount, currency: 'USD' });
const yearly = { months: 12, periods: null, amount: usd(118_800) };
const monthly = { months: 1, periods: 12, amount: usd(2_999) };

export const REGULAR: Plan = { id: 'regular', monthly: usd(9_900), billedMonths: 12, schedule: [yearly] };
export const HOLIDAY: Plan = {
  id: 'holiday',
  monthly: usd(2_999),
  billedMonths: 1,
  schedule: [monthly, yearly],
};
export const plansAnswer = (plan: Plan = REGULAR) => ({ data: { plan, regular: REGULAR } });

export const VERIFY_PATH = '/api/agency/subscriptions/verify/su_1';
export const progress = (given: Partial<SubscriptionProgress> = {}): SubscriptionProgress => ({
  status: 'processing',
  message: '',
  detail: null,
  field: null,
  domain: null,
  actionUrl: null,
  verifyPath: VERIFY_PATH,
  entryUrl: null,
  ...given,
});
export const ready = () =>
  progress({
    status: 'active',
    ...subscriptionAnswers.welcome,
    domain: 'lisboa-tours.caravel.example',
    entryUrl: 'https://lisboa-tours.caravel.example/welcome#entry-code-of-once',
  });
export const declined = () =>
  progress({
    status: 'failed',
    ...subscriptionRefusals.paymentFailed,
    detail: { message: 'Your card was declined.', reason: 'payment.declined' },
  });

const country = (code: string, name: string, currency: string): Country => ({
  ...{ code, name, currency },
  emoji: '',
  unicode: '',
  image: '',
  symbol: '',
});

const GIVES: Readonly<Record<string, Schedule>> = {
  'THREE-FREE': [{ months: 3, periods: 1, amount: usd(0) }, yearly],
  'FIRST-YEAR': [monthly, yearly],
};

/** What the platform's host answers a stranger: subdomains that begin with `taken` are, and two coupons are known. */
export const signUpAnswers = (given: Readonly<Record<string, unknown>> = {}) => ({
  [getPlans.path]: plansAnswer(),
  [checkSubdomain.path]: ({ query }: Input) => {
    const subdomain = query!['subdomain']!;
    const isAvailable = !subdomain.startsWith('taken');
    return {
      data: {
        subdomain,
        isAvailable,
        domain: isAvailable ? `${subdomain}.caravel.example` : null,
        ...(isAvailable ? { message: null } : subscriptionRefusals.exists),
        suggestion: isAvailable ? null : `${subdomain}-2`,
      },
    };
  },
  [verifyCoupon.path]: ({ params }: Input) => {
    const schedule = GIVES[params!['code']!.toUpperCase()];
    if (!schedule) throw refusal(422, 'INVALID_REQUEST', subscriptionRefusals.coupon);
    return {
      data: {
        code: params!['code']!.toUpperCase(),
        status: 'valid',
        kind: schedule[0]!.amount.amount === 0 ? 'free-3' : 'rate-12',
        schedule,
        dueToday: schedule[0]!.amount,
        ...subscriptionAnswers.couponTaken,
      },
    };
  },
  [createAgencySignUp.path]: { data: progress() },
  [getCountries.path]: [
    country('BR', 'Brazil', 'BRL'),
    country('PT', 'Portugal', 'EUR'),
    country('US', 'United States', 'USD'),
  ],
  '/api/agency/navigations': { data: [] },
  ...given,
});
