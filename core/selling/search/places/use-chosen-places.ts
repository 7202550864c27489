import { useState } from 'react';
import type { Place } from '../../../contract/reference';
import type { PlaceLookup } from './use-places';

/** The places of a form: those chosen in it, whose names nobody has to ask for, and those of the address. */
export function useChosenPlaces(placeOf: PlaceLookup) {
  const [chosen, setChosen] = useState<ReadonlyMap<string, Place>>(new Map());
  return {
    placeOf: ((id) => chosen.get(id) ?? placeOf(id)) satisfies PlaceLookup,
    /** Keeps a place that was chosen; its id. */
    choose(place: Place | null): string | null {
      if (place) setChosen((known) => new Map(known).set(place.id, place));
      return place && place.id;
    },
  };
}
