import { type Said, told } from '@/core/contract/refusal';
import type { LookupOutcome, OrderInBooks, SupplierOrder } from '../../../ports/booking';
import { SupplierError } from '../errors';
import type { Journal } from '../journal';
import type { CancelOutcome, Penalty } from '../../../ports/supplier';
import { answerOf, type SandboxOrder } from './orders';
import type { SandboxWords } from './sandbox-words';

/** How long it stays unclear about a cancellation that was asked to fail. */
const UNCLEAR_MS = 60_000;

/** What is a product's own of what follows an order. */
export interface AfterParts<Order, Cost> {
  readonly words: SandboxWords;
  /** What giving an order back costs now. */
  readonly penaltyOf: (order: Order, now: Date) => Cost | Promise<Cost>;
  /** Orders that it does not take back, beside those that were asked to be so. */
  readonly isFinal?: (order: Order) => boolean;
  /** What it says while it is unclear about a cancellation, by what the order was asked to do wrong. */
  readonly unclear: Readonly<Record<string, Said>>;
}

/** What an embedded supplier does with an order once it is written. */
export function afterOrders<Order extends SandboxOrder, Cost extends Penalty>(
  { words, penaltyOf, isFinal, unclear }: AfterParts<Order, Cost>,
  {
    journal,
    now,
  }: {
    readonly journal: Pick<Journal<Order>, 'byReference' | 'bySupplierRef' | 'note' | 'cancel' | 'since'>;
    readonly now: () => Date;
  },
) {
  return {
    async lookup({ reference }: SupplierOrder): Promise<LookupOutcome> {
      const known = await journal.byReference(reference);
      return known ? answerOf(known, now()) : { kind: 'absent' };
    },

    async orders(since: Date): Promise<OrderInBooks[]> {
      return (await journal.since(since)).flatMap(({ order, isCancelled }) => {
        const { reference, supplierRef, net } = order;
        const isBooked = answerOf(order, now()).kind === 'booked';
        return isBooked
          ? [{ reference, supplierRef, net: net.amount, currency: net.currency, isCancelled }]
          : [];
      });
    },

    async cancelPenalty(supplierRef: string): Promise<Cost> {
      const order = await journal.bySupplierRef(supplierRef);
      if (!order) throw new SupplierError('invalid', words.invalid);
      if (order.fault === 'NODETAILS') throw new SupplierError('failed', words.unreadable ?? words.search);
      return penaltyOf(order, now());
    },

    async cancel(supplierRef: string, reference: string): Promise<CancelOutcome> {
      const order = await journal.bySupplierRef(supplierRef);
      if (!order) return { kind: 'refused', ...told(words.invalid) };
      if (order.outcome.kind !== 'booked' || order.fault === 'NOCANCEL' || isFinal?.(order))
        return { kind: 'refused', ...told(words.notCancelled) };
      const unsure = order.fault ? unclear[order.fault] : undefined;
      if (unsure) {
        const asked = await journal.note(supplierRef, 'cancel-asked', reference, now());
        if (now().getTime() - asked.getTime() < UNCLEAR_MS) return { kind: 'unknown', ...told(unsure) };
      }
      await journal.cancel(supplierRef, reference, now());
      return { kind: 'cancelled', message: '' };
    },
  };
}
