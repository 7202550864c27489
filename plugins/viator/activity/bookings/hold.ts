import type { Money } from '@/core/contract';
import { Hold } from '../api/schemas';
import { factsOf, ViatorTrouble } from '../api/trouble';
import { type OptionKey, requestOf } from '../products/options';
import { netOf } from '../products/read';
import type { Books } from './bookings';

/**
 * Asks to keep places and price while they are paid for, and gives Viator's name of what is kept. Null where nothing is kept,
 * or at another price than the one that was just told: an order without it is made as before.
 */
export async function holdOption(
  { ask, log }: Books,
  key: OptionKey,
  price: Money,
  signal: AbortSignal,
): Promise<string | null> {
  try {
    const { bookingRef, bookingHoldInfo, currency, totalPrice } = await ask(Hold, {
      ...{ method: 'POST', path: '/bookings/hold', call: 'hold', signal },
      body: requestOf(key),
    });
    const states = [bookingHoldInfo?.availability, bookingHoldInfo?.pricing];
    if (!bookingRef || !states.some((state) => state?.status === 'HOLDING')) return null;
    const held = netOf(
      totalPrice?.price.partnerTotalPrice ?? totalPrice?.price.partnerNetPrice,
      currency ?? price.currency,
    );
    return held?.base.amount === price.amount && held.base.currency === price.currency ? bookingRef : null;
  } catch (error) {
    if (!(error instanceof ViatorTrouble)) throw error;
    log.warn({ viator: factsOf(error) }, 'Viator kept nothing for an order');
    return null;
  }
}
