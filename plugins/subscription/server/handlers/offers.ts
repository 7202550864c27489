import { conflict, notFound } from '@/server/error';
import { handle, type Handler } from '@/server/ports/handle';
import { verifyCoupon } from '../../contract/coupons';
import { getPlans } from '../../contract/plans';
import { verifySubscription } from '../../contract/progress';
import { subscriptionAnswers, subscriptionRefusals } from '../../contract/refusals';
import { planOf, scheduleOf } from '../plan/schedule';
import { drive } from '../steps/drive';
import { findAttempt } from '../store/attempts';
import { requireCoupon } from '../store/coupons';
import { tryCode } from './guessing';
import { progressOf } from './progress';

export const offerHandlers: readonly Handler[] = [
  handle(getPlans, async ({ services }) => ({
    data: { plan: planOf(services.config.subscriptionRate), regular: planOf('regular') },
  })),

  handle(verifyCoupon, async ({ params, agency, user, services, request }) => {
    const now = services.clock.now();
    const { code, kind } = await tryCode({ services, request, agency, user }, params.code, () =>
      services.db.asSystem((tx) => requireCoupon(tx, params.code, now)),
    );
    const schedule = scheduleOf(services.config.subscriptionRate, kind);
    const dueToday = schedule[0]!.amount;
    const status = 'valid' as const;
    return { data: { code, status, kind, schedule, dueToday, ...subscriptionAnswers.couponTaken } };
  }),

  handle(verifySubscription, async ({ params, agency, tenant, services }) => {
    const named = { agency_id: agency.id, id: params.id };
    const row = await tenant((tx) => findAttempt(tx, named));
    // What the platform does by itself has no secret, and nobody to tell.
    if (!row || row.kind === 'renew') throw notFound(subscriptionRefusals.signUpOver);
    const isDue =
      row.action_url !== null || (row.next_try_at !== null && row.next_try_at <= services.clock.now());
    const moved = isDue ? await drive(services, named) : row;
    if (!moved) throw conflict(subscriptionRefusals.signUpOver);
    return progressOf(services, moved);
  }),
];
