import type { Language } from '@/core/contract';
import { cityName, findPlace } from '@/server/reference';
import type { PlainOffer } from './port';

/** The offer with its city named in a language; one at no place that the platform knows as it came. */
export function inLanguage<Offer extends Pick<PlainOffer, 'city' | 'place'>>(
  offer: Offer,
  language: Language,
): Offer {
  const at = offer.place ? findPlace(offer.place) : undefined;
  return at ? { ...offer, city: cityName(at.cityCode, language) } : offer;
}
