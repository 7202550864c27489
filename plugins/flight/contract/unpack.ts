import type { Money } from '@/core/contract';
import { type Cabin, type FlightLeg, type FlightOffer, type FlightSegment, mayBe, type Stop } from './offer';
import { type PackedOffers, OFFER_TABLES, type OfferTables } from './packed';

const stopBetween = (
  landed: FlightSegment,
  next: FlightSegment,
  wait: OfferTables['legs'][number]['waits'][number],
): Stop => ({
  airport: landed.destination,
  duration: wait.duration,
  overnight: wait.overnight,
  changeTo: next.origin.code === landed.destination.code ? null : next.origin,
  ...(wait.selfTransfer === undefined ? {} : { selfTransfer: wait.selfTransfer }),
});

/** Unpacks the offers of one search, in the order in which its pieces come. `supplier`: whose they are. */
export function createUnpacker(): (packed: PackedOffers, supplier: string) => FlightOffer[] {
  const tables = Object.fromEntries(OFFER_TABLES.map((name) => [name, []])) as unknown as OfferTables;

  const segmentOf = (row: number, [cabin, bookingClass]: [Cabin, string]): FlightSegment => {
    const { carrier, operatedBy = null, from, to, ...flown } = tables.segments[row]!;
    const { zone: departureZone, ...origin } = tables.places[from]!;
    const { zone: arrivalZone, ...destination } = tables.places[to]!;
    const { code, name } = tables.carriers[carrier]!;
    return {
      ...flown,
      ...{ carrier: code, carrierName: name, operatedBy },
      ...{ origin, destination, departureZone, arrivalZone, cabin, bookingClass },
    };
  };
  const legOf = (row: number, cabin: Cabin, seats: [Cabin, string][]): FlightLeg => {
    const { segments: rows, carrier, waits, duration, dayOffset } = tables.legs[row]!;
    const segments = rows.map((segment, index) => segmentOf(segment, seats[index]!));
    const [first, last] = [segments[0]!, segments.at(-1)!];
    const { code, name } = tables.carriers[carrier]!;
    return {
      origin: first.origin,
      destination: last.destination,
      duration,
      stops: waits.map((wait, index) => stopBetween(segments[index]!, segments[index + 1]!, wait)),
      cabin,
      carrier: code,
      airlineName: name,
      departureTime: first.departureTime,
      arrivalTime: last.arrivalTime,
      departureZone: first.departureZone,
      arrivalZone: last.arrivalZone,
      dayOffset,
      segments,
    };
  };
  return ({ offers, ...added }, supplier) => {
    for (const name of OFFER_TABLES) (tables[name] as unknown[]).push(...added[name]);
    return offers.map(({ trip, fare, prices, seatsLeft = null, wholesale, agencyFee, ...offer }) => {
      const { id: itineraryId, carrier: validatingCarrier, legs } = tables.trips[trip]!;
      const { cabins, seats, bags, terms: row, payers, ...sold } = tables.fares[fare]!;
      const terms = tables.terms[row]!;
      const { routeType, currency, travellers } = tables.payers[payers]!;
      const money = (amount: number): Money => ({ amount, currency });
      return {
        ...offer,
        ...{ itineraryId, routeType, validatingCarrier },
        ...sold,
        bags: tables.bags[bags]!,
        terms,
        ...mayBe(terms),
        supplier,
        totalAmount: money(prices.reduce((sum, price) => sum + price, 0)),
        travellerPrices: travellers.map((paying, index) => ({ ...paying, total: money(prices[index]!) })),
        ...(wholesale === undefined ? {} : { wholesale: money(wholesale) }),
        ...(agencyFee === undefined ? {} : { agencyFee: money(agencyFee) }),
        flights: legs.map((leg, index) => legOf(leg, cabins[index]!, seats[index]!)),
        seatsLeft,
      };
    });
  };
}
