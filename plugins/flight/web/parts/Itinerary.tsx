import { Card } from '@/core/ui/content/Card';
import { Divider, Stack } from '@/core/ui/content/layout';
import type { FlightOffer } from '../../contract';
import { AirportChanges } from './AirportChanges';
import { LegTimeline } from './LegTimeline';
import { useLegTitle } from './legs';
import { hasSelfTransfer } from './self-transfer';
import { SelfTransfer } from './SelfTransfer';

/** All legs of an offer, segment by segment. */
export function Itinerary({ offer }: { offer: FlightOffer }) {
  const title = useLegTitle();
  return (
    <Card padding="large">
      <Stack gap={24}>
        {hasSelfTransfer(offer) && <SelfTransfer />}
        <AirportChanges offer={offer} />
        {offer.flights.map((leg, index) => (
          <Stack gap={24} key={leg.departureTime}>
            {index > 0 && <Divider />}
            <LegTimeline leg={leg} title={title(offer, index)} />
          </Stack>
        ))}
      </Stack>
    </Card>
  );
}
