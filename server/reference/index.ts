export {
  allAirports,
  allCities,
  airportsOf,
  distanceBetween,
  findAirport,
  findCity,
  type Airport,
  type City,
} from './airports';
export { allCurrencies, countryName, allCountries } from './countries';
export { CARRIERS, findCarrier, type Alliance, type Carrier } from './facts/carriers';
export { airlineLogo } from './logos';
export { inLanguage } from './in-language';
export { airportName, cityName, mapObjects, withPlaceNames } from './place-names';
export { convert, embeddedRates, rateBetween, type Rates } from './rates';
export { suggestPlaces, type Suggestion } from './suggest';
export { findPlace, type KnownPlace, placeOfAirport, placeOfCity, placeOfStation } from './places/places';
export { inPlaceNames } from './places/in-language';
export { placeIn, placesFor } from './places/suggest-places';
export { STATIONS } from './places/stations';
