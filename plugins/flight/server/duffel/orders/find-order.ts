import type { LookupOutcome, SupplierOrder } from '@/server/ports/booking';
import type { Ask } from '@/server/selling/duffel/http';
import type { DuffelJournal } from './sent-orders';
import { outcomeOf, readOrder, referenceIn } from './order';
import { Order, Orders, readable } from '../api/schemas';

const FIND_MS = 20_000;
/**
 * An order that was sent and that Duffel does not show may still appear: airlines are said to take hours. Until then it
 * is not called lost, whatever the traveller would like to hear (INV-3, INV-6).
 */
const MAY_APPEAR_MS = 24 * 3_600_000;

export interface Finding {
  readonly ask: Ask;
  readonly journal: DuffelJournal;
  readonly now: () => Date;
}

/** The order of this reference as Duffel has it; null when it shows none. Throws DuffelTrouble. */
async function orderOf(
  ask: Ask,
  reference: string,
  offerId: string,
  signal: AbortSignal,
): Promise<Order | null> {
  const { data } = await ask(Orders, {
    method: 'GET',
    path: '/air/orders',
    query: { offer_id: offerId, limit: '50' },
    call: 'find order',
    timeoutMs: FIND_MS,
    signal,
  });
  return readable(Order, data ?? []).find((order) => referenceIn(order) === reference) ?? null;
}

/** How an order that was or may have been sent stands. Throws DuffelTrouble when Duffel cannot be asked. */
export async function findOrder(
  { ask, journal, now }: Finding,
  { reference }: Pick<SupplierOrder, 'reference'>,
  offerId: string,
  signal: AbortSignal,
): Promise<LookupOutcome> {
  const known = await journal.read(reference);
  if (known?.rejected) return known.rejected;
  if (known?.orderId) return outcomeOf(await readOrder(ask, known.orderId, signal));
  // Asked even when nothing is written here: the books may be older than the order, after a restored backup.
  const order = await orderOf(ask, reference, offerId, signal);
  if (order) {
    await journal.note(reference, offerId, { kind: 'booked', orderId: order.id }, now());
    return outcomeOf(order);
  }
  if (!known?.sentAt || now().getTime() - known.sentAt.getTime() > MAY_APPEAR_MS) return { kind: 'absent' };
  return known.isAccepted
    ? { kind: 'pending', supplierRef: null }
    : { kind: 'unknown', message: 'Duffel does not show the order yet' };
}
