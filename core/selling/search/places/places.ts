import type { Place } from '../../../contract/reference';
import { PlaceOfSearch } from './PlaceOfSearch';
import { PlacesTitle } from './PlacesTitle';
import { usePlacesOf } from './use-places';

/** What a search says of its places, where they are the platform's. */
export const OF_PLACES = {
  placeId: ({ id }: Place) => id,
  usePlaces: usePlacesOf,
  Title: PlacesTitle,
  Place: PlaceOfSearch,
};
