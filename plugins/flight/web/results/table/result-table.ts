import type { Cabin, FlightOffer } from '../../../contract';
import { bandOf, type Band } from './bands';
import { totalMinutes } from './itinerary';
import { landsOnTheWay } from '../../../say/lands-on-the-way';

/** What filters and orders ask of an offer, worked out once when it is found. */
export interface OfferFacts {
  offer: FlightOffer;
  /** Place of its itinerary in the table. */
  group: number;
  /** Minor units. */
  price: number;
  /** Of all legs together. */
  minutes: number;
  /** Of the leg that has most (R208). */
  stops: number;
  /** Waits of all legs in which a night is spent. */
  nights: number;
  /** Waits of all legs after which another airport is taken off from. */
  airportChanges: number;
  /** Main ones of the legs, each once. */
  cabins: readonly Cabin[];
  airlines: readonly string[];
  departure: Band;
  arrival: Band;
  /** Take-off of each leg in minutes since midnight, by the clock of the airport. */
  leaves: readonly number[];
  /** Minutes of each leg. */
  durations: readonly number[];
  /** Airports of all waits, each once; both of them where the airport changes. */
  layovers: readonly string[];
}

/** Everything that was found, as filters and orders need it. */
export interface ResultTable {
  /** One a set of flights, its fares from the cheapest. */
  itineraries: readonly (readonly OfferFacts[])[];
  /** All offers in the order of Cheapest (R203). */
  byPrice: readonly OfferFacts[];
  /** All offers in the order of Quickest (R205). */
  bySpeed: readonly OfferFacts[];
}

const unique = <T>(values: readonly T[]): readonly T[] => (values.length < 2 ? values : [...new Set(values)]);
const compare = (a: string, b: string): number => (a < b ? -1 : a > b ? 1 : 0);

/** `2027-03-10T11:20` is minute 680. */
export const minuteOfDay = (localTime: string): number =>
  Number(localTime.slice(11, 13)) * 60 + Number(localTime.slice(14, 16));

function factsOf(offer: FlightOffer, group: number): OfferFacts {
  const { flights } = offer;
  const [first] = flights;
  const waits = flights.flatMap(({ stops }) => stops);
  return {
    offer,
    group,
    price: offer.totalAmount.amount,
    minutes: totalMinutes(offer),
    stops: Math.max(0, ...flights.map((leg) => leg.stops.length || Number(landsOnTheWay(leg)))),
    nights: waits.filter(({ overnight }) => overnight).length,
    airportChanges: waits.filter(({ changeTo }) => changeTo !== null).length,
    cabins: unique(flights.map(({ cabin }) => cabin)),
    airlines: unique(flights.map(({ carrier }) => carrier)),
    departure: bandOf(first?.departureTime ?? ''),
    arrival: bandOf(first?.arrivalTime ?? ''),
    leaves: flights.map(({ departureTime }) => minuteOfDay(departureTime)),
    durations: flights.map(({ duration }) => duration),
    layovers: unique(
      waits.flatMap(({ airport, changeTo }) => (changeTo ? [airport.code, changeTo.code] : [airport.code])),
    ),
  };
}

/**
 * Puts found offers in order once, so that a filter or another order afterwards is one pass over them. Offers of
 * the same price or duration stand by the other of the two, then by id, so that equal ones never change places.
 */
export function tableOf(offers: readonly FlightOffer[]): ResultTable {
  const places = new Map<string, number>();
  const facts = offers.map((offer) => {
    const group = places.get(offer.itineraryId) ?? places.size;
    places.set(offer.itineraryId, group);
    return factsOf(offer, group);
  });
  const byId = (a: OfferFacts, b: OfferFacts) =>
    compare(a.offer.itineraryId, b.offer.itineraryId) || compare(a.offer.id, b.offer.id);
  const byPrice = [...facts].sort((a, b) => a.price - b.price || a.minutes - b.minutes || byId(a, b));
  const bySpeed = [...facts].sort((a, b) => a.minutes - b.minutes || a.price - b.price || byId(a, b));
  const itineraries: OfferFacts[][] = Array.from(places, () => []);
  for (const fact of byPrice) itineraries[fact.group]!.push(fact);
  return { itineraries, byPrice, bySpeed };
}
