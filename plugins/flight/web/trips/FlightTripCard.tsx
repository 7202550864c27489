import { Trans, useLingui } from '@lingui/react/macro';
import { TripCard, tripCard } from '@/core/selling/after-sale/trips/TripCard';
import type { TripSummary } from '@/core/contract';
import { useDeadline } from '@/core/i18n/use-deadline';
import { useFormat } from '@/core/i18n/use-format';
import { Badge } from '@/core/ui/content/Badge';
import { AlertTriangle } from '@/core/ui/pictures/icons';
import { Stack } from '@/core/ui/content/layout';
import { Text } from '@/core/ui/content/Text';
import { deadlinePlace, type FlightTripDetails } from '../../contract';
import { timeRange } from '../parts/time';
import { SHOWN } from '../shown';
import { useTravellerWords } from '../traveller-words';
import { cardNote } from './card-note';
import * as css from './FlightTripCard.css';

/** A trip in My Trips, with what its traveler has to do about it. */
function FlightTrip({ trip, details }: { trip: TripSummary; details: FlightTripDetails }) {
  const { t } = useLingui();
  const format = useFormat();
  const deadline = useDeadline();
  const place = deadlinePlace(details.legs);
  const words = useTravellerWords();
  const note = cardNote(trip.state, details);
  return (
    <TripCard
      product={SHOWN}
      trip={trip}
      who={words.total(trip.travelers.length)}
      title={trip.title}
      badges={
        note === 'action-needed' && (
          <Badge tone="warning" icon={AlertTriangle}>
            {t`Action needed`}
          </Badge>
        )
      }
    >
      {note === 'action-needed' && (
        <Text size={14} weight={550}>
          <Trans>The airline has changed your flights. Accept the new times or cancel free of charge.</Trans>
        </Text>
      )}
      {note === 'pay' && place && (
        <Text size={14} weight={550}>
          <Trans>Pay by {deadline(details.ticketTimeLimit!, place)} or the seats will be released.</Trans>
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
    </TripCard>
  );
}

export default tripCard(SHOWN, FlightTrip);
