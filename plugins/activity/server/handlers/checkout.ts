import { invalid } from '@/server/error';
import { handle } from '@/server/ports/handle';
import { bookActivity, checkoutActivity } from '../../contract';
import { reservationFor } from '../after/reservation';
import { activities } from '../product';
import { requestOf } from '../request';
import { bookedAt } from '../sell';
import { suppliersOf } from '../suppliers';

/** R330, R331. */
export const checkoutHandler = handle(checkoutActivity, async (input) => {
  const { optionId: offerId, ...pricing } = input.body;
  const { held, offer } = await activities.quote(input, { offerId, ...pricing }, null);
  const sold = bookedAt(offer, held.price, input.request.language, suppliersOf(input.services).keepers);
  return { data: { ...held, offer: activities.offers.give(sold, input) } };
});

/** R331 to R333, R337. */
export const bookHandler = handle(bookActivity, async (input) => {
  const { guests, ...purchase } = input.body;
  const progress = await activities.book(input, purchase, (offer) => {
    const problem = suppliersOf(input.services).ownerOf(offer.id).peopleProblem?.(guests);
    if (problem) throw invalid(problem.refusal, problem.path);
    return { request: requestOf(offer, guests), contactEmail: guests.email };
  });
  const { bookingId } = progress;
  if (progress.state === 'failed') return { data: { bookingId, progress } };
  const record = await activities.find(input, bookingId);
  return { data: { bookingId, progress, reservation: reservationFor(input, record) } };
});
