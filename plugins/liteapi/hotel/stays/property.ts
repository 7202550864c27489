import { isOnEarth } from '@/server/selling/supplier/outside/on-earth';
import type { Language } from '@/core/contract';
import { groundOf } from '@/server/reference/world/ground';
import { cityAbout, zoneNear } from '@/server/reference/world/zone-near';
import { plain, plainOfMarkup } from '@/server/selling/supplier/outside/plain-text';
import type { SignPicture } from '@/server/selling/pictures/signed';
import { nearOf } from '@/plugins/hotel/face/near';
import type { SupplierContent, SupplierListing, SupplierPicture } from '@/plugins/hotel/face/port';
import type { Property } from '../api/schemas';
import type { Words } from './hotel-words';

export const LITEAPI = 'liteapi';

const DESCRIPTION = 4_000;
const MOST_PICTURES = 40;
/** What stands for a chain where there is none. */
const NO_CHAIN = 'Not Available';

export const picturesOf = (
  addresses: readonly (string | null | undefined)[],
  sign: SignPicture,
  most = MOST_PICTURES,
): SupplierPicture[] =>
  [...new Set(addresses)].slice(0, most).flatMap((address) => {
    const url = address ? sign(address) : null;
    return url ? [{ url, subject: null }] : [];
  });

const amenitiesOf = ({ facilityIds, facilities }: Property, { amenities }: Words) => [
  ...new Set(
    [...facilityIds, ...facilities.map(({ facilityId }) => facilityId)].flatMap(
      (id) => amenities.get(id) ?? [],
    ),
  ),
];

/** Points from 0 to 10, and of how many guests; null where there are none. */
const reviewsOf = ({ rating, reviewCount: count }: Property): SupplierListing['reviews'] =>
  rating && rating <= 10 && count && Number.isSafeInteger(count) && count > 0
    ? { score: Math.round(rating * 10) / 10, count }
    : null;

const placeOf = ({ latitude, longitude, location }: Property) =>
  location ?? { latitude: latitude ?? 0, longitude: longitude ?? 0 };

/** `04:00 PM` or `16:00` as `16:00`; null for anything else. Midnight ends a day. */
function clockOf(said: string | null | undefined): string | null {
  const [, hour, minute, half] = /^(\d{1,2}):([0-5]\d)(?::\d\d)?\s*([AP]M)?$/i.exec(plain(said)) ?? [];
  if (hour === undefined || Number(hour) > (half ? 12 : 23)) return null;
  const at = half ? (Number(hour) % 12) + (/p/i.test(half) ? 12 : 0) : Number(hour);
  return `${String(at).padStart(2, '0')}:${minute}`;
}

/** When guests may come and must go, which lists do not tell. */
function timesOf({ checkinCheckoutTimes: told }: Property): Pick<SupplierListing, 'checkIn' | 'checkOut'> {
  const [from, until] = [clockOf(told?.checkin_start), clockOf(told?.checkin_end)];
  // Until midnight is until the night is over, which goes without saying.
  return {
    checkIn: { from, until: from && until && until > from ? until : null },
    checkOut: clockOf(told?.checkout),
  };
}

/** The property as this site shows it; null for one that is no more, or without a name, a city or a place on earth. */
export function listingOf(given: Property, words: Words, sign: SignPicture): SupplierListing | null {
  const place = placeOf(given);
  const [name, city] = [plain(given.name), plain(given.city)];
  const country = (given.country ?? '').toUpperCase();
  if (given.deletedAt || !name || !city || !/^[A-Z]{2}$/.test(country) || !isOnEarth(place)) return null;
  const stars = Math.floor(given.stars ?? given.starRating ?? 0);
  const chain = plain(given.chain);
  return {
    supplierId: LITEAPI,
    id: given.id,
    name,
    kind: words.kinds.get(given.hotelTypeId ?? -1) ?? 'hotel',
    stars: stars >= 1 && stars <= 5 ? stars : null,
    ...place,
    address: { line: plain(given.address), postalCode: plain(given.zip, 20) },
    city,
    country,
    zone: zoneNear(place),
    chain: chain && chain !== NO_CHAIN ? chain : null,
    area: null,
    amenities: amenitiesOf(given, words),
    accessibility: [],
    pictures: picturesOf([given.main_photo], sign),
    reviews: reviewsOf(given),
    telephone: /^\+[\d ()-]{6,24}$/.exec(plain(given.phone))?.[0] ?? null,
    ...timesOf(given),
  };
}

/** What LiteAPI says of a property, whatever the dates. */
export function contentOf(
  given: Property,
  words: Words,
  language: Language,
  sign: SignPicture,
): SupplierContent {
  const place = placeOf(given);
  const city = isOnEarth(place) ? cityAbout(place) : null;
  const reviews = reviewsOf(given);
  return {
    pictures: picturesOf([given.main_photo, ...given.hotelImages.map(({ url }) => url)], sign),
    description: plainOfMarkup(given.hotelDescription, DESCRIPTION) || null,
    reviews: reviews && { ...reviews, topics: [], guests: [], until: null },
    near: city ? nearOf({ ...place, cityId: city.id }, language) : [],
    policies: {
      childrenFree: null,
      // `petsAllowed` and `childAllowed` are false also where nobody has said so.
      pets: amenitiesOf(given, words).includes('pets') || null,
      resortFee: null,
      cityTax: null,
    },
    times: timesOf(given),
    built: null,
    renovated: null,
    ground: city && groundOf(city, language),
  };
}
