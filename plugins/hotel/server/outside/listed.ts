import type { Point } from '@/server/reference/world/cities';

/** Later and earlier than nearly everywhere: nobody who keeps to them stands before a closed door. */
export const USUAL = { in: '16:00', out: '10:00' };

/** Whether somebody has said where it is. */
export const isOnEarth = ({ latitude, longitude }: Point): boolean =>
  Math.abs(latitude) <= 90 && Math.abs(longitude) <= 180 && (latitude !== 0 || longitude !== 0);
