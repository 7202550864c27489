import type { Language } from '@/core/contract';
import { cityName } from '@/server/reference';
import { WORLD_CITIES } from '@/server/reference/world/cities';

interface Addressed {
  readonly address: { readonly city: string; readonly country: string };
}

const codes = new Map(WORLD_CITIES.map(({ id, name, country }) => [`${country} ${name}`, id]));

/** A property with its city named in the reader's language, where that has a name of its own. */
export function cityIn<Hotel extends Addressed>(language: Language, hotel: Hotel): Hotel {
  const { city, country } = hotel.address;
  const code = codes.get(`${country} ${city}`);
  return code ? { ...hotel, address: { ...hotel.address, city: cityName(code, language) } } : hotel;
}
