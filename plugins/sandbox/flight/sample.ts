import { z } from 'zod/mini';
import { FlightSearch } from '@/plugins/flight/contract';
import { type SampleWanted, supplierSearch } from '@/plugins/flight/face/port';
import { SAMPLE_COLLEAGUE, SAMPLE_PERSON } from '@/server/mail/sample-person';
import { findCarrier } from '@/server/reference';
import type { SampleSale } from '@/server/selling/bookable/samples/booking';
import { familyOf, TIERS } from './fares/families';
import { searchSandbox } from './search/found-offers';

const traveller = (name: { readonly firstName: string; readonly lastName: string }, birthDate: string) => ({
  ...{ firstName: name.firstName, lastName: name.lastName, birthDate },
  ...{ title: 'Ms', gender: 'F', passengerType: 'ADT' },
});

/** Two who fly from Lisbon to New York and back, as the embedded supplier sells it. */
export function sampleTrip({ out, back, today, currency }: SampleWanted): SampleSale {
  const search = z.parse(FlightSearch, {
    legs: [
      { origin: 'LIS', destination: 'NYC', departureDate: out },
      { origin: 'NYC', destination: 'LIS', departureDate: back },
    ],
    travellers: { adults: 2 },
  });
  const { offers } = searchSandbox(supplierSearch(search, currency), today, 'sample');
  const offer = offers.find(
    ({ fareFamily, flights }) =>
      fareFamily.includes('economy-1') && flights.some(({ stops }) => stops.length > 0),
  )!;
  const [carrier] = offer.fareFamily.split('-') as [string];
  const { email, phone } = SAMPLE_PERSON;
  return {
    ...{ base: offer.base, taxes: offer.taxes },
    offer: { offer, fareFamily: familyOf(findCarrier(carrier)!, 'economy', TIERS[1]!) },
    request: {
      travellers: [traveller(SAMPLE_PERSON, '1990-05-17'), traveller(SAMPLE_COLLEAGUE, '1991-11-02')],
      contact: { email, phone },
      billing: {
        address: 'Rua das Flores 1',
        ...{ city: 'Lisboa', state: 'Lisboa', zipCode: '1100-001', country: 'PT' },
      },
    },
    details: {
      orderId: 'SB1',
      airlineRecordLocator: 'ZZ8PL4',
      ticketNumbers: ['957-2412345678', '957-2412345679'],
      ticketTimeLimit: null,
      vendor: 'sandbox',
    },
  };
}
