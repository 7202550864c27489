import { Trans, useLingui } from '@lingui/react/macro';
import { PriceSummary } from '@/core/selling/checkout/price/PriceSummary';
import type { Price } from '@/core/contract';
import { Card } from '@/core/ui/content/Card';
import { Divider, Stack } from '@/core/ui/content/layout';
import { PriceList } from '@/core/ui/content/Price';
import { Text } from '@/core/ui/content/Text';
import type { CarQuote } from '../../contract';
import { useDeadline } from '../parts/deadline';
import { usePriceParts } from '../parts/use-price-parts';
import { CARS } from '../product';
import { useCarWords } from '../car-words';

/** What the rental costs, what is paid now and what waits at the desk, beside the form. */
export function CheckoutSummary({
  quote: { offer, extras },
  price,
}: {
  quote: Pick<CarQuote, 'offer' | 'extras'>;
  price: Price;
}) {
  const { t } = useLingui();
  const words = useCarWords();
  const deadline = useDeadline();
  const { deposit, pickUp } = offer;
  const { freeUntil } = offer.cancellation;
  const atDesk = [
    { id: 'now', label: t`Paid now`, money: price.total },
    { id: 'later', label: t`Paid at the desk`, money: { ...price.total, amount: 0 } },
    ...(deposit.amount > 0 ? [{ id: 'deposit', label: t`Deposit, blocked on a card`, money: deposit }] : []),
  ];
  return (
    <Card padding="large">
      <Stack gap={20}>
        <PriceSummary
          price={price}
          title={t`Price`}
          caption={words.days(offer.days)}
          labels={CARS.priceLabels!}
          parts={usePriceParts(offer, extras)}
        >
          <Divider />
          <PriceList lines={atDesk} own />
        </PriceSummary>
        <Text size={14} tone={freeUntil ? 'success' : 'secondary'}>
          {freeUntil ? (
            <Trans>Free cancellation until {deadline(freeUntil, pickUp)}</Trans>
          ) : (
            <Trans>Cancelling costs a fee at any time.</Trans>
          )}
        </Text>
      </Stack>
    </Card>
  );
}
