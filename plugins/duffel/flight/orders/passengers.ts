import type { Refusal } from '@/core/contract/refusal';
import { ageOn } from '@/core/contract';
import { nameOf, nameProblem, phoneOf, phoneProblem } from '../../kit/people';
import { seatsByAge, type Traveller } from '@/plugins/flight/contract';
import { flightRefusals } from '@/plugins/flight/contract/refusals';
import type { PeopleProblem } from '@/server/ports/supplier';
import type { People } from '@/plugins/flight/face/port';
import { agesCountOn, ofAge, papersAsked } from '../offers/offer';
import type { Offer } from '../api/schemas';

/** The most characters of given names, and of family names. */
const NAME_MOST = 20;

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
  readonly identity_documents?: readonly {
    readonly type: 'passport';
    readonly unique_identifier: string;
    readonly issuing_country_code: string;
    readonly expires_on: string;
  }[];
  readonly loyalty_programme_accounts?: readonly {
    readonly airline_iata_code: string;
    readonly account_number: string;
  }[];
}

/** As it fits on a ticket: without the middle name where both are too long together. */
function givenNameOf({ firstName, middleName }: Traveller): string {
  const whole = nameOf(firstName, middleName);
  return whole.length <= NAME_MOST ? whole : nameOf(firstName);
}

/** What Duffel would refuse of who travels, by the rules that it publishes. Pure. */
export function peopleProblem({ travellers, contact }: People): PeopleProblem | null {
  const unreachable = phoneProblem(contact.phone);
  if (unreachable) return { path: 'contact.phone', refusal: unreachable };
  for (const [index, traveller] of travellers.entries()) {
    const at = (field: keyof Traveller) => `travellers.${index}.${field}`;
    if (traveller.gender === 'X') return { path: at('gender'), refusal: flightRefusals.genderNotTaken };
    const first = nameProblem(givenNameOf(traveller), NAME_MOST);
    if (first) return { path: at('firstName'), refusal: first };
    const last = nameProblem(nameOf(traveller.lastName), NAME_MOST);
    if (last) return { path: at('lastName'), refusal: last };
  }
  return null;
}

const papersOf = (traveller: Traveller, offer: Offer): Partial<OrderPassenger> => {
  const { passportNumber, passportCountry, passportExpiryDate, loyaltyAirline, loyaltyNumber } = traveller;
  const asks = papersAsked(offer);
  const plainNumber = (number: string) => number.replaceAll(/[^A-Za-z0-9]/g, '').toUpperCase();
  return {
    ...(asks.passport && passportNumber && passportCountry && passportExpiryDate
      ? {
          identity_documents: [
            {
              type: 'passport',
              unique_identifier: plainNumber(passportNumber),
              issuing_country_code: passportCountry,
              expires_on: passportExpiryDate,
            },
          ],
        }
      : {}),
    ...(loyaltyAirline && loyaltyNumber && asks.loyalty.includes(loyaltyAirline)
      ? {
          loyalty_programme_accounts: [
            { airline_iata_code: loyaltyAirline, account_number: plainNumber(loyaltyNumber) },
          ],
        }
      : {}),
  };
};

/**
 * The travellers in the seats of the offer, in the order in which they were given, each infant on the lap of one adult: the
 * first on that of the first. Else why airlines could not take the order as it is.
 */
export function orderPassengers(people: People, offer: Offer): OrderPassenger[] | Refusal {
  const { travellers, contact } = people;
  const problem = peopleProblem(people);
  if (problem) return problem.refusal;
  const on = agesCountOn(offer);
  const seats = seatsByAge(
    offer.passengers.map(ofAge),
    travellers.map(({ passengerType, birthDate }) => ({ type: passengerType, age: ageOn(birthDate, on) })),
  );
  const seated = travellers.map((traveller, index) => ({ traveller, seat: offer.passengers[seats[index]!] }));
  const infants = seated.filter(({ traveller }) => traveller.passengerType === 'INF');
  if (seated.length !== offer.passengers.length || seated.some(({ seat }) => !seat))
    return flightRefusals.pricedForOthers;
  const isMissing = ({ passportNumber, passportCountry, passportExpiryDate }: Traveller) =>
    !passportNumber || !passportCountry || !passportExpiryDate;
  if (papersAsked(offer).passport && travellers.some(isMissing)) return flightRefusals.passportMissing;
  const passengers = seated.map(({ traveller, seat }): OrderPassenger => {
    const { gender, title, lastName, birthDate, passengerType } = traveller;
    const infant = passengerType === 'ADT' ? infants.shift()?.seat?.id : undefined;
    return {
      id: seat!.id,
      title: title.toLowerCase(),
      gender: GENDER[gender as keyof typeof GENDER],
      given_name: givenNameOf(traveller),
      family_name: nameOf(lastName),
      born_on: birthDate,
      email: contact.email,
      phone_number: phoneOf(contact.phone)!,
      ...(infant ? { infant_passenger_id: infant } : {}),
      ...papersOf(traveller, offer),
    };
  });
  return infants.length === 0 ? passengers : flightRefusals.infantsPerAdult;
}
