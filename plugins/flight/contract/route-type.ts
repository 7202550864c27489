import { z } from 'zod/mini';
import type { AirportRef } from './airport';

/** R185: what a trip is. The search says it, and offers, bookings and letters keep it: flights do not tell. */
export const ROUTE_TYPES = ['One Way', 'Round-Trip', 'Multi-City'] as const;
export const RouteType = z.enum(ROUTE_TYPES);
export type RouteType = z.output<typeof RouteType>;

/** The ends of a flight of a trip: all of them as codes of places, or all as codes of cities. */
export interface Ends {
  readonly origin: string;
  readonly destination: string;
}

/** What a trip is where nobody said it: of two flights that with the second one leading back is a round trip. */
export function routeTypeOf([out, back, ...others]: readonly Ends[]): RouteType {
  if (!out || !back) return 'One Way';
  const isReturn = others.length === 0 && back.origin === out.destination && back.destination === out.origin;
  return isReturn ? 'Round-Trip' : 'Multi-City';
}

/** Whether the flights make such a trip: several cities are also those of a way there and back. */
export const isOfType = (type: RouteType, legs: readonly Ends[]): boolean =>
  type === 'Multi-City' ? legs.length > 1 : type === routeTypeOf(legs);

/** The airports at which flights begin and end. */
export const endsOf = (flights: readonly { origin: AirportRef; destination: AirportRef }[]): Ends[] =>
  flights.map(({ origin, destination }) => ({ origin: origin.code, destination: destination.code }));
