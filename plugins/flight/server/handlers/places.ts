import { countryName, suggestPlaces, type Suggestion } from '@/server/reference';
import { handle } from '@/server/http/handle';
import { type AirportGroup, searchAirports } from '../../contract';

const LIMIT = 10;

export function groupOf({ city, airports }: Suggestion): AirportGroup {
  const country = countryName(city.country);
  const isCity = airports.length > 1;
  return {
    code: isCity ? city.code : airports[0]!.code,
    city: city.name,
    country,
    countryShortCode: city.country,
    isCity,
    airports: airports.map(({ code, name, zone, latitude, longitude }) => ({
      code,
      name,
      city: city.name,
      country,
      countryShortCode: city.country,
      zone,
      latitude,
      longitude,
    })),
  };
}

/** R194. Open to everybody: it tells nothing that a map does not. */
export const placesHandler = handle(searchAirports, async ({ query }) => ({
  data: suggestPlaces(query.search, LIMIT).map(groupOf),
}));
