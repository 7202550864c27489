import { z } from 'zod/mini';
import { AirportRef } from './airport';
import { LocalTime } from './date';
import { Cabin, FareTerms, FlightOffer, TechnicalStop } from './offer';
import { RouteType } from './route-type';
import { PassengerType } from './traveller';

/** The place of a row in one of the tables. */
const Row = z.int().check(z.gte(0));
const Minor = z.int();

const Place = z.object({ ...AirportRef.shape, zone: z.string() });
const Carrier = z.object({ code: z.string(), name: z.string() });
const Segment = z.object({
  id: z.string(),
  carrier: Row,
  operatedBy: z.optional(z.string()),
  flightNumber: z.string(),
  aircraft: z.string(),
  from: Row,
  to: Row,
  originTerminal: z.nullable(z.string()),
  destinationTerminal: z.nullable(z.string()),
  departureTime: LocalTime,
  arrivalTime: LocalTime,
  duration: z.int(),
  technicalStops: z.optional(z.array(TechnicalStop)),
});
/** Its places and times are those of its segments. */
const Leg = z.object({
  segments: z.array(Row),
  carrier: Row,
  duration: z.int(),
  dayOffset: z.int(),
  /** One between two segments. */
  waits: z.array(
    z.object({ duration: z.int(), overnight: z.boolean(), selfTransfer: z.optional(z.boolean()) }),
  ),
});
/** `carrier`: the code of the one that issues the ticket. */
const Trip = z.object({ id: z.string(), carrier: z.string(), legs: z.array(Row) });
const Bags = FlightOffer.shape.bags;
/** Who pays for what, in which currency: the same for all offers of a search. */
const Payers = z.object({
  routeType: RouteType,
  currency: z.string(),
  travellers: z.array(z.object({ passengerType: PassengerType, count: z.int() })),
});
/** What is sold on a trip: everything about an offer that is neither its flights nor its price. */
const Fare = z.object({
  fareFamily: z.string(),
  bags: Row,
  payers: Row,
  terms: Row,
  holdUntil: z.optional(z.string()),
  /** Of each leg. */
  cabins: z.array(Cabin),
  /** Of each leg and segment: the cabin and the letter that it is booked in. */
  seats: z.array(z.array(z.tuple([Cabin, z.string()]))),
});
const Offer = z.object({
  id: z.string(),
  trip: Row,
  fare: Row,
  /** What travellers of each type pay together, in the order of the payers; all of them are the total. */
  prices: z.array(Minor),
  seatsLeft: z.optional(z.int()),
  /** Staff only (SEC-35), as on the offer. */
  seller: z.optional(z.int()),
  wholesale: z.optional(Minor),
  agencyFee: z.optional(Minor),
});

const TABLES = {
  places: z.array(Place),
  carriers: z.array(Carrier),
  segments: z.array(Segment),
  legs: z.array(Leg),
  trips: z.array(Trip),
  bags: z.array(Bags),
  terms: z.array(FareTerms),
  payers: z.array(Payers),
  fares: z.array(Fare),
};

/**
 * Offers without what they have in common. Each table has the rows that none of the search's pieces had before; a row is
 * named by its place among all rows of its table that have come so far.
 */
export const PackedOffers = z.object({ ...TABLES, offers: z.array(Offer) });
export type PackedOffers = z.output<typeof PackedOffers>;
/** The rows of each table. */
export type OfferTables = Omit<PackedOffers, 'offers'>;
export const OFFER_TABLES = Object.keys(TABLES) as (keyof OfferTables)[];
