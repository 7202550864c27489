import type { Money } from '@/core/contract';
import { told } from '@/core/contract/refusal';
import type { Making, SandboxOrder } from '@/server/selling/supplier/sandbox/orders';
import { type FareFamily } from '@/plugins/flight/contract';
import { flightRefusals } from '@/plugins/flight/contract/refusals';
import { hasExtras, readRequest } from '@/plugins/flight/face/order';
import type { SupplierOffer } from '@/plugins/flight/face/port';
import type { extrasOf, ExtrasParts } from '../extras/extras';
import { CHANGING } from '../faults';
import type { Order } from './journal';
import { soldOf } from './take';
import type { Profile } from '../profiles';

interface Parts {
  readonly seatBook: ExtrasParts['seatBook'];
  readonly now: ExtrasParts['now'];
  readonly priced: ReturnType<typeof extrasOf>['priced'];
  readonly familyFor: (offer: SupplierOffer) => FareFamily;
}

/** An order with what is added to it: priced before it is written down, and its seats taken when it is booked. */
export function orderWith({ seatBook, now, priced, familyFor }: Parts) {
  return {
    async price(offer: SupplierOffer, { order, fault }: Making): Promise<Money | null> {
      const { travellers, extras } = readRequest(order.request);
      if (!hasExtras(extras)) return null;
      // Somebody else was faster by a moment.
      if (fault === 'SEATTAKEN')
        await seatBook.take(`faster than ${order.reference}`, extras.seats.slice(0, 1), now());
      const types = travellers.map(({ passengerType }) => passengerType);
      const { total } = await priced({ offer, fareFamily: familyFor(offer) }, extras, types, order.reference);
      return total;
    },

    async record(
      made: SandboxOrder,
      { offer, added }: { readonly offer: SupplierOffer | null; readonly added: Money | null },
      { order, fault = '' }: Making,
      profile: Profile,
    ): Promise<Order> {
      const { travellers, extras } = readRequest(order.request);
      const { reference, net, outcome } = made;
      const seats = outcome.kind === 'booked' ? (extras?.seats ?? []) : [];
      const isTaken = seats.length > 0 && !(await seatBook.take(reference, seats, now()));
      return {
        ...made,
        ...(isTaken
          ? { outcome: { kind: 'rejected', reason: 'refused', ...told(flightRefusals.seatTaken) } }
          : {}),
        // The books are read by this word alone for what the airline changes.
        fault: CHANGING[fault] ? 'SCHEDULE' : made.fault,
        acceptance: CHANGING[fault],
        isUncancellable: fault === 'NOCANCEL',
        isHold: order.hold === true,
        ...(offer
          ? soldOf({ offer, added }, made, travellers.length, profile)
          : { penalty: net, freeUntil: null }),
      };
    },
  };
}
