import { Trans } from '@lingui/react/macro';
import type { TripSummary } from '@/core/contract';
import { useFormat } from '@/core/i18n/use-format';
import { TripCard, tripCard } from '@/core/selling/after-sale/trips/TripCard';
import { Text } from '@/core/ui/content/Text';
import type { HotelTripDetails } from '../../contract';
import { PAYMENT_NAMES } from '../../say/labels';
import { useHotelWords } from '../hotel-words';
import { SHOWN } from '../shown';

/** A stay in My Trips. */
function HotelTrip({ trip, details }: { trip: TripSummary; details: HotelTripDetails }) {
  const format = useFormat();
  const words = useHotelWords();
  const { address, city, nights, rooms, payment } = details;
  const what = [nights > 0 && words.nights(nights), rooms > 0 && words.rooms(rooms)].filter(Boolean);
  return (
    <TripCard
      product={SHOWN}
      trip={trip}
      who={trip.travelers[0] ?? ''}
      title={trip.title ? <Trans>Stay at {trip.title}</Trans> : <Trans>Stay</Trans>}
    >
      {trip.startsAt && (
        <Text size={14} weight={550} numeric>
          {format.dateRange(trip.startsAt, trip.endsAt)}
        </Text>
      )}
      <Text size={14} tone="secondary">
        {[...what, address || city].filter(Boolean).join(' · ')}
      </Text>
      {payment === 'property' && trip.state === 'confirmed' && (
        <Text size={14} tone="secondary">
          {words.say._(PAYMENT_NAMES.property)}
        </Text>
      )}
    </TripCard>
  );
}

export default tripCard(SHOWN, HotelTrip);
