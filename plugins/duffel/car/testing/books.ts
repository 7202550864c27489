import { z } from 'zod/mini';
import type { Json } from '../../kit/testing/fake-server';
import { no, type Refusal } from '../../kit/testing/fault';
import { BookBody, QuoteBody, SearchBody } from './requests';
import { ratesOf, TEXTS } from './world';

const unknown = () => no('not_found', 404, 'invalid_request_error');

export interface Books {
  readonly bookings: Map<string, Json>;
  /** Changes the rates of a search before they are given. */
  edit: (rates: Json[]) => unknown[];
  /** Changes a quote before it is given. */
  requote: (quote: Json) => Json;
  currency: string;
  /** How a booking stands when it was made. */
  status: string;
  search(body: Json): Json | Refusal;
  quote(body: Json): Json | Refusal;
  book(body: Json): Json | Refusal;
  cancel(id: string): Json | Refusal;
}

/** Ids are never given twice in a process, whatever is closed and opened. */
let serial = 0;

/** The books of Duffel Cars: what it found, quoted, booked and cancelled. Witness: mocks.ts of src/Cars, each by its name. */
export function createBooks(now: () => Date): Books {
  const rates = new Map<string, { rate: Json; body: SearchBody }>();
  const quotes = new Map<string, { quote: Json; isBooked: boolean }>();

  const books: Books = {
    bookings: new Map(),
    edit: (given) => given,
    requote: (quote) => quote,
    currency: 'EUR',
    status: 'confirmed',

    // `MOCK_SEARCH`
    search(given) {
      const read = z.safeParse(SearchBody, given);
      if (!read.success) return no('validation_error', 422);
      const { data: body } = read;
      if (body.pickup_date < now().toISOString().slice(0, 10)) return no('validation_inclusion', 422);
      const search = String(++serial);
      const found = ratesOf({ body, currency: books.currency, search });
      for (const rate of found) rates.set(String(rate['id']), { rate, body });
      return {
        id: `seh_${search}`,
        live_mode: false,
        created_at: now().toISOString(),
        ...body,
        rates: books.edit(found),
      };
    },

    // `MOCK_QUOTE`
    quote(given) {
      const read = z.safeParse(QuoteBody, given);
      if (!read.success) return no('validation_error');
      const known = rates.get(read.data.rate_id);
      if (!known) return unknown();
      const { rate, body } = known;
      const { id: rateId, ...same } = rate;
      const { pickup_date, pickup_time, dropoff_date, dropoff_time } = body;
      const quote = books.requote({
        id: `qut_${++serial}`,
        live_mode: false,
        rate_id: rateId,
        search_id: 'seh_1',
        ...same,
        ...TEXTS,
        ...{ pickup_date, pickup_time, dropoff_date, dropoff_time },
      });
      quotes.set(String(quote['id']), { quote, isBooked: false });
      return quote;
    },

    // `MOCK_BOOKING`
    book(given) {
      const read = z.safeParse(BookBody, given);
      if (!read.success) return no('validation_error');
      const known = quotes.get(read.data.quote_id);
      if (!known) return unknown();
      if (known.isBooked) return no('quote_already_booked', 422, 'invalid_state_error');
      const { id: _, rate_id: __, search_id: ___, ...same } = known.quote;
      // Without a card only what is paid at the counter can be booked.
      if (same['payment_type'] !== 'postpaid') return no('validation_required', 422);
      known.isBooked = true;
      const id = `boo_${String(++serial).padStart(6, '0')}`;
      const booking: Json = {
        id,
        reference: `DTD-${serial}`,
        confirmed_at: now().toISOString(),
        cancelled_at: null,
        status: books.status,
        driver: { ...read.data.driver, user_id: null },
        quote_id: read.data.quote_id,
        ...same,
        metadata: read.data.metadata,
        users: [],
      };
      books.bookings.set(id, booking);
      return booking;
    },

    // Bookings.spec.ts, 'cancel'
    cancel(id) {
      const booking = books.bookings.get(id);
      if (!booking) return unknown();
      if (booking['cancelled_at']) return no('already_cancelled', 422, 'invalid_state_error');
      Object.assign(booking, { status: 'cancelled', cancelled_at: now().toISOString() });
      return booking;
    },
  };
  return books;
}
