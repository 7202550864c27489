import { z } from 'zod/mini';
import type { Money } from '@/core/contract';
import { serialOf } from '@/server/selling/supplier/codes';
import type { Making, SandboxOrder } from '@/server/selling/supplier/sandbox/orders';
import { timedPenalty, type TimedTerms } from '@/server/selling/supplier/sandbox/penalty';
import type { TimedPenalty } from '@/server/ports/supplier';
import type { SupplierStay } from '@/plugins/hotel/face/port';
import { netOf } from './stays';

/** What a booking's request tells a supplier: who sleeps where. */
const StayRequest = z.object({
  guests: z.array(z.object({ firstName: z.string(), lastName: z.string() })).check(z.minLength(1)),
});

/** The last names in a request; none before the guests are known. */
export const lastNamesIn = (request: unknown): string[] =>
  z.safeParse(StayRequest, request).data?.guests.map(({ lastName }) => lastName) ?? [];

/** What this supplier writes down about one order. */
export interface HotelOrder extends SandboxOrder {
  /** What giving each room back costs; none of an order that was refused. */
  readonly rooms: readonly { readonly net: Money; readonly terms: TimedTerms }[];
}

export const roomsToKeep = (stay: SupplierStay | null): HotelOrder['rooms'] =>
  stay?.rooms.map(({ rate }) => ({ net: netOf(rate), terms: rate.terms })) ?? [];

/** What it answers to an order that it takes; the number is what the property knows it by. */
export const takeOrder = ({ listing }: SupplierStay, { order, supplierRef }: Making) => ({
  status: 'booked',
  details: {
    orderId: supplierRef,
    confirmationNumber: String(serialOf(order.reference)).padStart(9, '0'),
    property: listing.name,
  },
});

/** What is kept of an order of several rooms when it is given back now: each by its own terms (INV-5: never above it). */
export function penaltyOf({ rooms, net }: HotelOrder, now: Date): TimedPenalty {
  const each = rooms.map((room) => timedPenalty(room.terms, room.net, now));
  if (each.length === 0) return timedPenalty(null, net, now);
  const kept = each.reduce((total, { penalty }) => total + penalty.amount, 0);
  const ends = each.map(({ freeUntil }) => freeUntil);
  return {
    penalty: { ...net, amount: Math.min(kept, net.amount) },
    refundable: each.some(({ refundable }) => refundable),
    freeUntil: ends.every((end) => end !== null) ? ends.sort()[0]! : null,
  };
}
