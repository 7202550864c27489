import type { Language } from '@/core/contract';
import { exactAmount } from '@/server/selling/supplier/amount';
import { chance } from '@/server/selling/supplier/chance';
import { GUEST_KINDS, REVIEW_TOPICS } from '../../contract/vocabulary';
import { worldCity } from '@/server/reference/world/cities';
import { groundOf } from '@/server/reference/world/ground';
import type { Hotel } from '../content/hotel';
import { nearOf } from '../content/near';
import type { SupplierContent } from '../supplier/port';
import { picturesOf } from './pictures';
import type { View } from './views';

/** The share of properties whose rules about animals a supplier knows. */
const KNOWS_PETS = 0.8;

/** What an embedded supplier says of a property, whatever the dates. It has scores, and no sentences of guests. */
export function contentOf(view: View, hotel: Hotel, currency: string, language: Language): SupplierContent {
  const { reviews, amenities, resortFee, cityTax, childrenFree, built, renovated } = hotel;
  const inMoney = (dollars: number) => (dollars > 0 ? exactAmount(dollars, currency) : null);
  return {
    pictures: picturesOf(view, hotel),
    description: null,
    reviews: {
      score: reviews.score,
      count: reviews.count,
      topics: REVIEW_TOPICS.map((topic) => ({ topic, score: reviews.topics[topic] })),
      guests: GUEST_KINDS.map((kind) => ({ kind, share: reviews.guests[kind] })),
      until: reviews.until,
    },
    near: nearOf(hotel, language),
    policies: {
      childrenFree,
      pets: chance('pets known', view.id, hotel.id) < KNOWS_PETS ? amenities.includes('pets') : null,
      resortFee: inMoney(resortFee ?? 0),
      cityTax: inMoney(cityTax),
    },
    built,
    renovated,
    ground: groundOf(worldCity(hotel.cityId)!, language),
  };
}
