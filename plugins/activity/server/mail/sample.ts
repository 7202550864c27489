import { msg } from '@lingui/core/macro';
import type { SampleAt } from '@/server/ports/letters';
import { dayAhead, type SampleSale } from '@/server/selling/bookable/samples/booking';
import { bookingLetters, sampleOf } from '@/server/selling/bookable/samples/letters';
import { rejections } from '../../contract/refusals';
import { aroundOf } from '../find/destinations';
import { toStored } from '../sell';
import { kept } from '../stored';
import { suppliersOf } from '../suppliers';
import { changedMail } from './changes';
import { letters } from './letters';
import { wordsOf } from './letter-words';

/** To which it is moved. */
const LATER = '20:15';

/** Something to do for two in Lisbon, as a supplier invents it. */
async function sampleActivity(at: SampleAt): Promise<SampleSale | undefined> {
  const suppliers = suppliersOf(at.services);
  const order = await sampleOf(suppliers)?.({
    ...aroundOf('LIS')!,
    days: { from: dayAhead(at, 60), to: dayAhead(at, 67) },
    ...{ language: at.language, currency: at.agency.pricing.currency },
  });
  if (!order) return undefined;
  const { supplierId, activityId, base, taxes } = order.offer;
  const { guests: request, details } = order;
  const offer = toStored(order, suppliers.codeOf(supplierId, activityId), at.services.clock.now());
  return { base, taxes, offer, request, details };
}

/** Every letter about an activity. */
export const letterSamples = bookingLetters({
  product: 'activity',
  letters,
  say: wordsOf,
  sale: sampleActivity,
  notices: ['submitted', 'refused', 'cancelled', 'client-cancelled'],
  why: rejections.tooFew,
  own: [
    {
      id: 'changed',
      name: msg`Changed by the organizer`,
      when: msg`When the organizer changes when an activity starts, or its voucher, after booking.`,
      to: 'client',
      draw(record, agency, services) {
        const { option, ...offer } = kept.readOffer(record.offer);
        const startsAt = { ...option.startsAt, time: LATER };
        const after = { ...record, offer: { ...offer, option: { ...option, startsAt } } };
        return changedMail(after, agency, { before: record, hasNewVoucher: true }, services);
      },
    },
  ],
});
