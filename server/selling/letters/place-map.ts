/** A place on a drawn map, for paper; letters on screens have the link alone. */
export interface PlaceMap {
  readonly place: { readonly latitude: number; readonly longitude: number };
  /** What is drawn about it; null where nothing is known of its surroundings. */
  readonly ground: MapGround | null;
  /** What the map does not show. */
  readonly note: string;
  /** To a map that can be moved. */
  readonly link: { readonly label: string; readonly url: string };
}

interface Named {
  readonly name: string;
  readonly latitude: number;
  readonly longitude: number;
}

/** What a city is drawn from. */
export interface MapGround {
  /** Closed lines of [longitude, latitude]; null where all is land. */
  readonly land: readonly (readonly (readonly number[])[])[] | null;
  /** `radius`: kilometers about the middle. */
  readonly areas: readonly (Named & { readonly radius: number })[];
  readonly marks: readonly (Named & { readonly kind: 'landmark' | 'airport' })[];
}
