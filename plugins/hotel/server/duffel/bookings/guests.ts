import { nameOf, personProblem, phoneOf, phoneProblem } from '@/server/selling/duffel/people';
import { plain } from '@/server/selling/duffel/plain-text';
import type { PeopleProblem } from '@/server/selling/supplier/port';
import { HOTEL_REQUEST_LENGTH, type HotelGuests } from '../../../contract/guests';
import type { BookedRequest } from '../../request';

/** What a property is told beside who comes: in English, which is what Duffel's sources read. */
function wishesOf({ specialRequests, arrivalTime }: BookedRequest): string {
  const arrival =
    arrivalTime === 'next'
      ? 'Expected arrival: after midnight.'
      : arrivalTime && `Expected arrival: ${arrivalTime}.`;
  return plain([arrival, specialRequests].filter(Boolean).join(' '), HOTEL_REQUEST_LENGTH);
}

/** What Duffel would refuse of who comes. Pure. */
export function peopleProblem({ rooms, phone }: Pick<HotelGuests, 'rooms' | 'phone'>): PeopleProblem | null {
  const refusal = phoneProblem(phone);
  if (refusal) return { path: 'guests.phone', refusal };
  const problems = rooms.map((guest, at) => personProblem(guest, `guests.rooms.${at}`));
  return problems.find((problem) => problem !== null) ?? null;
}

/** Who comes, as Duffel takes it: a guest for each room. Null for whom it would refuse. */
export function guestsOf(request: BookedRequest) {
  const phone = phoneOf(request.phone);
  if (!phone || peopleProblem({ rooms: request.guests, phone })) return null;
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
