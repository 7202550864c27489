import { Trans } from '@lingui/react/macro';
import { TripCardFrame } from '@/core/booking/TripCardFrame';
import type { TripSummary } from '@/core/contract';
import { useFormat } from '@/core/i18n/use-format';
import { linkTo } from '@/core/address/link';
import { CardLink, TextLink } from '@/core/ui/ButtonLink';
import { Stack } from '@/core/ui/layout';
import { Text } from '@/core/ui/Text';
import type { CarTripDetails, PointSummary } from '../../contract';
import { BookingStatus } from '../parts/BookingStatus';
import { isReturned } from '../parts/rental-title';
import { useCarWords } from '../words';
import * as css from './CarTripCard.css';
import { PlaceLink } from './PlaceLink';

interface CarTripCardProps {
  trip: TripSummary;
  details: CarTripDetails;
  only?: 'status';
}

/** A car booking in My Trips, or its status alone. */
export default function CarTripCard({ only, ...props }: CarTripCardProps) {
  return only === 'status' ? <BookingStatus {...props.trip} /> : <WholeCard {...props} />;
}

/** The whole card opens the booking. */
function WholeCard({ trip, details }: Omit<CarTripCardProps, 'only'>) {
  const words = useCarWords();
  const { pickUp, dropOff, vehicle, vendor, days } = details;
  const unfinished = trip.state === 'processing' || trip.state === 'action-required';
  const what = [vendor, vehicle && words.size(vehicle.size), days > 0 && words.days(days)].filter(Boolean);
  return (
    <TripCardFrame
      trip={trip}
      who={trip.travelers[0] ?? ''}
      title={
        <CardLink to="/car-details" search={{ bookingId: trip.bookingId }}>
          <Text as="span" size={18} weight={550}>
            {trip.title ? <Trans>Rental car in {trip.title}</Trans> : <Trans>Rental car</Trans>}
          </Text>
        </CardLink>
      }
      badges={<BookingStatus state={trip.state} status={trip.status} />}
    >
      <Text size={14} tone="secondary">
        {what.join(' · ')}
      </Text>
      {pickUp && dropOff && (
        <Stack gap={4}>
          <End at={trip.startsAt} point={pickUp} />
          {isReturned({ pickUp, dropOff }) ? (
            <End at={trip.endsAt} point={null} />
          ) : (
            <End at={trip.endsAt} point={dropOff} />
          )}
        </Stack>
      )}
      {trip.state === 'confirmed' && pickUp && <PlaceLink point={pickUp} />}
      {unfinished && (
        <TextLink
          {...linkTo('/booknow/Cars/confirm-payment')}
          search={{ bookingId: trip.bookingId } as never}
        >
          <Trans>See how far this booking is</Trans>
        </TextLink>
      )}
    </TripCardFrame>
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
        {point ? `${point.name} · ${words.handover(point.handover)}` : <Trans>Back to the same place</Trans>}
      </Text>
    </span>
  );
}
