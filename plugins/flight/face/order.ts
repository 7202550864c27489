import { z } from 'zod/mini';
import { BillingAddress, Contact, Extras, FlightOffer, Traveller, TravellerCounts } from '../contract';

/** What the booking call validated and the booking keeps. */
export const BookedRequest = z.object({
  travellers: z.array(Traveller).check(z.minLength(1)),
  contact: Contact,
  billing: BillingAddress,
  /** As they were quoted; absent when nothing was added to the fare. */
  extras: z.optional(Extras),
});
export type BookedRequest = z.output<typeof BookedRequest>;

/** What `book` keeps of the order. */
export const StoredDetails = z.object({
  orderId: z.string(),
  airlineRecordLocator: z.nullable(z.string()),
  ticketNumbers: z.array(z.string()),
  ticketTimeLimit: z.nullable(z.string()),
  vendor: z.string(),
  confirmationNumber: z.optional(z.nullable(z.string())),
  /** Until when the tickets are taken back for free, as the supplier said when it issued them, ISO UTC. */
  voidUntil: z.optional(z.nullable(z.string())),
  /** The airline changed the flights and nobody has answered yet. */
  needsAction: z.optional(z.boolean()),
  /** The flights as the airline flies them by then. */
  announced: z.optional(FlightOffer.shape.flights),
});
export type StoredDetails = z.output<typeof StoredDetails>;

/** Reads a booking's stored request. Throws when it is not one of this product's. */
export const readRequest = (value: unknown): BookedRequest => z.parse(BookedRequest, value);

/** Numbers of passports are for the airline alone: whoever has them needs no site to read them. */
export const withoutPassport = ({
  passportNumber: _number,
  passportCountry: _country,
  passportExpiryDate: _until,
  ...traveller
}: Traveller): Traveller => traveller;

/** What a quote is asked for. */
export const QuoteRequest = z.object({ travellers: TravellerCounts, extras: z.optional(Extras) });
export type QuoteRequest = z.output<typeof QuoteRequest>;

/** How many of each type there are. */
export const countTravellers = (travellers: readonly Pick<Traveller, 'passengerType'>[]): TravellerCounts => {
  const of = (type: Traveller['passengerType']) =>
    travellers.filter((traveller) => traveller.passengerType === type).length;
  return { adults: of('ADT'), children: of('CHD'), infants: of('INF') };
};

/** Whether there is anything in it. */
export const hasExtras = (extras: Extras | undefined): extras is Extras =>
  extras !== undefined && extras.seats.length + extras.bags.length > 0;
