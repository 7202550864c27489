import { useNavigate } from '@tanstack/react-router';
import { useEffect, useRef } from 'react';
import { useAddress } from '@/core/address/use-address';
import { PricingSearch } from '../addresses';
import { useCoupon } from '../coupon/use-coupon';

/** The coupon of the page: the one in the address is asked about at once, and one that is taken stands there, over reloads. */
export function useAddressCoupon() {
  const { coupon: sent } = useAddress(PricingSearch);
  const navigate = useNavigate();
  const coupon = useCoupon();
  const { state, apply } = coupon;
  const begun = useRef(false);
  const code = state.status === 'valid' ? state.coupon.code : undefined;
  const had = useRef(code);

  useEffect(() => {
    if (begun.current || !sent) return;
    begun.current = true;
    void apply(sent);
  }, [apply, sent]);
  useEffect(() => {
    if (had.current === code) return;
    had.current = code;
    begun.current = true;
    void navigate({ to: '/pricing', search: (known) => ({ ...known, coupon: code }), replace: true });
  }, [code, navigate]);

  /** Asks anew what it gives, after the price was another one. */
  const askAgain = () => {
    if (code) void apply(code);
  };
  return { coupon, sent, askAgain };
}
