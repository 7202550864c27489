import { allCountries } from '@/server/reference';
import { handle } from '@/server/ports/handle';
import { findCarPlaces, findCountries, getStaticData } from '../../contract';
import { findPlace } from '../places/places';
import { placeIn, suggestCarPlaces } from '../places/suggest';
import { ACCESSORY_PRICES, CLASSES } from '../sandbox/fleet';

const MOST_IDS = 4;

/** Open to everybody: it tells nothing that a map does not. */
export const placesHandler = handle(findCarPlaces, async ({ query, request }) => {
  const { language } = request;
  if (query.search !== undefined) return { data: suggestCarPlaces(query.search, language) };
  const places = (query.ids ?? '').split(',').slice(0, MOST_IDS).map(findPlace);
  return { data: places.flatMap((place) => (place ? [placeIn(place, language)] : [])) };
});

/** R289 */
export const countriesHandler = handle(findCountries, async () =>
  allCountries().map(({ name, code }) => ({ name, code })),
);

/** R290 */
export const staticDataHandler = handle(getStaticData, async () => ({
  data: {
    vehicleSizes: CLASSES.map(({ size, name }) => ({ id: size, name })),
    accessories: ACCESSORY_PRICES.map(({ code, name, max }) => ({ code, name, max })),
  },
}));
