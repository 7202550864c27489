import { Trans, useLingui } from '@lingui/react/macro';
import { TripCardFrame } from '@/core/booking/TripCardFrame';
import type { TripSummary } from '@/core/contract';
import { useDeadline } from '@/core/i18n/use-deadline';
import { useFormat } from '@/core/i18n/use-format';
import { Badge } from '@/core/ui/Badge';
import { CardLink, TextLink } from '@/core/ui/ButtonLink';
import { AlertTriangle } from '@/core/ui/icons';
import { Stack } from '@/core/ui/layout';
import { Text } from '@/core/ui/Text';
import { deadlinePlace, type FlightTripDetails } from '../../contract';
import { BookingStatus } from '../parts/BookingStatus';
import { timeRange } from '../parts/time';
import { useTravellerWords } from '../words';
import { cardNote } from './card-note';
import * as css from './FlightTripCard.css';

interface FlightTripCardProps {
  trip: TripSummary;
  details: FlightTripDetails;
  only?: 'status';
}

/** A flight booking in My Trips, or its status alone. */
export default function FlightTripCard({ only, ...props }: FlightTripCardProps) {
  return only === 'status' ? <BookingStatus {...props.trip} /> : <WholeCard {...props} />;
}

/** The whole card opens the booking. */
function WholeCard({ trip, details }: Omit<FlightTripCardProps, 'only'>) {
  const { t } = useLingui();
  const format = useFormat();
  const deadline = useDeadline();
  const place = deadlinePlace(details.legs);
  const words = useTravellerWords();
  const note = cardNote(trip.state, details);
  const unfinished = trip.state === 'processing' || trip.state === 'action-required';
  return (
    <TripCardFrame
      trip={trip}
      who={words.total(trip.travelers.length)}
      title={
        <CardLink to="/flight-details" search={{ bookingId: trip.bookingId }}>
          <Text as="span" size={18} weight={550}>
            {trip.title}
          </Text>
        </CardLink>
      }
      badges={
        <>
          <BookingStatus state={trip.state} status={trip.status} />
          {note === 'action-needed' && (
            <Badge tone="warning" icon={AlertTriangle}>
              {t`Action needed`}
            </Badge>
          )}
        </>
      }
    >
      {note === 'action-needed' && (
        <Text size={14} weight={550}>
          <Trans>The airline has changed your flights. Accept the new times or cancel free of charge.</Trans>
        </Text>
      )}
      {note === 'pay' && place && (
        <Text size={14} weight={550}>
          <Trans>Pay by {deadline(details.ticketTimeLimit!, place)} or the seats are given back.</Trans>
        </Text>
      )}
      {note === 'passed' && (
        <Text size={14} tone="danger">
          <Trans>Ticket time has already passed</Trans>
        </Text>
      )}
      <Stack gap={4}>
        {details.legs.map((leg) => (
          <span key={leg.departureTime} className={css.leg}>
            <Text as="span" size={14} weight={550} numeric>
              {format.date(leg.departureTime, 'weekday')}
            </Text>
            <Text as="span" size={14} numeric>
              {timeRange(leg, format.time)}
              {leg.dayOffset !== 0 && ` (${format.relativeDay(leg.dayOffset)})`}
            </Text>
            <Text as="span" size={14} tone="secondary">
              {leg.origin.code}–{leg.destination.code} · {leg.flightNumbers.join(', ')} · {leg.airlineName}
            </Text>
          </span>
        ))}
      </Stack>
      {unfinished && (
        <TextLink to="/booknow/flights/confirmation" search={{ bookingId: trip.bookingId }}>
          <Trans>See how far this booking is</Trans>
        </TextLink>
      )}
    </TripCardFrame>
  );
}
