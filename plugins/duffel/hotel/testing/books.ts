import { z } from 'zod/mini';
import type { Json } from '../../kit/testing/fake-server';
import { no, type Refusal } from '../../kit/testing/fault';
import { BookBody, QuoteBody, SearchBody } from './requests';
import { PLACES, property, roomsOf, type Sale } from './world';

const unknown = () => no('not_found', 404, 'invalid_request_error');

/** A result of a search: a property, for whom and when. */
interface Result {
  readonly accommodationId: string;
  readonly sale: Sale;
  readonly guests: readonly unknown[];
  readonly departure: string;
}

export interface Books {
  readonly results: Map<string, Result>;
  readonly bookings: Map<string, Json>;
  /** What was taken from the balance, one a booking. */
  readonly paid: { bookingId: string; amount: string; currency: string }[];
  /** Changes a property with its rooms before it is sold. */
  edit: (accommodation: Json) => Json;
  /** Changes a quote before it is given. */
  requote: (quote: Json) => Json;
  currency: string;
  /** How a booking stands when it was made. */
  status: string;
  search(body: Json): Json | Refusal;
  rates(id: string): Json | Refusal;
  quote(body: Json): Json | Refusal;
  book(body: Json): Json | Refusal;
  cancel(id: string): Json | Refusal;
  accommodation(id: string): Json | Refusal;
}

const nightsOf = (from: string, to: string) => (Date.parse(to) - Date.parse(from)) / 86_400_000;

/** Ids are never given twice in a process, whatever is closed and opened. */
let serial = 0;

/** The books of Duffel Stays: what it found, quoted, booked, was paid and gave back. */
export function createBooks(now: () => Date): Books {
  const rates = new Map<string, { result: Result; room: Json; rate: Json }>();
  const quotes = new Map<string, { rateId: string; quote: Json; isBooked: boolean }>();
  const sold = ({ accommodationId, sale }: Result): Json =>
    books.edit({ ...property(accommodationId), rooms: roomsOf(accommodationId, sale) });

  const resultOf = (id: string, result: Result, accommodation: Json): Json => ({
    id,
    accommodation,
    check_in_date: result.sale.arrival,
    check_out_date: result.departure,
    rooms: result.sale.rooms,
    guests: result.guests,
    cheapest_rate_total_amount: (
      (80 + 20 * PLACES.indexOf(result.accommodationId)) *
      result.sale.nights *
      result.sale.rooms
    ).toFixed(2),
    cheapest_rate_currency: result.sale.currency,
    cheapest_rate_public_amount: null,
    cheapest_rate_public_currency: result.sale.currency,
    expires_at: new Date(now().getTime() + 30 * 60_000).toISOString(),
  });

  const books: Books = {
    results: new Map(),
    bookings: new Map(),
    paid: [],
    edit: (accommodation) => accommodation,
    requote: (quote) => quote,
    currency: 'EUR',
    status: 'confirmed',

    search(body) {
      const read = z.safeParse(SearchBody, body);
      if (!read.success) return no('validation_error', 422);
      const { check_in_date: arrival, check_out_date: departure, rooms, guests } = read.data;
      const nights = nightsOf(arrival, departure);
      if (nights < 1 || arrival < now().toISOString().slice(0, 10) || guests.length < rooms)
        return no('validation_inclusion', 422);
      const wanted =
        'accommodation' in read.data
          ? PLACES.filter((id) =>
              (read.data as { accommodation: { ids: string[] } }).accommodation.ids.includes(id),
            )
          : Math.abs(
                (read.data.location as { geographic_coordinates: { latitude: number } })
                  .geographic_coordinates.latitude - 38.7,
              ) < 1
            ? PLACES
            : [];
      const results = wanted.map((accommodationId) => {
        const id = `srr_${++serial}`;
        const sale = { now: now(), currency: books.currency, nights, rooms, arrival, search: String(serial) };
        const result = { accommodationId, sale, guests, departure };
        books.results.set(id, result);
        return resultOf(id, result, books.edit(property(accommodationId)));
      });
      return { created_at: now().toISOString(), results };
    },

    rates(id) {
      const result = books.results.get(id);
      if (!result) return unknown();
      const accommodation = sold(result);
      for (const room of (accommodation['rooms'] as Json[] | null) ?? [])
        for (const rate of (room['rates'] as Json[] | null) ?? [])
          rates.set(String(rate['id']), { result, room, rate });
      return resultOf(id, result, accommodation);
    },

    quote(body) {
      const read = z.safeParse(QuoteBody, body);
      if (!read.success) return no('validation_error');
      const known = rates.get(read.data.rate_id);
      if (!known) return unknown();
      const { result, room, rate } = known;
      if (Date.parse(String(rate['expires_at'])) <= now().getTime()) return no('rate_unavailable');
      const same = Object.fromEntries(
        ['total', 'base', 'tax', 'fee', 'due_at_accommodation'].flatMap((part) =>
          ['amount', 'currency'].map((half) => [`${part}_${half}`, rate[`${part}_${half}`]]),
        ),
      );
      const quote = books.requote({
        id: `quo_${++serial}`,
        ...same,
        deposit_amount: null,
        deposit_currency: rate['total_currency'],
        check_in_date: result.sale.arrival,
        check_out_date: result.departure,
        rooms: result.sale.rooms,
        guests: result.guests,
        supported_loyalty_programme: null,
        accommodation: { ...sold(result), rooms: [{ ...room, rates: [rate] }] },
      });
      quotes.set(String(quote['id']), { rateId: read.data.rate_id, quote, isBooked: false });
      return quote;
    },

    book(body) {
      const read = z.safeParse(BookBody, body);
      if (!read.success) return no('validation_error');
      const known = quotes.get(read.data.quote_id);
      if (!known) return unknown();
      const { quote, rateId } = known;
      if (known.isBooked) return no('quote_already_booked', 422, 'invalid_state_error');
      if (read.data.guests.length !== quote['rooms']) return no('validation_inclusion');
      known.isBooked = true;
      const id = `bok_${String(++serial).padStart(6, '0')}`;
      const booking: Json = {
        id,
        status: books.status,
        reference: `dhg-${serial}`,
        confirmed_at: now().toISOString(),
        cancelled_at: null,
        check_in_date: quote['check_in_date'],
        check_out_date: quote['check_out_date'],
        rooms: quote['rooms'],
        accommodation: quote['accommodation'],
        guests: read.data.guests,
        email: read.data.email,
        phone_number: read.data.phone_number,
        metadata: read.data.metadata,
        key_collection: null,
      };
      if (rates.get(rateId)!.rate['payment_type'] === 'pay_now')
        books.paid.push({
          bookingId: id,
          amount: String(quote['total_amount']),
          currency: String(quote['total_currency']),
        });
      books.bookings.set(id, booking);
      return booking;
    },

    cancel(id) {
      const booking = books.bookings.get(id);
      if (!booking) return unknown();
      if (booking['cancelled_at']) return no('already_cancelled', 422, 'invalid_state_error');
      Object.assign(booking, { status: 'cancelled', cancelled_at: now().toISOString() });
      return booking;
    },

    accommodation: (id) => (PLACES.includes(id) ? books.edit(property(id)) : unknown()),
  };
  return books;
}
