import { z } from 'zod/mini';
import { Money } from '@/core/contract';
import { storedAs } from '@/server/selling/bookable/stored';
import {
  Asks,
  endsOf,
  FareFamily,
  FareTerms,
  FlightOffer,
  PassengerType,
  PricedExtras,
  RouteType,
} from '../contract';
import { BookedRequest, StoredDetails } from '../face/order';
import { routeTypeBetween } from '../face/route-type';

const NetFare = z.object({ passengerType: PassengerType, count: z.int(), base: Money, taxes: Money });

/** Of the offer a quote and a booking keep the supplier's figures beside what travellers see. */
const WrittenOffer = z.object({
  offer: z.extend(
    z.omit(FlightOffer, { totalAmount: true, travellerPrices: true, wholesale: true, agencyFee: true }),
    {
      flights: FlightOffer.shape.flights.check(z.minLength(1)),
      /** Absent in what older releases wrote, both of them. */
      routeType: z.optional(RouteType),
      terms: z.optional(FareTerms),
      fares: z.readonly(z.array(NetFare)),
      base: Money,
      taxes: Money,
      published: z.nullable(Money),
    },
  ),
  fareFamily: FareFamily,
  /** Until when it may be reserved without a payment; absent in what older releases wrote. */
  payLaterUntil: z.optional(z.nullable(z.string())),
  /** What the offer asks of travellers; absent where names are enough. */
  asks: z.optional(Asks),
  /** Seats and bags beside the fare. */
  extras: z.optional(PricedExtras),
});
/** What a fare says of itself. */
const knownTerms = ({ features: { change, refund } }: FareFamily): FareTerms => ({
  voidHours: 0,
  change: { service: change, fee: null },
  refund: { service: refund, fee: null },
});
const StoredOffer = z.pipe(
  WrittenOffer,
  z.transform(({ offer, ...kept }) => ({
    ...kept,
    offer: {
      ...offer,
      routeType: offer.routeType ?? routeTypeBetween(endsOf(offer.flights)),
      terms: offer.terms ?? knownTerms(kept.fareFamily),
    },
  })),
);

/** What a quote and a booking keep. */
export const trips = storedAs({ offer: StoredOffer, request: BookedRequest, details: StoredDetails });

export const readDetails = (value: unknown): StoredDetails | null =>
  z.safeParse(StoredDetails, value).data ?? null;
