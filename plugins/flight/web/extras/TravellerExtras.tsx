import { useLingui } from '@lingui/react';
import { Text } from '@/core/ui/content/Text';
import type { FlightReservation } from '../../contract';
import { extrasTexts } from '../../say/told';

/** Seats and added bags of one traveller below the name; nothing when nothing was added to the fare. */
export function TravellerExtras({ sold, traveller }: { sold: FlightReservation; traveller: number }) {
  const { i18n } = useLingui();
  return extrasTexts(sold, traveller, i18n).map((line) => (
    <Text key={line} as="div" size={14} tone="secondary" numeric>
      {line}
    </Text>
  ));
}
