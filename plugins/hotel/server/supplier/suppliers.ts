import type { Supplied } from '@/server/ports/services';
import type { Pool, PricedOffer, TimedPenalty } from '@/server/ports/supplier';
import { oncePerClock, poolOf } from '@/server/selling/supplier/pool';
import { type Guests, hotelPort, type HotelSupplier, type SupplierStay } from '../../face/port';

/** All suppliers of stays as one, for whatever follows a search. */
export type HotelSuppliers = Pool<HotelSupplier, Guests, PricedOffer<SupplierStay>, TimedPenalty>;

/** The suppliers that this process sells from. */
export const suppliersOf = oncePerClock((services: Supplied): HotelSuppliers => poolOf(hotelPort, services));
