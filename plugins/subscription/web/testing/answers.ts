import { getCountries, getPaymentAccount, type PaymentAccount } from '@/core/contract';
import { aUser } from '@/core/testing/user';
import { FIRST_STEPS, getFirstSteps } from '../../contract/first-steps';
import { type Invoice, listInvoices } from '../../contract/invoices';
import { getLettersStanding } from '../../contract/letters';
import { type Coupon, listCoupons, listSubscriptions, type SubscribedAgency } from '../../contract/platform';
import { getPlans, type Plan } from '../../contract/plans';
import type { SubscriptionProgress } from '../../contract/progress';
import {
  listAgencyInvoices,
  listRefusedReturns,
  type PlatformInvoice,
  type RefusedReturn,
} from '../../contract/refunds';
import { subscriptionAnswers, subscriptionRefusals } from '../../contract/refusals';
import { getSubscription, type Subscription } from '../../contract/subscription';

/** What the API answers the staff of an agency about its subscription: shared by tests and stories. */

export const OWNER = aUser({
  userType: 'AgencyOwner',
  isTravelAgent: true,
  firstName: 'Inês',
  loginCount: 9,
});
export const AGENT = aUser({ userType: 'SalesAgent', isTravelAgent: true, loginCount: 9 });

export const usd = (amount: number) => ({ amount, currency: 'USD' });
const yearly = { months: 12, periods: null, amount: usd(118_800) };
const REGULAR: Plan = { id: 'regular', monthly: usd(9_900), billedMonths: 12, schedule: [yearly] };

/** One that nobody has paid yet. */
export const NONE: Subscription = {
  status: 'none',
  plan: null,
  coupon: null,
  period: null,
  next: null,
  due: null,
  extras: [],
  offer: { plan: 'regular', schedule: [yearly], dueToday: usd(118_800) },
  card: null,
  billingDetails: null,
  isOwner: true,
};
export const ACTIVE: Subscription = {
  ...NONE,
  status: 'active',
  plan: 'regular',
  period: { from: '2026-03-14', until: '2027-03-14' },
  next: { on: '2027-03-14', amount: usd(118_800) },
  card: { brand: 'visa', last4: '4242', expires: { month: 4, year: 2029 }, isExpiring: false },
  billingDetails: {
    legalName: 'Horizonte Viagens Lda.',
    email: 'contas@horizonte.example',
    addressLine: 'Rua do Alecrim 12',
    city: 'Lisboa',
    state: 'Lisboa',
    zipCode: '1200-017',
    country: 'PT',
    vatNumber: 'PT123456789',
  },
};
export const TRIALING: Subscription = {
  ...ACTIVE,
  status: 'trialing',
  coupon: { code: 'SPRING-3', kind: 'free-3' },
  period: { from: '2026-10-02', until: '2027-01-02' },
  next: { on: '2027-01-02', amount: usd(118_800) },
};
export const PAST_DUE: Subscription = {
  ...ACTIVE,
  status: 'past-due',
  next: null,
  card: { ...ACTIVE.card!, last4: '0341', expires: { month: 1, year: 2027 }, isExpiring: true },
  due: {
    amount: usd(118_800),
    since: '2026-11-20',
    reason: 'payment.insufficient-funds',
    nextTryAt: '2026-11-25T09:00:00Z',
    graceUntil: '2026-12-04',
  },
};
export const CANCELLING: Subscription = { ...ACTIVE, status: 'cancelling', next: null };
export const ENDED: Subscription = { ...ACTIVE, status: 'ended', period: null, next: null };
export const ARRANGED: Subscription = { ...NONE, status: 'arranged' };

export const INVOICES: Invoice[] = [
  {
    id: 'i2',
    number: '2026-000042',
    issuedOn: '2026-03-14',
    period: { from: '2026-03-14', until: '2027-03-14' },
    total: usd(118_800),
    status: 'paid',
    refundedOn: null,
  },
  {
    id: 'i1',
    number: '2025-000007',
    issuedOn: '2025-03-14',
    period: { from: '2025-03-14', until: '2026-03-14' },
    total: usd(118_800),
    status: 'refunded',
    refundedOn: '2025-04-02',
  },
];

export const PLATFORM_INVOICES: PlatformInvoice[] = [
  { ...INVOICES[0]!, card: { brand: 'visa', last4: '4242' }, reason: null, refusal: null },
  {
    ...INVOICES[0]!,
    ...{ id: 'i3', number: '2026-000041', issuedOn: '2026-03-13', status: 'refunding', refundedOn: null },
    ...{ card: { brand: 'mastercard', last4: '4444' }, reason: 'Charged twice', refusal: null },
  },
  {
    ...INVOICES[1]!,
    ...{ card: { brand: 'visa', last4: '4242' }, reason: 'The site stood still', refusal: null },
  },
];
/** What a refused refund makes of an invoice. */
export const REFUSED_INVOICE: PlatformInvoice = {
  ...PLATFORM_INVOICES[0]!,
  refusal: 'The balance is too low',
};
export const REFUSED_RETURN: RefusedReturn = {
  id: 'r1',
  amount: usd(118_800),
  reference: 'pi_3PqR7sLkdIwHu7ix0',
  since: '2026-11-19T10:00:00Z',
  said: 'The card was closed',
  status: 'refused',
};

export const AGENCIES: SubscribedAgency[] = (
  [
    ['Horizonte Viagens', 'horizonte', 'past-due'],
    ['Blue Fjord Travel', 'bluefjord', 'active'],
    ['Sol y Mar', 'solymar', 'trialing'],
    ['Companhia Internacional de Viagens e Turismo Horizonte Azul', 'cia', 'cancelling'],
    ['Lisboa Tours', 'lisboa', 'arranged'],
  ] as const
).map(([agencyName, subdomain, status], index) => ({
  agencyId: String(index),
  agencyName,
  domain: `${subdomain}.caravel.example`,
  origin: `https://${subdomain}.caravel.example`,
  status,
  plan: status === 'arranged' ? null : index === 2 ? ('holiday' as const) : ('regular' as const),
  couponCode: status === 'trialing' ? 'SPRING-3' : null,
  since: `2026-0${index + 1}-14`,
  next: status === 'active' || status === 'trialing' ? { on: '2027-02-14', amount: usd(118_800) } : null,
  due: status === 'past-due' ? usd(118_800) : null,
  graceUntil: status === 'past-due' ? '2026-12-04' : null,
  paid: status === 'arranged' || status === 'trialing' ? [] : [usd(118_800)],
  letters:
    status === 'arranged'
      ? null
      : {
          ...{ isProven: status !== 'trialing', most: 200, isSet: false },
          stopped: status === 'past-due' ? { because: 'bounces', at: '2026-11-19T10:00:00Z' } : null,
        },
}));

export const COUPONS: Coupon[] = [
  {
    code: 'SPRING-3',
    kind: 'free-3',
    mostUses: 50,
    uses: 12,
    lastDay: '2099-06-30',
    isActive: true,
    note: 'Fair in Porto',
    createdAt: '2026-02-01T10:00:00Z',
  },
  {
    code: 'K7QM-2XWP-9RTA',
    kind: 'rate-12',
    mostUses: 1,
    uses: 1,
    lastDay: null,
    isActive: true,
    note: null,
    createdAt: '2026-01-20T10:00:00Z',
  },
  {
    code: 'OLD-YEAR',
    kind: 'free-12',
    mostUses: null,
    uses: 3,
    lastDay: null,
    isActive: false,
    note: null,
    createdAt: '2025-12-01T10:00:00Z',
  },
];

export const VERIFY_PATH = '/api/agency/subscriptions/verify/a1';
const progress = (given: Partial<SubscriptionProgress>): { data: SubscriptionProgress } => ({
  data: {
    status: 'processing',
    message: '',
    detail: null,
    field: null,
    domain: null,
    actionUrl: null,
    verifyPath: VERIFY_PATH,
    entryUrl: null,
    ...given,
  },
});
export const processing = () => progress({});
export const asking = () =>
  progress({ status: 'action-required', actionUrl: 'https://bank.example/confirm' });
export const paid = () => progress({ status: 'active', ...subscriptionAnswers.paid });
export const saved = () => progress({ status: 'active', ...subscriptionAnswers.cardSaved });
/** M112 */
export const declined = () =>
  progress({
    status: 'failed',
    ...subscriptionRefusals.paymentFailed,
    detail: { message: 'Your card was declined.', reason: 'payment.declined' },
  });

export const firstSteps = (done: number) => ({
  data: { steps: FIRST_STEPS.map((step, index) => ({ step, isDone: index < done })) },
});

export const account = (given: Partial<PaymentAccount> = {}): { data: PaymentAccount } => ({
  data: { isAvailable: true, takes: 'platform', state: 'none', account: null, feeBasisPoints: 0, ...given },
});

/** All that these screens ask for; what is given goes before it. */
export const subscriptionAnswersOf = (
  known: Subscription,
  given: Readonly<Record<string, unknown>> = {},
) => ({
  [getSubscription.path]: { data: known },
  [getPlans.path]: { data: { plan: REGULAR, regular: REGULAR } },
  [listInvoices.path]:
    known.status === 'none' ? { data: [], totalCount: 0 } : { data: INVOICES, totalCount: INVOICES.length },
  [listSubscriptions.path]: {
    data: AGENCIES,
    totalCount: AGENCIES.length,
    counts: { 'past-due': 1, active: 1, trialing: 1, cancelling: 1, arranged: 1 },
  },
  [listCoupons.path]: { data: COUPONS },
  [listRefusedReturns.path]: { data: [] },
  [listAgencyInvoices.path]: {
    data: PLATFORM_INVOICES,
    totalCount: PLATFORM_INVOICES.length,
    agency: {
      agencyName: 'Blue Fjord Travel',
      domain: 'bluefjord.caravel.example',
      origin: 'https://bluefjord.caravel.example',
    },
  },
  [getFirstSteps.path]: { data: null },
  [getLettersStanding.path]: { data: null },
  [getPaymentAccount.path]: account({ isAvailable: false }),
  [getCountries.path]: [
    { code: 'PT', name: 'Portugal', currency: 'EUR', emoji: '', unicode: '', image: '', symbol: '€' },
    { code: 'BR', name: 'Brazil', currency: 'BRL', emoji: '', unicode: '', image: '', symbol: 'R$' },
  ],
  '/api/agency/navigations': { data: [] },
  ...given,
});
