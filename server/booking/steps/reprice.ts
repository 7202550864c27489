import { type Told, told } from '@/core/contract/refusal';
import { bookingRefusals } from '@/core/contract/refusals/booking';
import { HttpError } from '../../error';
import { price } from '../../pricing';
import type { Change } from '../changes/change';
import { keys } from '../outside/keys';
import type { BookingRow } from '../tables';
import { termsOf } from '../terms';
import { backOff, minutesSince, saying, type Step } from './context';

/** Longest time between pressing the button and ordering: nobody expects a trip to be booked hours later. */
export const START_WITHIN_MINUTES = 30;

export const fail = (failure: string, why: Told, events: Change['events'] = []): Change => ({
  to: ['failed'],
  events,
  set: { failure, ...saying(why), payment_token: null },
});

export const TOO_LATE = told(bookingRefusals.tooLong);

export const enterAuthorising = (row: BookingRow, total: number): Pick<Change, 'announces' | 'payments'> => ({
  announces: 'authorise',
  payments: [{ key: keys.authorise(row), kind: 'authorise', amount: total, status: 'sent' }],
});

/** Asks the supplier for the price of now, and stops when that is more than was accepted (INV-5). */
export const repriceStep: Step = {
  call: 'reprice',
  async run(row, { outside, product, now }) {
    const asked = await outside('reprice', (signal) => product.quote(row.offer_ref, row.request, { signal }));
    if ('trouble' in asked) {
      const { trouble } = asked;
      if (trouble instanceof HttpError && trouble.status < 500) return fail('offer-gone', told(trouble.said));
      // Nothing has been taken or ordered yet, so giving up is safe and better than keeping somebody waiting.
      if (row.attempts >= 3 || minutesSince(row.created_at, now()) > 2)
        return fail('unpriced', told(bookingRefusals.notPriced));
      return {
        events: [{ type: 'unknown.reprice', data: { why: trouble.message.slice(0, 300) } }],
        waitMs: backOff(row),
      };
    }
    const quote = asked.answer;
    const current = price(quote, termsOf(row));
    const total = current.total.amount;
    if (current.total.currency !== row.currency || total > row.accepted_minor) {
      const ended = fail('price-changed', told(bookingRefusals.priceChanged), [
        { type: 'price-changed', data: { accepted: row.accepted_minor, now: total } },
      ]);
      return { ...ended, set: { ...ended.set, changed_price: current } };
    }
    const isPaidThere = row.is_hold && (product.isPaidThere?.(quote.offer) ?? false);
    // Of what is paid at the place nothing is ever taken here.
    const priced = { price: current, total_minor: isPaidThere ? 0 : total, offer: quote.offer };
    if (row.is_hold)
      return { to: ['repriced', 'ordering'], set: { ...priced, ordered_at: now() }, announces: 'order' };
    return {
      to: ['repriced', 'authorising'],
      set: priced,
      ...enterAuthorising(row, total),
    };
  },
};
