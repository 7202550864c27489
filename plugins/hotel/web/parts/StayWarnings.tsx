import { msg } from '@lingui/core/macro';
import type { Money } from '@/core/contract';
import { PriceWarningAlert } from '@/core/selling/checkout/price/PriceWarningAlert';
import { priceWarnings } from '../../contract';

const TITLES = {
  abovePublished: msg`Total price is greater than published price`,
  aboveRetail: msg`Total price is greater than retail price`,
};

interface StayWarningsProps {
  total: Money;
  published: Money | null;
  retail: Money | null;
}

/** A total above what the property asks in public, or wants nobody to go over, with both figures (R268, R269); it stops nobody. */
export const StayWarnings = (prices: StayWarningsProps) =>
  priceWarnings(prices).map(({ problem, total, limit }) => (
    <PriceWarningAlert
      key={problem}
      warning={{
        id: problem === 'abovePublished' ? 'published' : 'retail',
        title: TITLES[problem],
        limit,
        over: { ...total, amount: total.amount - limit.amount },
        isMarkup: false,
      }}
    />
  ));
