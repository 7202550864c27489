import type { Tx } from '@/server/db/types';
import { conflict, invalid, notFound } from '@/server/error';
import { handle, type Handler } from '@/server/ports/handle';
import type { AgencyRecord } from '@/server/ports/agency';
import type { SessionUser } from '@/server/ports/user';
import { getPaymentMethods, updatePaymentMethod, verifyPaymentMethod } from '../../contract/payment-methods';
import { subscriptionRefusals } from '../../contract/refusals';
import { type BillingDetails, payNow, paySubscription } from '../../contract/subscription';
import { requireBilling } from '../billing';
import { dayOf } from '../plan/days';
import { periodAt, scheduleOf } from '../plan/schedule';
import { drive } from '../steps/drive';
import { nextPeriod } from '../steps/standing';
import { findAttempt } from '../store/attempts';
import { hasUsedOne, requireCoupon } from '../store/coupons';
import type { AttemptRow, SubscriptionRow } from '../store/tables';
import { subscriptionOf } from '../store/write';
import { tryCode } from './guessing';
import { beginOnce, requireAccepted, type Wish } from './begin';
import { progressOf, withoutCard } from './progress';
import { cardOf } from './view';

const PAYMENT_PAGE = '/settings/payment';

/** Of an agency that never had a subscription of its own: what is known of it. */
const detailsOf = ({ public: shown }: AgencyRecord, email: string): BillingDetails => ({
  ...{ legalName: shown.agencyName, email, addressLine: '', city: '', state: '', zipCode: '', country: '' },
  vatNumber: null,
});

const ofRow = (row: SubscriptionRow, user: SessionUser) => ({
  ...{ agencyId: row.agency_id, userId: user.id, plan: row.plan, coupon: null, payer: row.payer },
  ...{ email: row.billing.email, billing: row.billing },
});

/** Another card, to which what is due is charged at once. */
function newCard(row: SubscriptionRow, user: SessionUser, token: string, page = PAYMENT_PAGE): Wish {
  const due = row.standing === 'past_due' ? nextPeriod(row) : null;
  return {
    ...ofRow(row, user),
    ...{ kind: 'card', periodIndex: due?.index ?? null, token, card: null, page },
    amount: due?.amount ?? { amount: 0, currency: 'USD' },
    extras: due?.extras ?? [],
  };
}

export const payingHandlers: readonly Handler[] = [
  handle(paySubscription, async ({ body, agency, user, services, request }) => {
    requireBilling(services);
    const { id: agencyId } = agency;
    const asked = { agencyId, key: request.idempotencyKey, body: withoutCard(body) };
    const begin = () =>
      beginOnce(services, asked, async (tx: Tx): Promise<Wish> => {
        const row = await subscriptionOf(tx, agencyId);
        if (row?.standing === 'past_due' && !row.cancel_at_end) {
          const wish = newCard(row, user, body.payment.token, '/subscription');
          requireAccepted(wish.amount, body.acceptedAmount);
          return wish;
        }
        if (row ? row.standing !== 'ended' : agency.public.isSubscribed)
          throw conflict(subscriptionRefusals.paidAlready);
        const now = services.clock.now();
        const coupon = body.couponCode ? await requireCoupon(tx, body.couponCode, now) : null;
        if (coupon && (await hasUsedOne(tx, agencyId)))
          throw invalid(subscriptionRefusals.coupon, 'couponCode');
        const plan = services.config.subscriptionRate;
        const { amount } = periodAt(scheduleOf(plan, coupon?.kind ?? null), dayOf(now), 0);
        requireAccepted(amount, body.acceptedAmount);
        const billing = row?.billing ?? detailsOf(agency, user.email);
        return {
          ...{ agencyId, kind: 'begin', userId: user.id, plan, coupon, amount, periodIndex: 0, billing },
          ...{ payer: row?.payer ?? agencyId, email: billing.email, token: body.payment.token, card: null },
          page: '/subscription',
        };
      });
    return tryCode({ services, request, agency, user }, body.couponCode, begin);
  }),

  handle(payNow, async ({ body, agency, user, services, request }) => {
    requireBilling(services);
    const asked = { agencyId: agency.id, key: request.idempotencyKey, body };
    return beginOnce(services, asked, async (tx): Promise<Wish> => {
      const row = await subscriptionOf(tx, agency.id);
      if (row?.standing !== 'past_due' || row.cancel_at_end)
        throw conflict(subscriptionRefusals.nothingToPay);
      const { index, amount, extras } = nextPeriod(row);
      requireAccepted(amount, body.acceptedAmount);
      return {
        ...ofRow(row, user),
        ...{ kind: 'pay-now', periodIndex: index, amount, extras, token: null, card: row.card },
        page: PAYMENT_PAGE,
      };
    });
  }),

  handle(getPaymentMethods, async ({ agency, tenant }) => {
    const row = await tenant((tx) => subscriptionOf(tx, agency.id));
    return { data: { card: row ? cardOf(row) : null } };
  }),

  handle(updatePaymentMethod, async ({ body, agency, user, services, request }) => {
    requireBilling(services);
    const asked = { agencyId: agency.id, key: request.idempotencyKey, body };
    return beginOnce(services, asked, async (tx) => {
      const row = await subscriptionOf(tx, agency.id);
      const { none, arranged } = subscriptionRefusals;
      if (!row) throw conflict(agency.public.isSubscribed ? arranged : none);
      if (row.standing === 'ended') throw conflict(none);
      return newCard(row, user, body.payment.token);
    });
  }),

  handle(verifyPaymentMethod, async ({ query, agency, tenant, services }) => {
    const row = await tenant((tx): Promise<AttemptRow | undefined> =>
      query.id === undefined
        ? tx
            .selectFrom('subscription_attempt')
            .selectAll()
            .where('agency_id', '=', agency.id)
            .where('kind', '=', 'card')
            .orderBy('created_at', 'desc')
            .limit(1)
            .executeTakeFirst()
        : findAttempt(tx, { agency_id: agency.id, id: query.id }),
    );
    if (row?.kind !== 'card') throw notFound();
    const isDue =
      row.action_url !== null || (row.next_try_at !== null && row.next_try_at <= services.clock.now());
    return progressOf(services, (isDue && (await drive(services, row))) || row);
  }),
];
