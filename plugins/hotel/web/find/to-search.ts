import { HOTEL_ORDERS, type HotelPlace, type HotelSearchInput, occupanciesOf } from '../../contract';
import type { FilledCriteria } from '../search/criteria';
import { criteriaErrors } from '../search/criteria-errors';
import type { PlaceLookup } from './use-place';

/** The call's body, or null while something is missing, wrong or on its way. */
export function toHotelSearch(
  filled: FilledCriteria,
  placeOf: PlaceLookup,
  { currency, countryOf }: { currency: string; countryOf: (code: string) => string },
): HotelSearchInput | null {
  const { place: id, checkIn, checkOut, rooms, nationality } = filled;
  const place: HotelPlace | null | undefined = id && placeOf(id) ? placeOf(id) : null;
  if (!place || !checkIn || !checkOut || criteriaErrors(filled, placeOf).length > 0) return null;
  return {
    currency,
    searchString: place.name,
    paging: { orderBy: HOTEL_ORDERS.recommended },
    occupancies: occupanciesOf(rooms),
    stayPeriod: { start: checkIn, end: checkOut },
    lat: place.latitude,
    lng: place.longitude,
    radius: Math.min(50, Math.max(1, place.radius)),
    nationality: { name: countryOf(nationality), alpha2Code: nationality },
    locationId: place.id,
    type: place.kind,
  };
}
