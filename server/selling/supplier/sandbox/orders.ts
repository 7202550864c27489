import type { Money } from '@/core/contract';
import { type Said, told } from '@/core/contract/refusal';
import { bookingRefusals } from '@/core/contract/refusals/booking';
import type { SupplierOrder, SupplierOutcome } from '../../../ports/booking';
import { locatorOf, orderRefOf } from '../codes';
import { SupplierError } from '../errors';
import type { Entry } from '../journal';
import type { NetOffer } from '../../../ports/supplier';
import type { SandboxWords } from './sandbox-words';

/** What every embedded supplier writes down about an order. Nothing of it is ever changed. */
export interface SandboxOrder extends Entry {
  readonly outcome: SupplierOutcome;
  /** Milliseconds after which a pending order is confirmed. */
  readonly readyAfter: number;
  /** Until when it is answered at the latest, ISO UTC, where its seller is asked first. */
  readonly answersBy?: string | undefined;
  readonly net: Money;
  /** What the order was asked to do wrong, also after the sale. */
  readonly fault?: string | null | undefined;
}

/** An order that is being made. */
export interface Making {
  readonly order: SupplierOrder;
  readonly supplierRef: string;
  readonly fault: string | undefined;
  readonly now: Date;
}

type Booked = Extract<SupplierOutcome, { kind: 'booked' }>;
export type Taken = Pick<Booked, 'status' | 'details' | 'holdUntil'>;

/** What is a product's own of making an order. */
export interface OrderParts<Offer extends NetOffer, Order> {
  /** What the numbers of its orders begin with. */
  readonly orders: string;
  /** What it says of an order that it refuses at once, by what it was asked to do wrong. */
  readonly refusals: Readonly<Record<string, Said>>;
  /** What is added to the offer, at the price of now. Throws SupplierError for what cannot be had. */
  readonly addedTo?: (offer: Offer, making: Making) => Promise<Money | null> | Money | null;
  /** What it answers to an order that it takes, or why it does not. */
  readonly take: (offer: Offer, making: Making) => Taken | { readonly refused: Said };
  /** The order as its books have it; `offer` is null when it is sold out. */
  readonly record: (
    order: SandboxOrder,
    sold: { readonly offer: Offer | null; readonly added: Money | null },
    making: Making,
  ) => Order | Promise<Order>;
}

const PENDING_MS = 20_000;

type Refusal = Extract<SupplierOutcome, { kind: 'rejected' }>;
const rejected = (reason: Refusal['reason'], said: Said): Refusal => ({
  kind: 'rejected',
  reason,
  ...told(said),
});

/** What `make` gives; a refusal of the supplier's is a value. */
async function orRefusal<T>(make: () => T | Promise<T>): Promise<T | SupplierError> {
  try {
    return await make();
  } catch (error) {
    if (error instanceof SupplierError) return error;
    throw error;
  }
}

/**
 * The record of a new order, booked or refused; a refusal stays one. Nothing is booked above the net price that was agreed
 * (INV-5).
 */
export async function recordOf<Offer extends NetOffer, Order>(
  order: SupplierOrder,
  at: { readonly fault: string | undefined; readonly now: Date; readonly words: SandboxWords },
  rebuild: () => Offer,
  { orders, refusals, addedTo, take, record }: OrderParts<Offer, Order>,
): Promise<Order> {
  const { fault, now, words } = at;
  const { gone, soldOut = gone, priceChanged = bookingRefusals.priceChanged } = words;
  const { reference, net } = order;
  const making = { order, supplierRef: orderRefOf(orders, reference), fault, now };
  const offer = await orRefusal(rebuild);
  const added =
    offer instanceof SupplierError ? null : await orRefusal(() => addedTo?.(offer, making) ?? null);

  function decide(): SupplierOutcome {
    if (offer instanceof SupplierError || fault === 'SOLDOUT') return rejected('sold-out', soldOut);
    const refusal = fault && refusals[fault];
    if (refusal) return rejected('refused', refusal);
    if (added instanceof SupplierError) return rejected('refused', added.said);
    const total = offer.base.amount + offer.taxes.amount + (added?.amount ?? 0);
    if (fault === 'PRICEUP' || total > net.amount) return rejected('price-changed', priceChanged);
    const taken = take(offer, making);
    if ('refused' in taken) return rejected('refused', taken.refused);
    return { kind: 'booked', supplierRef: making.supplierRef, locator: locatorOf(reference), ...taken };
  }

  return record(
    {
      ...{ reference, supplierRef: making.supplierRef, net, fault, createdAt: now },
      readyAfter: fault === 'PENDING' ? PENDING_MS : 0,
      outcome: decide(),
    },
    {
      offer: offer instanceof SupplierError ? null : offer,
      added: added instanceof SupplierError ? null : added,
    },
    making,
  );
}

/** What a caller is told about a written order at this moment. */
export function answerOf(
  { outcome, supplierRef, createdAt, readyAfter, answersBy }: SandboxOrder,
  now: Date,
): SupplierOutcome {
  const isSilent = now.getTime() < createdAt.getTime() + readyAfter;
  if (!isSilent) return outcome;
  if (answersBy !== undefined) return { kind: 'pending', supplierRef, status: 'pending', answersBy };
  return outcome.kind === 'booked' ? { kind: 'pending', supplierRef } : outcome;
}
