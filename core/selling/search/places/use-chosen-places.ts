import { useState } from 'react';
import type { Lookup } from '../product-search';

/** The places of a form: those chosen in it, whose names nobody has to ask for, and those of the address. */
export function useChosenPlaces<Place>(placeOf: Lookup<Place>, placeId: (place: Place) => string) {
  const [chosen, setChosen] = useState<ReadonlyMap<string, Place>>(new Map());
  return {
    placeOf: ((id) => chosen.get(id) ?? placeOf(id)) satisfies Lookup<Place>,
    /** Keeps a place that was chosen; its id. */
    choose(place: Place | null): string | null {
      if (place) setChosen((known) => new Map(known).set(placeId(place), place));
      return place && placeId(place);
    },
  };
}
