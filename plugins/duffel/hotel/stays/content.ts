import type { Language } from '@/core/contract';
import { plainOfMarkup } from '@/server/selling/supplier/outside/plain-text';
import type { SignPicture } from '@/server/selling/pictures/signed';
import { groundOf } from '@/server/reference/world/ground';
import { nearOf } from '@/plugins/hotel/face/near';
import { cityAbout } from '@/server/reference/world/zone-near';
import type { SupplierContent } from '@/plugins/hotel/face/port';
import type { Accommodation } from '../api/schemas';
import { amenitiesOf, isAdultsOnly, picturesOf, reviewsOf } from './listing';

const DESCRIPTION = 4_000;

/** What Duffel says of a property, whatever the dates: a score of guests without its topics, and no rules of the house. */
export function contentOf(given: Accommodation, language: Language, sign: SignPicture): SupplierContent {
  const reviews = reviewsOf(given);
  const place = given.location.geographic_coordinates;
  const city = cityAbout(place);
  return {
    pictures: picturesOf(given.photos, sign),
    description: plainOfMarkup(given.description, DESCRIPTION) || null,
    reviews: reviews && { ...reviews, topics: [], guests: [], until: null },
    near: city ? nearOf({ ...place, cityId: city.id }, language) : [],
    policies: {
      childrenFree: null,
      pets: amenitiesOf(given).includes('pets') || null,
      ...(isAdultsOnly(given) && { adultsOnly: true }),
      resortFee: null,
      cityTax: null,
    },
    built: null,
    renovated: null,
    ground: city && groundOf(city, language),
  };
}
