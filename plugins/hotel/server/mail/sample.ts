import { SAMPLE_PERSON } from '@/server/mail/sample-person';
import type { SampleAt } from '@/server/ports/letters';
import { worldCity } from '@/server/reference/world/cities';
import { dayAhead, type SampleSale } from '@/server/selling/bookable/samples/booking';
import { bookingLetters } from '@/server/selling/bookable/samples/letters';
import { openJournal } from '@/server/selling/supplier/journal';
import { BOOKS, hotelSandbox } from '../sandbox/hotel-sandbox';
import { VIEWS } from '../sandbox/views';
import { freeUntilOf } from '../find/sell-stay';
import { toStored } from '../sell';
import type { BookedRequest } from '../request';
import { letters } from './letters';
import { wordsOf } from './letter-words';

/** A room for two in Lisbon, as an embedded supplier sells it; one that may be given back, as most are. */
async function sampleStay(at: SampleAt): Promise<SampleSale> {
  const { db, clock, config } = at.services;
  const supplier = hotelSandbox(VIEWS[0]!, {
    ...{ clock, secret: config.signingSecret },
    journal: openJournal(db, BOOKS),
  });
  const { latitude, longitude, id: cityCode } = worldCity('LIS')!;
  const { offers } = await supplier.search(
    {
      ...{ latitude, longitude, cityCode, radius: 10 },
      stay: { start: dayAhead(at, 60), end: dayAhead(at, 63) },
      rooms: [{ adults: 2, childAges: [] }],
      ...{ nationality: 'PT', currency: at.agency.pricing.currency },
    },
    { signal: new AbortController().signal },
  );
  const stay = offers.find(
    ({ rooms, listing }) =>
      freeUntilOf(rooms) !== null &&
      rooms.every(({ rate }) => rate.payment === 'now') &&
      listing.kind === 'hotel',
  )!;
  const { firstName, lastName, email, phone } = SAMPLE_PERSON;
  const request: BookedRequest = {
    guests: [{ firstName, lastName }],
    ...{ email, phone, arrivalTime: '16:00', specialRequests: null },
  };
  return {
    ...{ base: stay.base, taxes: stay.taxes },
    offer: { stay: toStored(stay) },
    request,
    details: { orderId: 'QB1', confirmationNumber: '4821907' },
  };
}

/** Every letter about a stay. */
export const letterSamples = bookingLetters({
  product: 'hotel',
  letters,
  say: wordsOf,
  sale: sampleStay,
  notices: ['cancelled', 'client-cancelled'],
});
