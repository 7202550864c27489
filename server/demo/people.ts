import type { HomeAddress, SavedTravelerInput } from '@/core/contract';
import type { Tx } from '../db/types';
import '../profile/tables';
import { DEMO_USERS, demoEmail } from '../config/demo-accounts';
import type { DemoClient } from './history/people';
import type { DemoPerson } from '../ports/demo';

interface Home extends HomeAddress {
  phone: string;
  /** Whom the client books for often: the country they are from, and two people. */
  nationality: string;
  travelers: readonly [Person, Person];
}

type Person = Pick<SavedTravelerInput, 'title' | 'firstName' | 'lastName' | 'gender' | 'birthDate'>;

const person = (
  title: Person['title'],
  firstName: string,
  lastName: string,
  gender: Person['gender'],
  birthDate: string,
): Person => ({ title, firstName, lastName, gender, birthDate });

/** Where the client of each demo agency lives and flies from. Invented; the telephone numbers are reserved ones. */
const HOMES: Readonly<Record<string, Home>> = {
  caravel: {
    phone: '+1 415 555 0188',
    homeAirport: 'SFO',
    streetAddress: '2201 Bryant Street',
    country: 'US',
    state: 'California',
    city: 'San Francisco',
    zipCode: '94110',
    nationality: 'US',
    travelers: [
      person('Mr', 'Tomas', 'Nunes', 'male', '1986-04-17'),
      person('Miss', 'Julia', 'Nunes', 'female', '2017-09-02'),
    ],
  },
  horizonte: {
    phone: '+55 11 5555 0188',
    homeAirport: 'GRU',
    streetAddress: 'Rua Augusta 1508, ap. 92',
    country: 'BR',
    state: 'São Paulo',
    city: 'São Paulo',
    zipCode: '01304-001',
    nationality: 'BR',
    travelers: [
      person('Mr', 'Rafael', 'Nunes', 'male', '1984-11-30'),
      person('Miss', 'Beatriz', 'Nunes', 'female', '2016-05-21'),
    ],
  },
  bluefjord: {
    phone: '+47 55 55 01 88',
    homeAirport: 'BGO',
    streetAddress: 'Øvregaten 17',
    country: 'NO',
    state: 'Vestland',
    city: 'Bergen',
    zipCode: '5003',
    nationality: 'NO',
    travelers: [
      person('Mr', 'Henrik', 'Solberg', 'male', '1981-02-08'),
      person('Miss', 'Ida', 'Solberg', 'female', '2014-12-12'),
    ],
  },
  solana: {
    phone: '+34 910 55 01 88',
    homeAirport: 'MAD',
    streetAddress: 'Calle de Fuencarral 88, 3.º B',
    country: 'ES',
    state: 'Madrid',
    city: 'Madrid',
    zipCode: '28004',
    nationality: 'ES',
    travelers: [
      person('Mr', 'Javier', 'Ibáñez', 'male', '1983-07-25'),
      person('Mr', 'Leo', 'Ibáñez', 'male', '2018-03-14'),
    ],
  },
  dormant: {
    phone: '+44 20 5550 0188',
    homeAirport: 'LHR',
    streetAddress: '14 Lamb’s Conduit Street',
    country: 'GB',
    state: 'England',
    city: 'London',
    zipCode: 'WC1N 3LJ',
    nationality: 'GB',
    travelers: [
      person('Mr', 'Oliver', 'Hart', 'male', '1979-10-03'),
      person('Miss', 'Poppy', 'Hart', 'female', '2015-06-19'),
    ],
  },
  newcomer: {
    phone: '+1 212 555 0188',
    homeAirport: 'JFK',
    streetAddress: '230 Bedford Avenue',
    country: 'US',
    state: 'New York',
    city: 'Brooklyn',
    zipCode: '11249',
    nationality: 'US',
    travelers: [
      person('Mr', 'Marcus', 'Reed', 'male', '1988-01-27'),
      person('Miss', 'Zoe', 'Reed', 'female', '2019-08-08'),
    ],
  },
};

/** The client of a demo agency as a traveller; null for an agency that is none. */
export function demoClient(subdomain: string): DemoClient | null {
  const home = HOMES[subdomain];
  const user = DEMO_USERS.find(({ name }) => name === 'client');
  if (!home || !user) return null;
  return {
    person: {
      title: 'Ms',
      firstName: user.firstName,
      lastName: user.lastName,
      gender: 'F',
      birthDate: '1985-06-12',
    },
    home: {
      email: demoEmail(user, subdomain),
      phone: home.phone,
      address: home.streetAddress,
      city: home.city,
      state: home.state,
      zipCode: home.zipCode,
      country: home.country,
    },
    airport: home.homeAirport,
    family: home.travelers.flatMap(({ title, firstName, lastName, gender, birthDate }): DemoPerson[] =>
      birthDate
        ? [
            {
              title: title === 'Miss' ? 'Miss' : 'Mr',
              firstName,
              lastName,
              gender: gender === 'female' ? 'F' : 'M',
              birthDate,
            },
          ]
        : [],
    ),
    agent: null,
    weight: 2,
  };
}

/** Fills in the profile of a demo agency's client, so that a newcomer sees what it is for. */
export async function furnishClient(
  tx: Tx,
  at: { agencyId: string; userId: string; subdomain: string; now: Date },
): Promise<void> {
  const home = HOMES[at.subdomain];
  if (!home) return;
  const { phone, homeAirport, streetAddress, country, state, city, zipCode, nationality } = home;
  await tx
    .updateTable('app_user')
    .set({
      phone,
      home_airport: homeAirport,
      street_address: streetAddress,
      country,
      state,
      city,
      zip_code: zipCode,
    })
    .where('agency_id', '=', at.agencyId)
    .where('id', '=', at.userId)
    .execute();
  await tx
    .insertInto('saved_traveler')
    .values(
      home.travelers.map(({ title, firstName, lastName, gender, birthDate }) => ({
        agency_id: at.agencyId,
        user_id: at.userId,
        title,
        first_name: firstName,
        middle_name: '',
        last_name: lastName,
        gender,
        birth_date: birthDate,
        email: '',
        phone: '',
        nationality,
        created_at: at.now,
      })),
    )
    .execute();
}
