import type { Listing } from '../../face/port';

/** Its name among the listings of all suppliers. */
export const keyOf = ({ supplierId, id }: Pick<Listing, 'supplierId' | 'id'>): string =>
  `${supplierId}:${id}`;

const EARTH_METRES = 6_371_000;
const radians = (degrees: number) => (degrees * Math.PI) / 180;

/** Metres between two places, as the crow flies; exact enough for a few kilometres. */
export function metresBetween(
  a: Pick<Listing, 'latitude' | 'longitude'>,
  b: Pick<Listing, 'latitude' | 'longitude'>,
): number {
  const middle = radians((a.latitude + b.latitude) / 2);
  const turn = ((b.longitude - a.longitude + 540) % 360) - 180;
  return EARTH_METRES * Math.hypot(radians(b.latitude - a.latitude), radians(turn) * Math.cos(middle));
}
