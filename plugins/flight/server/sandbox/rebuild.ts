import { findAirport } from '@/server/reference';
import { SupplierError } from '@/server/supplier/errors';
import { daysBetween } from '@/server/supplier/time';
import type { TravellerCounts } from '../../contract';
import type { SupplierOffer } from '../supplier/port';
import { canConnect, type Itinerary, itineraryOf } from './itinerary';
import { flies } from './network';
import { buildOffer, hasSeats } from './offer';
import { departures } from './schedule';
import { type Habits, SKYHUB } from './habits';
import { type FlightKey, type LegKey, openOffer } from './seal';

/** An offer is good on the day it was made and on the next. */
const GOOD_FOR_DAYS = 1;
/** Minutes before departure at which sales close. */
export const SALES_CLOSE = 60;

const gone = () => new SupplierError('gone', 'Flight not available, please try again');

function flightOf({ carrier, from, to, date, slot }: FlightKey) {
  const [origin, destination] = [findAirport(from), findAirport(to)];
  const operator = origin && destination && flies(carrier, origin, destination);
  const flight =
    operator && departures(operator, origin, destination, date).find((each) => each.slot === slot);
  if (!flight) throw gone();
  return flight;
}

function itineraryFrom({ flights: keys, separate }: LegKey): Itinerary {
  const flights = keys.map(flightOf);
  if (!flights.every((flight, i) => i === 0 || canConnect(flights[i - 1]!, flight, separate))) throw gone();
  return itineraryOf(flights, separate);
}

export interface RebuildOptions {
  readonly now: Date;
  readonly secret: string;
  /** Instead of those that were searched for. */
  readonly travellers?: TravellerCounts;
  readonly surge?: number;
  readonly habits?: Habits;
}

/** The offer behind an id at the price of now. Throws SupplierError `invalid` or `gone`. */
export function rebuildOffer(
  id: string,
  { now, secret, travellers, surge, habits = SKYHUB }: RebuildOptions,
): SupplierOffer {
  const key = openOffer(id, { version: habits.offers, secret });
  const today = now.toISOString().slice(0, 10);
  if (daysBetween(key.issued, today) > GOOD_FOR_DAYS) throw gone();
  const legs = key.legs.map(itineraryFrom);
  if (legs[0]!.flights[0]!.departure - now.getTime() / 60_000 < SALES_CLOSE) throw gone();
  const counts = travellers ?? key.travellers;
  const offer = buildOffer({
    legs,
    cabin: key.cabin,
    tier: key.tier,
    travellers: counts,
    currency: key.currency,
    today,
    issued: key.issued,
    secret,
    surge,
    habits,
    isPrivate: key.isPrivate === true,
  });
  if (!hasSeats(offer, counts)) throw gone();
  return offer;
}

/** The airports that the offer's legs lead to. */
export const destinationsOf = (offer: SupplierOffer): string[] =>
  offer.flights.map((leg) => leg.destination.code);
