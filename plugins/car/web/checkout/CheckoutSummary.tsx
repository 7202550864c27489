import { useLingui } from '@lingui/react/macro';
import { FreeUntil } from '@/core/selling/checkout/price/FreeUntil';
import { PriceSummary } from '@/core/selling/checkout/price/PriceSummary';
import type { Price } from '@/core/contract';
import { protectedUntil } from '@/core/say/protected';
import { Card } from '@/core/ui/content/Card';
import { Divider, Stack } from '@/core/ui/content/layout';
import { Text } from '@/core/ui/content/Text';
import { PriceList } from '@/core/ui/content/Price';
import { isPaidAtCounter, type CarQuote } from '../../contract';
import { startOf } from '../../say/start';
import { CounterTerms } from '../offer/Terms';
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
  const { deposit, pickUp, cancellation } = offer;
  const nothing = { ...price.total, amount: 0 };
  const isPaidThere = isPaidAtCounter(offer);
  const atDesk = [
    { id: 'now', label: t`Pay now`, money: isPaidThere ? nothing : price.total },
    { id: 'later', label: t`Pay at the counter`, money: isPaidThere ? price.total : nothing },
    ...(deposit && deposit.amount > 0
      ? [{ id: 'deposit', label: t`Deposit, held on a card`, money: deposit }]
      : []),
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
        {isPaidThere ? (
          <Text size={14} tone="secondary">
            <CounterTerms />
          </Text>
        ) : (
          <FreeUntil
            until={cancellation.freeUntil}
            place={pickUp}
            protectedUntil={protectedUntil(price, startOf(offer))}
          />
        )}
      </Stack>
    </Card>
  );
}
