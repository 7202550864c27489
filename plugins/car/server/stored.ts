import { z } from 'zod/mini';
import { Money } from '@/core/contract';
import { CarDetails, PricedCarExtras } from '../contract';
import type { SupplierCar } from './supplier/port';

const { totalCharge: _, ...core } = CarDetails.shape.availableCore.shape;

/** What a quote and a booking keep of the offer: the supplier's figures beside what travellers see. */
const StoredOffer = z.object({
  offer: z.extend(z.omit(CarDetails, { price: true, perDay: true, wholesale: true, agencyFee: true }), {
    availableCore: z.object(core),
    base: Money,
    taxes: Money,
  }),
  extras: z.nullable(PricedCarExtras),
});
export interface StoredOffer {
  readonly offer: SupplierCar;
  readonly extras: PricedCarExtras | null;
}

/** Null when it is not of this product's making, such as a row that was written by another release. */
export const tryStored = (value: unknown): StoredOffer | null => z.safeParse(StoredOffer, value).data ?? null;

/** Throws on what `tryStored` cannot read. */
export const readStored = (value: unknown): StoredOffer => z.parse(StoredOffer, value);

/** What `book` keeps of the order. */
const StoredDetails = z.object({ orderId: z.string(), confirmationNumber: z.string(), vendor: z.string() });
export type StoredDetails = z.output<typeof StoredDetails>;
export const readDetails = (value: unknown): StoredDetails | null =>
  z.safeParse(StoredDetails, value).data ?? null;
