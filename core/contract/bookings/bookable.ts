import { z } from 'zod/mini';
import {
  BookingName,
  CancellationTerms,
  Guest,
  OfferFrame,
  OfferId,
  reservationFields,
  rowFields,
} from './bookable-parts';
import { BookingProgress } from './booking';
import { endpoint } from '../endpoint';
import { SentMoney } from '../money/money';
import { Email } from '../people/person';
import {
  agencyFigures,
  BookingId,
  HeldPrice,
  OwnBookingsQuery,
  pricingFields,
  purchaseFields,
} from '../money/purchase';
import { AgencyBookingsQuery } from '../money/sale';
import { SupplierReport } from './supplier';

export * from './bookable-parts';

/** The wire of a product that is searched, bought, shown and cancelled in the plain way. */

/** What is a product's own in its wire. */
export interface BookableParts<
  Id extends string,
  Root extends string,
  Criteria extends z.core.$ZodType,
  Offer extends z.core.$ZodShape,
  Request extends z.core.$ZodShape,
> {
  /** The plugin's id: its calls are at `/api/<id>/`. */
  readonly id: Id;
  /** Where its pages are: `<root>/results`, `<root>/checkout`, `<root>/confirmation` and `<root>/booking`. */
  readonly root: Root;
  /** What is searched for: a strict object. */
  readonly criteria: Criteria;
  /** What an offer tells beside `OfferFrame`. */
  readonly offer: z.ZodMiniObject<Offer>;
  /** What is asked of who books beside `Guest`: a strict object. */
  readonly request: z.ZodMiniObject<Request, z.core.$strict>;
}

/**
 * The addresses and the calls of a bookable product. Errors, beside those of every call: 410 `OFFER_GONE` for an offer that
 * is not available any more, 404 for a booking that the caller may not see, 409 `PENALTY_CHANGED` when cancelling costs
 * more than was accepted, 409 `CONFLICT` when it cannot be cancelled, 502 when the supplier does not tell.
 */
export function bookableContract<
  const Id extends string,
  const Root extends `/${string}`,
  Criteria extends z.core.$ZodType,
  Offer extends z.core.$ZodShape,
  Request extends z.core.$ZodShape,
>({ id, root, criteria, offer, request }: BookableParts<Id, Root, Criteria, Offer, Request>) {
  const api = `/api/${id}` as const;
  const agencyApi = `/api/agency/${id}` as const;
  const Offered = z.extend(offer, OfferFrame.shape);
  const Quote = z.extend(HeldPrice, { offer: Offered });
  const Reservation = z.object({ ...reservationFields, offer: Offered, request });
  /** `details` of a TripSummary of this product: the offer without its price, or null when it cannot be read. */
  const TripDetails = z.object({ offer: z.nullable(offer) });
  const Row = z.object({ ...rowFields, details: TripDetails });
  const AgencyRow = z.extend(Row, { ...agencyFigures, cancelReason: z.nullable(z.string()) });
  const sold = { access: 'user', servicing: true } as const;
  const office = { access: 'staff', servicing: true } as const;
  return {
    id,
    addresses: {
      home: root,
      results: `${root}/results` as const,
      checkout: `${root}/checkout` as const,
      confirmation: `${root}/confirmation` as const,
      booking: `${root}/booking` as const,
    },
    schemas: { criteria, offer: Offered, ownOffer: offer, request, TripDetails, Reservation, Row, AgencyRow },
    search: endpoint({
      method: 'POST',
      path: `${api}/search`,
      access: 'search',
      summary: "Offers for what is wanted, priced with the agency's markup, cheapest first.",
      rate: 'search',
      costly: true,
      forClient: true,
      body: criteria,
      response: z.object({ data: z.array(Offered), suppliers: z.array(SupplierReport) }),
    }),
    details: endpoint({
      method: 'POST',
      path: `${api}/details`,
      access: 'search',
      summary: 'One offer at the price of now.',
      rate: 'search',
      forClient: true,
      body: z.strictObject({ offerId: OfferId }),
      response: z.object({ data: Offered }),
    }),
    quote: endpoint({
      method: 'POST',
      path: `${api}/quote`,
      access: 'user',
      summary: 'Asks for the price of now and holds it for the caller.',
      rate: 'search',
      forClient: true,
      body: z.strictObject({ offerId: OfferId, ...pricingFields }),
      response: z.object({ data: Quote }),
    }),
    book: endpoint({
      method: 'POST',
      path: `${api}/book`,
      access: 'user',
      summary: 'Books a quoted offer once per idempotency key, however often it is asked.',
      rate: 'write',
      body: z.strictObject({ ...purchaseFields, guest: Guest, request }),
      response: z.object({ data: BookingProgress }),
    }),
    find: endpoint({
      ...sold,
      method: 'GET',
      path: `${api}/booking`,
      summary: 'A booking by its id or by its record locator: exactly one of them.',
      query: BookingName,
      response: z.object({ data: Reservation }),
    }),
    mine: endpoint({
      ...sold,
      method: 'GET',
      path: `${api}/bookings`,
      summary: "The user's own bookings of this product, newest first.",
      query: OwnBookingsQuery,
      response: z.object({ data: z.array(Row), totalCount: z.int() }),
    }),
    resend: endpoint({
      ...sold,
      method: 'POST',
      path: `${api}/resend`,
      summary: 'Sends the confirmation of an own booking again, to another address when one is given.',
      rate: 'write',
      body: z.strictObject({ bookingId: BookingId, email: z.optional(Email) }),
      response: z.object({ data: z.string() }),
    }),
    paper: endpoint({
      ...sold,
      method: 'GET',
      path: `${api}/booking.pdf`,
      summary: 'The booking to print.',
      produces: 'application/pdf',
      query: z.strictObject({ bookingId: BookingId }),
      response: z.unknown(),
    }),
    terms: endpoint({
      ...sold,
      method: 'POST',
      path: `${api}/terms`,
      summary: 'What cancelling a booking costs now and what comes back.',
      body: z.strictObject({ bookingId: BookingId }),
      response: z.object({ data: CancellationTerms }),
    }),
    cancel: endpoint({
      ...sold,
      method: 'POST',
      path: `${api}/cancel`,
      summary: 'Cancels a booking at the accepted penalty.',
      rate: 'write',
      body: z.strictObject({ bookingId: BookingId, acceptedPenalty: SentMoney }),
      response: z.object({ data: Reservation, message: z.string() }),
    }),
    agencyList: endpoint({
      ...office,
      method: 'GET',
      path: `${agencyApi}/bookings`,
      summary: "The agency's bookings of this product, newest first; a restricted agent's own.",
      query: AgencyBookingsQuery,
      response: z.object({ data: z.array(AgencyRow), totalCount: z.int() }),
    }),
    agencyOne: endpoint({
      ...office,
      method: 'GET',
      path: `${agencyApi}/bookings/{id}`,
      summary: "One of the agency's bookings: its row, and the reservation in full.",
      response: z.object({ data: z.object({ row: AgencyRow, reservation: Reservation }) }),
    }),
  };
}

export type BookableContract<
  Id extends string,
  Root extends `/${string}`,
  Criteria extends z.core.$ZodType,
  Offer extends z.core.$ZodShape,
  Request extends z.core.$ZodShape,
> = ReturnType<typeof bookableContract<Id, Root, Criteria, Offer, Request>>;
