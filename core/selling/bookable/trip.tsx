import type { SoldProduct } from '../after-sale/product';
import { TripCard, tripCard } from '../after-sale/trips/TripCard';
import { When } from './When';

/** A booking of a plain product in My Trips. */
export const plainTrip = (product: SoldProduct) =>
  tripCard<unknown>(product, ({ trip }) => (
    <TripCard product={product} trip={trip} title={trip.title} who={trip.travelers.join(', ')}>
      <When startsAt={trip.startsAt} endsAt={trip.endsAt} />
    </TripCard>
  ));
