import { useLingui } from '@lingui/react/macro';
import { useFormat } from '@/core/i18n/use-format';
import type { Coupon } from '../../contract/platform';
import { COUPON_KINDS } from '../../contract/plans';
import { today } from '../calendar';

/** What a month costs with the coupon of the first year. */
const FIRST_YEAR = { amount: 2_999, currency: 'USD' };

type Kind = (typeof COUPON_KINDS)[number];

/** What coupons give, and whether they are taken (R425). */
export function useCouponWords() {
  const { t } = useLingui();
  const rate = useFormat().money(FIRST_YEAR, { own: true });
  const kinds: Record<Kind, string> = {
    'free-1': t`1 month free`,
    'free-3': t`3 months free`,
    'free-6': t`6 months free`,
    'free-9': t`9 months free`,
    'free-12': t`12 months free`,
    'rate-12': t`${rate} a month for the first 12 months`,
  };
  return {
    kind: (kind: Kind) => kinds[kind],
    options: COUPON_KINDS.map((value) => ({ value, label: kinds[value] })),
    /** Why it is not taken any more; null where it is. */
    over: ({ isActive, mostUses, uses, lastDay }: Coupon): string | null => {
      if (!isActive) return t`Ended`;
      if (mostUses !== null && uses >= mostUses) return t`Used up`;
      return lastDay !== null && lastDay < today() ? t`Expired` : null;
    },
  };
}
