import { Trans } from '@lingui/react/macro';
import { TripCard, tripCard } from '@/core/selling/after-sale/trips/TripCard';
import type { TripSummary } from '@/core/contract';
import { useFormat } from '@/core/i18n/use-format';
import { Stack } from '@/core/ui/content/layout';
import { Text } from '@/core/ui/content/Text';
import type { CarTripDetails, PointSummary } from '../../contract';
import { isReturned } from '../../say/rental-title';
import { SHOWN } from '../shown';
import { useCarWords } from '../car-words';
import * as css from './CarTripCard.css';
import { ExternalLink } from '@/core/ui/actions/ButtonLink';
import { mapUrlOf } from '../parts/place-link';

/** Leads to the place on a map; stands above the link that covers the card. */
const PlaceLink = ({ point }: { point: PointSummary }) => (
  <Text as="span" size={14}>
    <span className={css.above}>
      <ExternalLink href={mapUrlOf(point)}>
        <Trans>Pick-up on a map</Trans>
      </ExternalLink>
    </span>
  </Text>
);

/** A rental in My Trips. */
function CarTrip({ trip, details }: { trip: TripSummary; details: CarTripDetails }) {
  const words = useCarWords();
  const { pickUp, dropOff, vehicle, vendor, days } = details;
  const what = [vendor, vehicle && words.size(vehicle.size), days > 0 && words.days(days)].filter(Boolean);
  return (
    <TripCard
      product={SHOWN}
      trip={trip}
      who={trip.travelers[0] ?? ''}
      title={trip.title ? <Trans>Rental car in {trip.title}</Trans> : <Trans>Rental car</Trans>}
    >
      <Text size={14} tone="secondary">
        {what.join(' · ')}
      </Text>
      {pickUp && dropOff && (
        <Stack gap={4}>
          <End at={trip.startsAt} point={pickUp} />
          <End at={trip.endsAt} point={isReturned({ pickUp, dropOff }) ? null : dropOff} />
        </Stack>
      )}
      {trip.state === 'confirmed' && details.payment === 'counter' && (
        <Text size={14} tone="secondary">
          <Trans>Pay at the counter</Trans>
        </Text>
      )}
      {trip.state === 'confirmed' && pickUp && <PlaceLink point={pickUp} />}
    </TripCard>
  );
}

/** When and where the car changes hands; without a point it comes back to where it was. */
function End({ at, point }: { at: string; point: PointSummary | null }) {
  const format = useFormat();
  const words = useCarWords();
  return (
    <span className={css.end}>
      <Text as="span" size={14} weight={550} numeric>
        {format.date(at, 'weekday')}
      </Text>
      <Text as="span" size={14} numeric>
        {format.time(at)}
      </Text>
      <Text as="span" size={14} tone="secondary">
        {point ? (
          `${point.name} · ${words.handover(point.handover)}`
        ) : (
          <Trans>Return to the same place</Trans>
        )}
      </Text>
    </span>
  );
}

export default tripCard(SHOWN, CarTrip);
