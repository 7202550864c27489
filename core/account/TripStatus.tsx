import type { TripSummary } from '../contract/bookings/booking';
import type { Contribution } from '../plugin/points';
import { ContributionView } from '../plugin/views';
import { Status } from '../ui/content/Badge';
import { TRIP_TONES } from '../selling/after-sale/trips/trip-tones';

interface TripStatusProps {
  trip: TripSummary;
  /** Of the plugin that sold it; without one the supplier's word stands as it is (G87). */
  card: Contribution<'trips.cards'> | undefined;
}

/** Where a booking stands, in the words of its product. */
export function TripStatus({ trip, card }: TripStatusProps) {
  if (!card) return <Status tone={TRIP_TONES[trip.state]}>{trip.status}</Status>;
  return (
    <ContributionView<'trips.cards'> item={card} props={{ trip, details: trip.details, only: 'status' }} />
  );
}
