import { dayAhead } from '@/server/selling/bookable/samples/booking';
import { bookingLetters, sampleOf } from '@/server/selling/bookable/samples/letters';
import { suppliersOf } from '../suppliers';
import { wordsOf } from './letter-words';
import { letters } from './letters';

/** Every letter about a rental. */
export const letterSamples = bookingLetters({
  product: 'car',
  letters,
  say: wordsOf,
  sale: (at) =>
    sampleOf(suppliersOf(at.services))?.({
      from: dayAhead(at, 60),
      until: dayAhead(at, 67),
      currency: at.agency.pricing.currency,
      now: at.services.clock.now(),
    }),
  notices: ['cancelled', 'client-cancelled'],
});
