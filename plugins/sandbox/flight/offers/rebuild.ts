import { findAirport } from '@/server/reference';
import { SupplierError } from '@/server/selling/supplier/errors';
import type { Instant } from '@/server/selling/supplier/time';
import type { OfferParts } from '@/server/selling/supplier/sandbox/rebuild';
import type { TravellerCounts } from '@/plugins/flight/contract';
import type { SupplierOffer } from '@/plugins/flight/face/port';
import { canConnect, type Itinerary, itineraryOf } from '../timetable/itinerary';
import { flies } from '../timetable/network';
import { buildOffer, hasSeats } from './offer';
import { departures } from '../timetable/schedule';
import type { FlightKey, LegKey, OfferKey } from './offer-key';
import type { Profile } from '../profiles';
import { flightRefusals } from '@/plugins/flight/contract/refusals';

/** Minutes before departure at which sales close. */
const SALES_CLOSE = 60;

/** The first departure that is still sold. */
export const firstSold = (now: Date): Instant => Math.ceil(now.getTime() / 60_000) + SALES_CLOSE;

const WORDS = {
  gone: flightRefusals.gone,
  over: flightRefusals.notAvailable,
  soldOut: flightRefusals.soldOut,
  priceChanged: flightRefusals.notRepriced,
  search: flightRefusals.failed,
  notMade: flightRefusals.notRepriced,
  invalid: flightRefusals.unknownBooking,
  unreadable: flightRefusals.unreadable,
  notCancelled: flightRefusals.cancelRefused,
};

const gone = () => new SupplierError('gone', WORDS.over);

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

/** How one of the suppliers makes an offer of what its id says; for other travellers than were searched for, too. */
export const flightOffers = (profile: Profile): OfferParts<OfferKey, SupplierOffer, TravellerCounts> => ({
  ids: profile.ids,
  words: WORDS,
  offerOf(key, { now, today, secret, surge, asked: travellers = key.travellers }) {
    const legs = key.legs.map(itineraryFrom);
    if (legs[0]!.flights[0]!.departure < firstSold(now)) return null;
    const offer = buildOffer({
      ...{ legs, travellers, today, secret, surge, profile },
      ...{ cabin: key.cabin, tier: key.tier, currency: key.currency, issued: key.issued },
      isPrivate: key.isPrivate === true,
      routeType: key.routeType,
    });
    return hasSeats(offer, travellers) ? offer : null;
  },
});
