import type { Traveller } from '../../../contract';
import type { BookedRequest } from '../../request';
import { nameOf, phoneOf } from '@/server/selling/duffel/people';
import { passengerTypeOf } from '../offers/offer';
import type { OfferPassenger } from '../api/schemas';

const GENDER = { M: 'm', F: 'f' } as const;

export interface OrderPassenger {
  readonly id: string;
  readonly title: string;
  readonly gender: 'm' | 'f';
  readonly given_name: string;
  readonly family_name: string;
  readonly born_on: string;
  readonly email: string;
  readonly phone_number: string;
  /** The infant on this adult's lap. */
  readonly infant_passenger_id?: string;
}

/**
 * The travellers in the seats of the offer, each infant on the lap of one adult. Null when airlines could not take the
 * order as it is: other travellers than were priced, a phone number without its country, or a gender that Duffel has no
 * word for.
 */
export function orderPassengers(
  { travellers, contact }: Pick<BookedRequest, 'travellers' | 'contact'>,
  seats: readonly OfferPassenger[],
): OrderPassenger[] | null {
  const phone = phoneOf(contact.phone);
  if (!phone || seats.length !== travellers.length) return null;
  const free = [...seats];
  const seatFor = ({ passengerType }: Traveller): OfferPassenger | undefined => {
    const index = free.findIndex((seat) => passengerTypeOf(seat) === passengerType);
    return index < 0 ? undefined : free.splice(index, 1)[0];
  };
  const seated = travellers.map((traveller) => ({ traveller, seat: seatFor(traveller) }));
  const infants = seated.filter(({ traveller }) => traveller.passengerType === 'INF');
  const passengers = seated.flatMap(({ traveller, seat }): OrderPassenger[] => {
    const { gender, title, firstName, middleName, lastName, birthDate, passengerType } = traveller;
    if (!seat || gender === 'X') return [];
    const infant = passengerType === 'ADT' ? infants.shift()?.seat?.id : undefined;
    return [
      {
        id: seat.id,
        title: title.toLowerCase(),
        gender: GENDER[gender],
        given_name: nameOf(firstName, middleName),
        family_name: nameOf(lastName),
        born_on: birthDate,
        email: contact.email,
        phone_number: phone,
        ...(infant ? { infant_passenger_id: infant } : {}),
      },
    ];
  });
  return passengers.length === travellers.length && infants.length === 0 ? passengers : null;
}
