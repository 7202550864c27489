import type { AirportRef } from './airport';

interface Leg {
  origin: Pick<AirportRef, 'city'>;
  departureZone: string;
}

/** On whose clocks the deadlines of a trip are: where it sets out. Null for one that cannot be read. */
export function deadlinePlace([first]: readonly Leg[]): { zone: string; city: string } | null {
  return first ? { zone: first.departureZone, city: first.origin.city } : null;
}
