import { useRef, useState } from 'react';
import { useApi } from '@/core/api/context';
import type { ResponseOf } from '@/core/contract';
import { wordsOf } from '@/core/i18n/words-of';
import { ApiError } from '@/core/api/error';
import { verifyCoupon } from '../../contract/coupons';
import { subscriptionRefusals } from '../../contract/refusals';

/** A coupon that is taken, with what it makes of the price. */
export type TakenCoupon = ResponseOf<typeof verifyCoupon>['data'];

/** R423: M118 to M120; nothing has been asked while it is `none`. */
export type CouponState =
  | { status: 'none' }
  | { status: 'pending' }
  | { status: 'valid'; coupon: TakenCoupon; message: string }
  | { status: 'invalid'; message: string };

/** What the server says, else "Something went wrong!" (R424). */
const failureOf = (error: unknown): string =>
  wordsOf(error instanceof ApiError && error.status > 0 ? error : subscriptionRefusals.couponFailed);

/** Asks whether a code is taken, and what it gives. Only the answer about the latest code counts. */
export function useCoupon() {
  const api = useApi();
  const [state, setState] = useState<CouponState>({ status: 'none' });
  const latest = useRef(0);
  const reset = () => {
    latest.current += 1;
    setState({ status: 'none' });
  };
  const apply = async (typed: string): Promise<void> => {
    const asked = ++latest.current;
    const tell = (next: CouponState) => {
      if (asked === latest.current) setState(next);
    };
    const code = typed.trim();
    if (!code) return tell({ status: 'invalid', message: wordsOf(subscriptionRefusals.couponMissing) });
    tell({ status: 'pending' });
    try {
      const { data } = await api.call(verifyCoupon, { params: { code } });
      tell({ status: 'valid', coupon: data, message: wordsOf(data) });
    } catch (error) {
      tell({ status: 'invalid', message: failureOf(error) });
    }
  };
  return { state, apply, reset, refuse: (message: string) => setState({ status: 'invalid', message }) };
}
export type Coupon = ReturnType<typeof useCoupon>;
