import { Trans } from '@lingui/react/macro';
import { Card } from '@/core/ui/content/Card';
import { Stack } from '@/core/ui/content/layout';
import { Price } from '@/core/ui/content/Price';
import { Text } from '@/core/ui/content/Text';
import { type HotelChoice, wholePrice } from '../../../contract';
import { PropertyFees } from '../../parts/PropertyFees';
import { useHotelWords } from '../../hotel-words';

/** The least that a stay costs, while nothing can be chosen yet. */
export function FromPrice({ choice, nights }: { choice: HotelChoice; nights: number }) {
  const words = useHotelWords();
  const stay = words.nights(nights);
  return (
    <Card padding="large">
      <Stack gap={8}>
        <Price money={wholePrice(choice.total, choice.atProperty)} size="large" from caption={stay} />
        <Text size={14} tone="secondary">
          <Trans>Taxes and fees included</Trans>
        </Text>
        <PropertyFees fees={choice.atProperty} />
      </Stack>
    </Card>
  );
}
