import { type FormEvent, useRef } from 'react';
import { useApi } from '@/core/api/context';
import { ApiError } from '@/core/api/error';
import type { BodyOf } from '@/core/contract/endpoint';
import { wordsOf } from '@/core/i18n/words-of';
import { useAgency } from '@/core/tenant/agency';
import { focusErrorSummary } from '@/core/ui/fields/ErrorSummary';
import { subscriptionRefusals } from '../../contract/refusals';
import { paySubscription, type Subscription } from '../../contract/subscription';
import { useCoupon } from '../coupon/use-coupon';
import { useCard } from '../paying/use-card';
import { usePay } from '../paying/use-pay';
import { useRefresh } from '../use-refresh';

interface SubscribeInput {
  offer: Subscription['offer'];
  onFollow: (path: string) => unknown;
  onPaid: () => unknown;
}

/** Pays what the offer, or a coupon, says is due, with the card that is typed; once, however often it is pressed (R427). */
export function useSubscribe({ offer, onFollow, onPaid }: SubscribeInput) {
  const api = useApi();
  const { _id } = useAgency();
  const refresh = useRefresh();
  const coupon = useCoupon();
  const card = useCard();
  const summary = useRef<HTMLDivElement>(null);
  const taken = coupon.state.status === 'valid' ? coupon.state.coupon : null;
  const { schedule, dueToday } = taken ?? offer;
  const paying = usePay<BodyOf<typeof paySubscription>>({
    subject: `subscription:${_id}`,
    send: async (body, idempotencyKey) => {
      try {
        return await api.call(paySubscription, { body }, { idempotencyKey });
      } catch (error) {
        if (error instanceof ApiError) {
          const ofCoupon = error.fields.find(({ path }) => path.endsWith('couponCode'));
          if (ofCoupon) coupon.refuse(wordsOf(ofCoupon));
          // What stands on screen is not what is asked any more.
          if (error.reason === subscriptionRefusals.priceChanged.reason) await refresh();
        }
        throw error;
      }
    },
    onFollow,
    onActive: onPaid,
  });
  const isFrozen = paying.problem?.kind === 'unknown';
  const submit = (event?: FormEvent) => {
    event?.preventDefault();
    if (isFrozen || coupon.state.status === 'pending') return;
    if (coupon.state.status === 'invalid') return document.getElementById('couponCode')?.focus();
    void paying.pay(async () => {
      const payment = await card.collect();
      if (!payment) {
        focusErrorSummary(summary);
        return null;
      }
      return { ...(taken ? { couponCode: taken.code } : {}), acceptedAmount: dueToday, payment };
    });
  };
  return {
    coupon,
    card,
    summary,
    schedule,
    dueToday,
    submit,
    pending: paying.pending,
    problem: paying.problem,
    askAgain: () => void paying.askAgain(),
    /** It may have been paid: nothing may be changed until that is known. */
    isFrozen,
  };
}
