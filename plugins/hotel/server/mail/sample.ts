import type { SampleAt } from '@/server/ports/letters';
import { dayAhead, type SampleSale } from '@/server/selling/bookable/samples/booking';
import { bookingLetters, sampleOf } from '@/server/selling/bookable/samples/letters';
import { toStored } from '../sell';
import { suppliersOf } from '../supplier/suppliers';
import { wordsOf } from './letter-words';
import { letters } from './letters';

function sampleSale(at: SampleAt): SampleSale | undefined {
  const sample = sampleOf(suppliersOf(at.services))?.({
    stay: { start: dayAhead(at, 60), end: dayAhead(at, 63) },
    currency: at.agency.pricing.currency,
    now: at.services.clock.now(),
  });
  if (!sample) return undefined;
  const { stay, request, details } = sample;
  return { ...{ base: stay.base, taxes: stay.taxes, request, details }, offer: { stay: toStored(stay) } };
}

/** Every letter about a stay. */
export const letterSamples = bookingLetters({
  product: 'hotel',
  letters,
  say: wordsOf,
  sale: sampleSale,
  notices: ['cancelled', 'client-cancelled'],
});
