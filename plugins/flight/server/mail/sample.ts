import { msg } from '@lingui/core/macro';
import { dayAhead } from '@/server/selling/bookable/samples/booking';
import { bookingLetters, sampleOf } from '@/server/selling/bookable/samples/letters';
import { trips } from '../stored';
import { suppliersOf } from '../supplier/suppliers';
import { brokenMail, scheduleMail, ticketMail } from './changes';
import { wordsOf } from './language';
import { letters } from './letters';

/** Half an hour before midnight: later than the flight was, whenever that is. */
const LATER = '23:30';

/** Every letter about a trip. */
export const letterSamples = bookingLetters({
  product: 'flight',
  letters,
  say: wordsOf,
  sale: (at) =>
    sampleOf(suppliersOf(at.services))?.({
      out: dayAhead(at, 60),
      back: dayAhead(at, 67),
      today: dayAhead(at, 0),
      currency: at.agency.pricing.currency,
    }),
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
