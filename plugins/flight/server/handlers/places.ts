import type { Language } from '@/core/contract';
import { cityName, countryName, suggestPlaces, type Suggestion } from '@/server/reference';
import { handle } from '@/server/ports/handle';
import { type AirportGroup, searchAirports } from '../../contract';

const LIMIT = 10;

function groupOf({ city, airports }: Omit<Suggestion, 'named'>, language: Language): AirportGroup {
  const name = cityName(city.code, language);
  const country = countryName(city.country);
  const isCity = airports.length > 1;
  return {
    code: isCity ? city.code : airports[0]!.code,
    city: name,
    country,
    countryShortCode: city.country,
    isCity,
    airports: airports.map(({ code, name: called, zone, latitude, longitude }) => ({
      code,
      name: called,
      city: name,
      country,
      countryShortCode: city.country,
      zone,
      latitude,
      longitude,
    })),
  };
}

/** A city with its airports; before it the airport that was named itself, such as Guarulhos. */
function groupsOf(found: Suggestion, language: Language): AirportGroup[] {
  const named = found.named && found.airports.length > 1 ? found.airports.slice(0, 1) : [];
  const alone = named.map((airport) => groupOf({ city: found.city, airports: [airport] }, language));
  return [...alone, groupOf(found, language)];
}

/** R194. Open to everybody: it tells nothing that a map does not. */
export const placesHandler = handle(searchAirports, async ({ query, request }) => ({
  data: suggestPlaces(query.search, LIMIT).flatMap((found) => groupsOf(found, request.language)),
}));
