import type { SupplierOrder } from '@/server/ports/booking';
import { SupplierError } from '@/server/supplier/errors';
import { SEAT_TAKEN, type TravellerCounts } from '../../contract';
import { countTravellers, hasExtras, readRequest } from '../request';
import type { extrasOf, ExtrasParts } from './extras';
import type { BookFault } from './faults';
import type { Order } from './journal';
import type { AddedExtras } from './orders';

interface Parts {
  readonly rebuild: (offerId: string, travellers?: TravellerCounts) => ReturnType<ExtrasParts['rebuild']>;
  readonly seatBook: ExtrasParts['seatBook'];
  readonly now: ExtrasParts['now'];
  readonly priced: ReturnType<typeof extrasOf>['priced'];
}

/** What is added to an order: priced before it is written down, and its seats taken when it is booked. */
export function orderWith({ rebuild, seatBook, now, priced }: Parts) {
  return {
    async price(order: SupplierOrder, fault: BookFault | undefined): Promise<AddedExtras> {
      const { travellers, extras } = readRequest(order.request);
      if (!hasExtras(extras)) return null;
      // Somebody else was faster by a moment.
      if (fault === 'SEATTAKEN')
        await seatBook.take(`faster than ${order.reference}`, extras.seats.slice(0, 1), now());
      try {
        const types = travellers.map(({ passengerType }) => passengerType);
        const rebuilt = rebuild(order.offerRef, countTravellers(travellers));
        return await priced(rebuilt, extras, types, order.reference);
      } catch (error) {
        if (!(error instanceof SupplierError)) throw error;
        return { refused: error.message };
      }
    },
    async take(order: SupplierOrder, made: Order): Promise<Order> {
      const seats = readRequest(order.request).extras?.seats ?? [];
      if (made.outcome.kind !== 'booked' || seats.length === 0) return made;
      if (await seatBook.take(order.reference, seats, now())) return made;
      return { ...made, outcome: { kind: 'rejected', reason: 'refused', message: SEAT_TAKEN } };
    },
  };
}
