import type { CheckoutGiven } from '../selling/checkout/CheckoutScreen';
import type { Quote } from '../selling/checkout/pay/use-booking';

const nothing = () => undefined;

/** One checkout as its page gets it, which remembers and leads nowhere. */
export const aCheckout = <Q extends Quote, Extras, Criteria extends object>(
  given: Pick<CheckoutGiven<Q, Extras, Criteria>, 'checkoutKey' | 'criteria' | 'first' | 'extras'>,
): CheckoutGiven<Q, Extras, Criteria> => ({
  pages: { results: '/', confirmation: '/' },
  words: { gone: 'It is gone', others: null },
  onNewKey: nothing,
  onAgreed: nothing,
  onExtras: nothing,
  ...given,
});
