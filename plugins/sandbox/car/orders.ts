import { serialOf } from '@/server/selling/supplier/codes';
import type { Journal } from '@/server/selling/supplier/journal';
import type { Making, SandboxOrder } from '@/server/selling/supplier/sandbox/orders';
import type { CarCancellation } from '@/plugins/car/contract';
import type { StoredDetails } from '@/plugins/car/face/order';
import type { SupplierCar } from '@/plugins/car/face/port';

/** What this supplier writes down about one order. */
export interface CarOrder extends SandboxOrder {
  /** What giving it back costs; null for an order that was refused. */
  readonly cancellation: CarCancellation | null;
}
export type CarJournal = Journal<CarOrder>;

/** What it answers to an order that it takes. */
export function takeOrder(
  { availableCore: { vendor } }: SupplierCar,
  { order, supplierRef }: Making,
): { status: string; details: StoredDetails } {
  const confirmationNumber = `${vendor.code}-${String(serialOf(order.reference)).padStart(8, '0')}`;
  return { status: 'Confirmed', details: { orderId: supplierRef, confirmationNumber, vendor: vendor.name } };
}
