import { nameOf, phoneOf } from '@/server/selling/duffel/people';
import { plain } from '@/server/selling/duffel/plain-text';
import { HOTEL_REQUEST_LENGTH } from '../../../contract/guests';
import type { BookedRequest } from '../../request';

/** What a property is told beside who comes: in English, which is what Duffel's sources read. */
function wishesOf({ specialRequests, arrivalTime }: BookedRequest): string {
  const arrival =
    arrivalTime === 'next'
      ? 'Expected arrival: after midnight.'
      : arrivalTime && `Expected arrival: ${arrivalTime}.`;
  return plain([arrival, specialRequests].filter(Boolean).join(' '), HOTEL_REQUEST_LENGTH);
}

/**
 * Who comes, as Duffel takes it: a guest for each room. Null when the phone number does not say which country it is in,
 * which no property could call.
 */
export function guestsOf(request: BookedRequest) {
  const phone = phoneOf(request.phone);
  if (!phone) return null;
  const wishes = wishesOf(request);
  return {
    guests: request.guests.map(({ firstName, lastName }) => ({
      given_name: nameOf(firstName),
      family_name: nameOf(lastName),
    })),
    email: request.email,
    phone_number: phone,
    ...(wishes ? { accommodation_special_requests: wishes } : {}),
  };
}
