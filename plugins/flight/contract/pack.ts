import type { FlightLeg, FlightOffer, FlightSegment } from './offer';
import { type PackedOffers, OFFER_TABLES, type OfferTables } from './packed';

/** Rows by what they are, each once. */
function packedTable<Value>() {
  const known = new Map<string, number>();
  let added: Value[] = [];
  return {
    rowOf(value: Value): number {
      const key = JSON.stringify(value);
      const row = known.get(key) ?? known.size;
      if (row === known.size) {
        known.set(key, row);
        added.push(value);
      }
      return row;
    },
    /** What came since it was asked last. */
    take(): Value[] {
      const taken = added;
      added = [];
      return taken;
    },
  };
}
type PackedTables = {
  [Name in keyof OfferTables]: ReturnType<typeof packedTable<OfferTables[Name][number]>>;
};
const byName = <Of>(of: (name: keyof OfferTables) => unknown): Of =>
  Object.fromEntries(OFFER_TABLES.map((name) => [name, of(name)])) as Of;

/** Packs the offers of one search, a supplier's at a time. */
export function createPacker(): (offers: readonly FlightOffer[]) => PackedOffers {
  const tables = byName<PackedTables>(packedTable);

  const segmentOf = (segment: FlightSegment): number =>
    tables.segments.rowOf({
      id: segment.id,
      carrier: tables.carriers.rowOf({ code: segment.carrier, name: segment.carrierName }),
      ...(segment.operatedBy === null ? {} : { operatedBy: segment.operatedBy }),
      flightNumber: segment.flightNumber,
      aircraft: segment.aircraft,
      from: tables.places.rowOf({ ...segment.origin, zone: segment.departureZone }),
      to: tables.places.rowOf({ ...segment.destination, zone: segment.arrivalZone }),
      originTerminal: segment.originTerminal,
      destinationTerminal: segment.destinationTerminal,
      departureTime: segment.departureTime,
      arrivalTime: segment.arrivalTime,
      duration: segment.duration,
      ...(segment.technicalStops ? { technicalStops: segment.technicalStops } : {}),
    });
  const legOf = ({ segments, stops, carrier, airlineName, duration, dayOffset }: FlightLeg): number =>
    tables.legs.rowOf({
      segments: segments.map(segmentOf),
      carrier: tables.carriers.rowOf({ code: carrier, name: airlineName }),
      duration,
      dayOffset,
      waits: stops.map(({ airport: _airport, changeTo: _changeTo, ...wait }) => wait),
    });
  const fareOf = ({ flights, totalAmount, travellerPrices, ...offer }: FlightOffer): number =>
    tables.fares.rowOf({
      fareFamily: offer.fareFamily,
      bags: tables.bags.rowOf(offer.bags),
      payers: tables.payers.rowOf({
        routeType: offer.routeType,
        currency: totalAmount.currency,
        travellers: travellerPrices.map(({ passengerType, count }) => ({ passengerType, count })),
      }),
      terms: tables.terms.rowOf(offer.terms),
      ...(offer.holdUntil === undefined ? {} : { holdUntil: offer.holdUntil }),
      cabins: flights.map(({ cabin }) => cabin),
      seats: flights.map((leg) => leg.segments.map(({ cabin, bookingClass }) => [cabin, bookingClass])),
    });

  return (found) => {
    // One supplier's offers with the same flights differ in their fares alone.
    const flown = new Map<string, number>();
    const tripOf = ({ itineraryId, validatingCarrier, flights }: FlightOffer): number => {
      const key = `${validatingCarrier}|${itineraryId}`;
      const known = flown.get(key);
      if (known !== undefined) return known;
      const trip = tables.trips.rowOf({
        id: itineraryId,
        carrier: validatingCarrier,
        legs: flights.map(legOf),
      });
      flown.set(key, trip);
      return trip;
    };
    const offers = found.map((offer) => ({
      id: offer.id,
      trip: tripOf(offer),
      fare: fareOf(offer),
      prices: offer.travellerPrices.map(({ total }) => total.amount),
      ...(offer.seatsLeft === null ? {} : { seatsLeft: offer.seatsLeft }),
      ...(offer.seller === undefined ? {} : { seller: offer.seller }),
      ...(offer.wholesale && { wholesale: offer.wholesale.amount }),
      ...(offer.agencyFee && { agencyFee: offer.agencyFee.amount }),
    }));
    return { ...byName<OfferTables>((name) => tables[name].take()), offers };
  };
}
