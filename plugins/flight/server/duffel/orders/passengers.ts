import type { Refusal } from '@/core/contract/refusal';
import { ageOn } from '@/core/contract';
import { nameOf, nameProblem, phoneOf, phoneProblem } from '@/server/selling/duffel/people';
import type { Traveller } from '../../../contract';
import { flightRefusals } from '../../../contract/refusals';
import type { PeopleProblem } from '@/server/selling/supplier/port';
import type { People } from '../../supplier/port';
import { asksOf, passengerTypeOf } from '../offers/offer';
import type { Offer, OfferPassenger } from '../api/schemas';

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
  const asks = asksOf(offer);
  const plainNumber = (number: string) => number.replaceAll(/[^A-Za-z0-9]/g, '').toUpperCase();
  return {
    ...(asks?.passport && passportNumber && passportCountry && passportExpiryDate
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
    ...(loyaltyAirline && loyaltyNumber && asks?.loyalty.includes(loyaltyAirline)
      ? {
          loyalty_programme_accounts: [
            { airline_iata_code: loyaltyAirline, account_number: plainNumber(loyaltyNumber) },
          ],
        }
      : {}),
  };
};

const lastDayOf = ({ slices }: Offer): string => slices.at(-1)!.segments.at(-1)!.departing_at.slice(0, 10);

/** The seat of a traveller: that of the age where one was said, else one of the type. */
function takeSeat(free: OfferPassenger[], traveller: Traveller, lastDay: string): OfferPassenger | undefined {
  const age = ageOn(traveller.birthDate, lastDay);
  const fits = (seat: OfferPassenger) => passengerTypeOf(seat) === traveller.passengerType;
  const exact = free.findIndex((seat) => fits(seat) && seat.age != null && seat.age === age);
  const index = exact >= 0 ? exact : free.findIndex((seat) => fits(seat) && seat.age == null);
  return index < 0 ? undefined : free.splice(index, 1)[0];
}

/**
 * The travellers in the seats of the offer, in the order in which they were given, each infant on the lap of one adult: the
 * first on that of the first. Else why airlines could not take the order as it is.
 */
export function orderPassengers(people: People, offer: Offer): OrderPassenger[] | Refusal {
  const { travellers, contact } = people;
  const problem = peopleProblem(people);
  if (problem) return problem.refusal;
  const free = [...offer.passengers];
  const lastDay = lastDayOf(offer);
  const seated = travellers.map((traveller) => ({ traveller, seat: takeSeat(free, traveller, lastDay) }));
  const infants = seated.filter(({ traveller }) => traveller.passengerType === 'INF');
  if (free.length > 0 || seated.some(({ seat }) => !seat)) return flightRefusals.pricedForOthers;
  const isMissing = ({ passportNumber, passportCountry, passportExpiryDate }: Traveller) =>
    !passportNumber || !passportCountry || !passportExpiryDate;
  if (asksOf(offer)?.passport && travellers.some(isMissing)) return flightRefusals.passportMissing;
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
