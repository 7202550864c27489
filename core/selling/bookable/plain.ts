import type { MessageDescriptor } from '@lingui/core';
import type { z } from 'zod/mini';
import type {
  Cancellation,
  CancellationTerms,
  Guest,
  OfferFrame,
} from '../../contract/bookings/bookable-parts';
import type { BookingProgress, BookingState } from '../../contract/bookings/booking';
import type { AnyEndpoint } from '../../contract/endpoint';
import type { Money } from '../../contract/money/money';
import type { HeldPrice } from '../../contract/money/purchase';
import type { Call } from '../../query/call';
import type { CommonRow } from '../after-sale/office/agency-columns';
import type { Booking, SoldProduct } from '../after-sale/product';
import type { StatusWords } from '../after-sale/statuses';
import { PLAIN_STATUSES } from './statuses';
import type { Found } from '../results/sources';

/** What the pages need of a contract that `bookableContract` has made. */
export interface PlainContract<Offer, Request> {
  id: string;
  addresses: Record<'home' | 'results' | 'checkout' | 'confirmation' | 'booking', string>;
  schemas: { offer: z.ZodMiniType<Offer & OfferFrame>; request: z.ZodMiniType<Request> };
  search: AnyEndpoint;
  quote: AnyEndpoint;
  book: AnyEndpoint;
  find: AnyEndpoint;
  mine: AnyEndpoint;
  resend: AnyEndpoint;
  paper: AnyEndpoint;
  terms: AnyEndpoint;
  cancel: AnyEndpoint;
  agencyList: AnyEndpoint;
  agencyOne: AnyEndpoint;
}

/** The price of now of such an offer. */
export interface PlainQuote<Offer> extends HeldPrice {
  offer: Offer & OfferFrame;
}

/** A booking of such a product. */
export interface PlainBooking<Offer, Request> extends Booking {
  offer: Offer & OfferFrame;
  request: Request;
  guest: Guest;
  cancellation: Cancellation | null;
  canCancel: boolean;
}

/** A row of the user's own list. */
export interface PlainRow {
  bookingId: string;
  title: string;
  startsAt: string;
  salesPrice: Money;
  state: BookingState;
  bookingStatus: string;
}

/** A row of the agency's. */
export interface PlainAgencyRow extends PlainRow, CommonRow {
  salesPrice: Money;
  canCancel: boolean;
  travelers: string[];
}

const call = <Answer>(endpoint: AnyEndpoint, input: object): Call<Answer> => ({ endpoint, input });

/** What can be asked about bookings of such a product. */
export const plainCalls = <Offer, Request>(contract: PlainContract<Offer, Request>) => ({
  search: (criteria: object) =>
    call<Omit<Found<Offer & OfferFrame>, 'done'>>(contract.search, { body: criteria }),
  quote: (offerId: string, entry: object) =>
    call<{ data: PlainQuote<Offer> }>(contract.quote, { body: { offerId, ...entry } }),
  book: (order: object) => call<{ data: BookingProgress }>(contract.book, { body: order }),
  find: (name: { bookingId: string } | { other: string }) =>
    call<{ data: PlainBooking<Offer, Request> }>(contract.find, {
      query: 'other' in name ? { recordLocator: name.other } : name,
    }),
  resend: (bookingId: string) => call<unknown>(contract.resend, { body: { bookingId } }),
  paper: (bookingId: string) => call<unknown>(contract.paper, { query: { bookingId } }),
  show: [contract.find, contract.mine],
  recent: (query: object) => call<{ data: PlainRow[] }>(contract.mine, { query }),
  terms: (bookingId: string) => call<{ data: CancellationTerms }>(contract.terms, { body: { bookingId } }),
  cancel: (bookingId: string, acceptedPenalty: Money) =>
    call<{ data: PlainBooking<Offer, Request>; message: string }>(contract.cancel, {
      body: { bookingId, acceptedPenalty },
    }),
  agencyOne: (id: string) => call<{ data: { row: PlainAgencyRow } }>(contract.agencyOne, { params: { id } }),
});

type WordsOfProduct = SoldProduct['words'];
/** The words of such a product that nobody else has. */
export interface PlainWords extends WordsOfProduct {
  /** What is sold, in the plural: "Lounges". */
  offers: MessageDescriptor;
}

/** Such a product as the pages of bookings know it; it says only its own words. */
export const plainProduct = <Offer, Request>(
  contract: PlainContract<Offer, Request>,
  own: Pick<SoldProduct, 'priceLabels'> & { statuses?: StatusWords; words: PlainWords },
) => ({
  ...own,
  statuses: { ...PLAIN_STATUSES, ...own.statuses },
  id: contract.id,
  pages: contract.addresses,
  calls: plainCalls(contract),
});

export type PlainProduct<Offer, Request> = ReturnType<typeof plainProduct<Offer, Request>>;
