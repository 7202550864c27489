import { findAirport } from '@/server/reference';
import { type Ends, ROUTE_TYPES, type RouteType, routeTypeOf } from '../contract';

const cityOf = (code: string): string => findAirport(code)?.cityCode ?? code;

/** What a trip between these airports is where nobody kept what was searched for; London is one place with all its airports. */
export const routeTypeBetween = (airports: readonly Ends[]): RouteType =>
  routeTypeOf(
    airports.map(({ origin, destination }) => ({ origin: cityOf(origin), destination: cityOf(destination) })),
  );

/** How an offer's id says what was searched for; ids of older releases do not. */
export const routeMark = (type: RouteType): string => String(ROUTE_TYPES.indexOf(type));
export const routeMarked = (mark: string | undefined): RouteType | undefined => ROUTE_TYPES[Number(mark)];
