import { Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { ButtonLink } from '@/core/ui/actions/ButtonLink';
import { ArrowRight } from '@/core/ui/pictures/icons';
import { Amount } from '@/core/ui/content/Amount';
import { Divider, Inline, Stack } from '@/core/ui/content/layout';
import { Heading } from '@/core/ui/content/Text';
import type { FareFamily } from '../../../contract';
import { FareMatrix } from '../../offer/FareMatrix';
import { useLegTitle } from '../../parts/legs';
import { LegTimeline } from '../../parts/LegTimeline';
import type { Criteria } from '../../search/criteria/criteria';
import type { Itinerary } from '../table/itinerary';

interface FlightCardDetailsProps {
  itinerary: Itinerary;
  families: readonly FareFamily[];
  criteria: Criteria;
}

/** An unfolded card: every flight from take-off to landing, and its fares against each other. */
export function FlightCardDetails({ itinerary, families, criteria }: FlightCardDetailsProps) {
  const { t } = useLingui();
  const title = useLegTitle();
  const [fare, setFare] = useState(itinerary.offer.fareFamily);
  const { offers, offer } = itinerary;
  const chosen = offers.find(({ fareFamily }) => fareFamily === fare) ?? offer;
  const name = families.find(({ id }) => id === chosen.fareFamily)?.name ?? chosen.fareFamily;
  const price = <Amount money={chosen.totalAmount} />;
  return (
    <Stack gap={24}>
      {offer.flights.map((leg, index) => (
        <LegTimeline
          key={leg.departureTime + leg.origin.code}
          leg={leg}
          title={title(offer, index)}
          level={2}
        />
      ))}
      <Divider />
      <Stack gap={12}>
        <Heading level={2} size={18}>
          {t`Compare fares`}
        </Heading>
        <FareMatrix fares={offers} families={families} chosen={chosen} onChoose={setFare} />
        <Inline justify="end">
          <ButtonLink
            to="/booknow/flights/search-details"
            search={{ ...criteria, itinerary: itinerary.id, fare: chosen.fareFamily }}
            iconEnd={ArrowRight}
          >
            <Trans>
              Continue with {name}, {price}
            </Trans>
          </ButtonLink>
        </Inline>
      </Stack>
    </Stack>
  );
}
