import { Trans, useLingui } from '@lingui/react/macro';
import { StaffEarning } from '@/core/selling/results/StaffEarning';
import { Card } from '@/core/ui/content/Card';
import { Stack } from '@/core/ui/content/layout';
import { PriceList } from '@/core/ui/content/Price';
import { Heading, Text } from '@/core/ui/content/Text';
import type { FlightOffer } from '../../contract';
import { FareFacts } from '../parts/FareFacts';
import { useTravellerWords } from '../traveller-words';

/** What the travellers pay, by type, the lines adding up to the total; and what that includes. */
export function OfferPrice({ offer }: { offer: FlightOffer }) {
  const { t } = useLingui();
  const words = useTravellerWords();
  return (
    <Card padding="large">
      <Stack gap={16}>
        <Heading level={2} size={20}>
          <Trans>Price</Trans>
        </Heading>
        <PriceList
          lines={offer.travellerPrices.map(({ passengerType, count, total }) => ({
            id: passengerType,
            label: words.count(passengerType, count),
            money: total,
          }))}
          total={{ label: t`Total`, money: offer.totalAmount }}
        />
        <Text size={14} tone="secondary">
          <Trans>Taxes and fees are included.</Trans>
        </Text>
        <FareFacts offer={offer} />
        <StaffEarning sold={{ ...offer, total: offer.totalAmount }} />
      </Stack>
    </Card>
  );
}
