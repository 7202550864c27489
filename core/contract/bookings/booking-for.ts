import { z } from 'zod/mini';
import { Language } from '../site/agency';
import { endpoint } from '../endpoint';
import { HomeAddress, SavedTraveler } from '../people/profile';

/**
 * Staff names the client for whom it searches, prices or books in this header of the calls that are `forClient`. Errors:
 * 403 for anybody else, `CLIENT_NOT_FOUND` 404 for whom the caller may not know, `CLIENT_INACTIVE` 409.
 */
export const CLIENT_HEADER = 'booking-for';

/** Says that a call was refused because of its client, and nothing else. */
export const isClientRefusal = (code: string): boolean =>
  code === 'CLIENT_NOT_FOUND' || code === 'CLIENT_INACTIVE';

/** A client for whom staff may book. */
export const BookingClient = z.object({ _id: z.string(), name: z.string(), email: z.string() });
export type BookingClient = z.output<typeof BookingClient>;

/** What a checkout fills in for a client; shown to staff who may see this client alone. */
export const BookingClientDetails = z.extend(BookingClient, {
  firstName: z.string(),
  lastName: z.string(),
  phone: z.nullable(z.string()),
  language: z.nullable(Language),
  home: HomeAddress,
  travelers: z.array(SavedTraveler),
});
export type BookingClientDetails = z.output<typeof BookingClientDetails>;

export const findBookingClients = endpoint({
  method: 'GET',
  path: '/api/agency/booking-clients',
  access: 'staff',
  summary: 'Active clients for whom the caller may book, by a part of the name or of the address.',
  query: z.strictObject({ searchQuery: z.optional(z.string().check(z.maxLength(120))) }),
  response: z.object({ data: z.array(BookingClient) }),
});

/** Errors: as with the header. */
export const getBookingClient = endpoint({
  method: 'GET',
  path: '/api/agency/booking-clients/{id}',
  access: 'staff',
  summary: 'What is filled in when staff books for a client: contact, address and saved travelers.',
  response: z.object({ data: BookingClientDetails }),
});
