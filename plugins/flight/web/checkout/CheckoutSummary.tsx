import { useLingui } from '@lingui/react/macro';
import { PriceSummary } from '@/core/selling/checkout/price/PriceSummary';
import type { Bought } from '@/core/selling/checkout/ProductCheckout';
import { useFormat } from '@/core/i18n/use-format';
import { protectedUntil } from '@/core/say/protected';
import { protectedText } from '@/core/say/protected-text';
import { Card } from '@/core/ui/content/Card';
import { Divider, Stack } from '@/core/ui/content/layout';
import { Text } from '@/core/ui/content/Text';
import { deadlinePlace, type RepricedOffer } from '../../contract';
import { AirportChanges } from '../parts/AirportChanges';
import { ExchangeNote } from '../parts/ExchangeNote';
import { FareFacts } from '../parts/FareFacts';
import { LegBrief } from '../parts/LegBrief';
import { FLIGHTS } from '../product';
import { useCabinWords } from '../cabin-words';
import { useTravellerWords } from '../traveller-words';

/** What is being bought and what it costs, beside the form. */
export function CheckoutSummary({ quote, price }: Omit<Bought<RepricedOffer>, 'state'>) {
  const { t, i18n } = useLingui();
  const { locale } = useFormat();
  const words = useTravellerWords();
  const cabin = useCabinWords();
  const { offer, fareFamily } = quote;
  const place = deadlinePlace(offer.flights);
  const startsAt = offer.flights[0]?.departureTime ?? '';
  const until = place && protectedUntil(price, { startsAt, zone: place.zone });
  const covered = until && protectedText(until, place, i18n, locale);
  const count = offer.travellerPrices.reduce((sum, line) => sum + line.count, 0);
  return (
    <Card padding="large">
      <Stack gap={20}>
        {offer.flights.map((leg) => (
          <LegBrief key={leg.departureTime} leg={leg} />
        ))}
        <AirportChanges offer={offer} />
        <Stack gap={4}>
          <Text size={14} tone="secondary">
            {cabin(fareFamily.cabin)} · {fareFamily.name}
          </Text>
          <FareFacts offer={offer} covered={covered} />
        </Stack>
        <Divider />
        <PriceSummary
          labels={FLIGHTS.priceLabels!}
          price={price}
          title={t`Price`}
          caption={words.total(count)}
        >
          <ExchangeNote {...{ offer, price }} />
        </PriceSummary>
      </Stack>
    </Card>
  );
}
