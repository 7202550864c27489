import { msg } from '@lingui/core/macro';
import { SAMPLE_COLLEAGUE, SAMPLE_PERSON } from '@/server/mail/sample-person';
import type { SampleAt } from '@/server/ports/letters';
import { dayAhead, type SampleSale } from '@/server/selling/bookable/samples/booking';
import { bookingLetters } from '@/server/selling/bookable/samples/letters';
import { openJournal } from '@/server/selling/supplier/journal';
import type { ActivityGuests } from '../../contract';
import { destinationOf } from '../content/destinations';
import { REJECTED } from '../sandbox/activity-orders';
import { activitySandbox, BOOKS } from '../sandbox/activity-sandbox';
import { VIEWS } from '../sandbox/views';
import { toStored } from '../sell';
import { kept } from '../stored';
import { changedMail } from './changes';
import { letters } from './letters';
import { wordsOf } from './letter-words';

/** To which it is moved. */
const LATER = '20:15';
const LOCATOR = 'LW-7K2Q9';
const signal = { signal: new AbortController().signal };

/** Something to do for two in Lisbon, as an embedded supplier sells it. */
async function sampleActivity(at: SampleAt): Promise<SampleSale> {
  const { db, clock, config } = at.services;
  const [view] = VIEWS as [(typeof VIEWS)[number]];
  const supplier = activitySandbox(view, {
    ...{ clock, secret: config.signingSecret },
    journal: openJournal(db, BOOKS),
  });
  const asked = { language: at.language, currency: at.agency.pricing.currency };
  const [from, to] = [dayAhead(at, 60), dayAhead(at, 67)];
  const { offers } = await supplier.search(
    { ...destinationOf('LIS', at.language)!.around, ...asked, days: { from, to } },
    signal,
  );
  for (const { id } of offers.filter(({ freeCancellation }) => freeCancellation)) {
    const travelers = { ADULT: 2 };
    const activity = await supplier.content(id, asked, signal);
    const [option] = await supplier.optionsOn(id, { date: from, travelers, ...asked }, signal);
    if (!option || activity.meetingPoints.length === 0) continue;
    const { firstName, lastName, email, phone } = SAMPLE_PERSON;
    const guest = (name: { readonly firstName: string; readonly lastName: string }) => ({
      ...{ firstName: name.firstName, lastName: name.lastName },
      category: 'ADULT' as const,
    });
    const request: ActivityGuests = {
      travelers: [guest({ firstName, lastName }), guest(SAMPLE_COLLEAGUE)],
      ...{ email, phone },
    };
    const priced = { offer: option, activity, expiresAt: clock.now().toISOString() };
    return {
      ...{ base: option.base, taxes: option.taxes },
      offer: toStored(priced, `${view.code}-${id}`, clock.now()),
      request,
      details: { orderId: 'LW1', vouchers: [{ code: LOCATOR, traveler: null }] },
    };
  }
  throw new Error('Nothing is sold in Lisbon');
}

/** Every letter about an activity. */
export const letterSamples = bookingLetters({
  product: 'activity',
  letters,
  say: wordsOf,
  sale: sampleActivity,
  notices: ['submitted', 'refused', 'cancelled', 'client-cancelled'],
  why: REJECTED.TOOFEW,
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
