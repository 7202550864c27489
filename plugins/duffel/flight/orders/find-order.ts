import type { LookupOutcome, SupplierOrder } from '@/server/ports/booking';
import type { Ask } from '../../kit/http';
import { referenceIn } from '../../kit/reference';
import { type Books, findSent, type Reading } from '@/server/selling/supplier/outside/order-once';
import { readable } from '@/server/selling/supplier/outside/readable';
import { outcomeOf, readOrder } from './order';
import { Order, Orders } from '../api/schemas';

const FIND_MS = 20_000;

export interface Finding extends Books {
  readonly ask: Ask;
}

/** Every order on an offer as Duffel shows it. Throws DuffelTrouble. */
async function ordersOn(ask: Ask, offerId: string, signal: AbortSignal): Promise<readonly Order[]> {
  const { data } = await ask(Orders, {
    method: 'GET',
    path: '/air/orders',
    query: { offer_id: offerId, limit: '50' },
    call: 'find order',
    timeoutMs: FIND_MS,
    signal,
  });
  return readable(Order, data ?? []);
}

/** How orders of flights are read. An offer is ordered once. */
export const readingOf = (ask: Ask, reference: string, offerId: string, signal: AbortSignal): Reading => ({
  read: async (orderId) => outcomeOf(await readOrder(ask, orderId, signal)),
  async search() {
    const order = (await ordersOn(ask, offerId, signal)).find((each) => referenceIn(each) === reference);
    return order ? { orderId: order.id, outcome: outcomeOf(order) } : null;
  },
  isAnothers: async () =>
    (await ordersOn(ask, offerId, signal)).some((each) => ![null, reference].includes(referenceIn(each))),
});

/** How an order that was or may have been sent stands. Throws DuffelTrouble when Duffel cannot be asked. */
export const findOrder = (
  { ask, ...books }: Finding,
  { reference }: Pick<SupplierOrder, 'reference'>,
  offerId: string,
  signal: AbortSignal,
): Promise<LookupOutcome> =>
  findSent(books, { reference, offerId }, readingOf(ask, reference, offerId, signal));
