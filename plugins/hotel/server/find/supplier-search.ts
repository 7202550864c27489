import type { AgencyRecord } from '@/server/ports/agency';
import { nearestCity } from '@/server/reference/world/zone-near';
import { type HotelSearch, pointOf, roomsOf } from '../../contract';
import type { SupplierSearch } from '../../face/port';
import { placesOf } from '../content/places';
import type { Supplied } from '@/server/ports/services';

/** The city of the reference data that was searched, where it is one. */
export const cityOf = (
  { locationId }: Pick<HotelSearch, 'locationId'>,
  services: Supplied,
): string | null => {
  if (!locationId) return null;
  const [kind, code] = locationId.split(':');
  if (kind === 'city' && code) return code;
  const point = pointOf(locationId);
  return point ? nearestCity(point).id : (placesOf(services).of(locationId)?.cityId ?? null);
};

/** What suppliers are asked: in the agency's currency, whatever the search names. */
export const supplierSearch = (
  search: HotelSearch,
  { pricing }: Pick<AgencyRecord, 'pricing'>,
  services: Supplied,
): SupplierSearch => ({
  latitude: search.lat,
  longitude: search.lng,
  radius: search.radius,
  stay: search.stayPeriod,
  rooms: roomsOf(search.occupancies),
  nationality: search.nationality.alpha2Code,
  currency: pricing.currency,
  cityCode: cityOf(search, services),
});
