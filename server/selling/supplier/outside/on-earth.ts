import type { Point } from '../../../reference/world/cities';

/** Whether somebody has said where it is. */
export const isOnEarth = ({ latitude, longitude }: Point): boolean =>
  Math.abs(latitude) <= 90 && Math.abs(longitude) <= 180 && (latitude !== 0 || longitude !== 0);
