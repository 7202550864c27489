import { msg } from '@lingui/core/macro';
import { z } from 'zod/mini';
import { SAMPLE_COLLEAGUE, SAMPLE_PERSON } from '@/server/mail/sample-person';
import type { SampleAt } from '@/server/ports/letters';
import { findCarrier } from '@/server/reference';
import { dayAhead, type SampleSale } from '@/server/selling/bookable/samples/booking';
import { bookingLetters } from '@/server/selling/bookable/samples/letters';
import { FlightSearch } from '../../contract';
import { familyOf, TIERS } from '../sandbox/fares/families';
import { searchSandbox } from '../sandbox/search/found-offers';
import { trips } from '../stored';
import { supplierSearch } from '../supplier/port';
import { brokenMail, scheduleMail, ticketMail } from './changes';
import { wordsOf } from './language';
import { letters } from './letters';

const traveller = (name: { readonly firstName: string; readonly lastName: string }, birthDate: string) => ({
  ...{ firstName: name.firstName, lastName: name.lastName, birthDate },
  ...{ title: 'Ms', gender: 'F', passengerType: 'ADT' },
});

/** Two who fly from Lisbon to New York and back, as the embedded supplier sells it. */
function sampleTrip(at: SampleAt): SampleSale {
  const search = z.parse(FlightSearch, {
    legs: [
      { origin: 'LIS', destination: 'NYC', departureDate: dayAhead(at, 60) },
      { origin: 'NYC', destination: 'LIS', departureDate: dayAhead(at, 67) },
    ],
    travellers: { adults: 2 },
  });
  const { currency } = at.agency.pricing;
  const { offers } = searchSandbox(supplierSearch(search, currency), dayAhead(at, 0), 'sample');
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

/** Half an hour before midnight: later than the flight was, whenever that is. */
const LATER = '23:30';

/** Every letter about a trip. */
export const letterSamples = bookingLetters({
  product: 'flight',
  letters,
  say: wordsOf,
  sale: sampleTrip,
  notices: ['reserved', 'expired', 'withdrawn', 'cancelled', 'client-cancelled'],
  own: [
    {
      id: 'tickets',
      name: msg`Tickets issued`,
      when: msg`When the airline has issued the tickets of a confirmed booking.`,
      to: 'client',
      draw: ticketMail,
    },
    {
      id: 'schedule',
      name: msg`Changed flight times`,
      when: msg`When the airline changes the flight times after booking.`,
      to: 'client',
      draw(record, agency, services) {
        const [first, ...others] = trips.readOffer(record.offer).offer.flights;
        const departureTime = `${first!.departureTime.slice(0, 11)}${LATER}`;
        return scheduleMail(record, agency, [{ ...first!, departureTime }, ...others], services);
      },
    },
    {
      id: 'broken',
      name: msg`Canceled or split flights`,
      when: msg`When the airline cancels flights, or changes them in a way that staff has to settle with it.`,
      to: 'client',
      draw: brokenMail,
    },
  ],
});
