import { nameOf, personProblem, phoneOf, phoneProblem } from '../../kit/people';
import type { PeopleProblem } from '@/server/ports/supplier';
import type { HotelGuests } from '@/plugins/hotel/contract/guests';
import { wishesOf } from '@/plugins/hotel/face/outside/wishes';
import type { BookedRequest } from '@/plugins/hotel/face/order';

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
