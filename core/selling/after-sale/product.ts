import type { MessageDescriptor } from '@lingui/core';
import type { BookingProgress, Price } from '../../contract/bookings/booking';
import type { AnyEndpoint } from '../../contract/endpoint';
import type { Call } from '../../query/call';
import type { LINE_LABELS } from '../checkout/price/price-lines';
import type { StatusWords } from './statuses';

/** What every product's booking tells. */
export interface Booking {
  bookingId: string;
  recordLocator: string | null;
  confirmationNumber?: string | null;
  bookingStatus: string;
  /** ISO, UTC. */
  dateBooked: string;
  /** Goes up with everything that becomes of it, and when that last was, ISO UTC. */
  revision: number;
  changedAt: string;
  price: Price;
  progress: BookingProgress;
}

/** A booking goes by its own id, or by a second name of the product's, such as its locator. */
export type BookingName = { bookingId: string } | { other: string };

/** What the pages of bookings have to know of the product that sold them. */
export interface SoldProduct<B extends Booking = Booking> {
  /** Id of its plugin. */
  id: string;
  /** Its search, the page that follows a booking on its way, the page of one that is made. */
  pages: { home: string; confirmation: string; booking: string };
  calls: {
    find: (name: BookingName) => Call<{ data: B }>;
    /** Sends the confirmation to the booking's contact once more. */
    resend: (bookingId: string) => Call<unknown>;
    /** The booking to print. */
    paper: (bookingId: string) => Call<unknown>;
    /** Whose answers show bookings: asked again after something was done with one. A constant. */
    show: readonly AnyEndpoint[];
  };
  /** Its own; the platform's are known. */
  statuses: StatusWords;
  /** What it calls parts of its price. */
  priceLabels?: Partial<typeof LINE_LABELS>;
  words: {
    /** Leads to a new search. */
    search: MessageDescriptor;
    /** Who keeps a cancellation fee. */
    keptByTerms: MessageDescriptor;
    /** Whose answer is waited for while it is being cancelled. */
    cancelling: MessageDescriptor;
  };
}
