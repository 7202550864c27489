import { SupplierError } from '@/server/selling/supplier/errors';
import type { FlightLeg } from '@/plugins/flight/contract';
import type { Penalty, FlightSupplier, TicketOutcome } from '@/plugins/flight/face/port';
import { NO_TICKETS } from '../faults';
import type { Profile } from '../profiles';
import type { Journal, Order } from './journal';
import { type SandboxDetails, ticketsOf, voidUntilOf } from './take';
import { flightRefusals } from '@/plugins/flight/contract/refusals';
import { told } from '@/core/contract/refusal';

const TICKET_LATER_MS = 20_000;
/** How long after the sale an airline changes the flights of `SCHEDULE`, and by how much. */
const CHANGE_AFTER_MS = 60_000;
const LATER_MINUTES = 95;
const HELD_DEARER = 1.05;

const unknownOrder = () => new SupplierError('invalid', flightRefusals.unknownBooking);

/** A local time later by minutes, on the same clock. */
const later = (local: string, minutes: number) =>
  new Date(Date.parse(`${local}Z`) + minutes * 60_000).toISOString().slice(0, 16);

/** The first leg leaves and arrives later; the rest stays as it was sold. */
export const changedFlights = ([first, ...rest]: readonly FlightLeg[]): FlightLeg[] => {
  if (!first) return [];
  const shift = <T extends { departureTime: string; arrivalTime: string }>(part: T): T => ({
    ...part,
    departureTime: later(part.departureTime, LATER_MINUTES),
    arrivalTime: later(part.arrivalTime, LATER_MINUTES),
  });
  return [{ ...shift(first), segments: first.segments.map(shift) }, ...rest];
};

const changeIdOf = (order: Order) => `${order.supplierRef}-1`;

/** What the embedded supplier does with an order after the sale: tickets, prices of reservations, changes, the end. */
export function afterSale(journal: Journal, now: () => Date, profile: Profile) {
  const hasChanged = (order: Order) =>
    order.fault === 'SCHEDULE' && now().getTime() - order.createdAt.getTime() >= CHANGE_AFTER_MS;

  async function penaltyOf(order: Order): Promise<Penalty> {
    const events = await journal.events(order.supplierRef);
    const fault = order.fault ?? undefined;
    const nothing = { ...order.penalty, amount: 0 };
    const voidUntil = events.ticketed ? voidUntilOf(fault, events.ticketed, profile) : order.freeUntil;
    const isVoid = voidUntil !== null && now().toISOString() <= voidUntil;
    if (isVoid) return { kind: 'void', penalty: nothing, refundable: true, voidUntil };
    if (hasChanged(order) && !events['change-accepted'])
      return { kind: 'schedule-change', penalty: nothing, refundable: true, voidUntil: null };
    const { penalty } = order;
    return { kind: 'refund', penalty, refundable: penalty.amount < order.net.amount, voidUntil: null };
  }

  const port: Pick<FlightSupplier, 'ticket' | 'heldPrice' | 'changes' | 'acceptChange'> = {
    async ticket(supplierRef, { reference, net }): Promise<TicketOutcome> {
      const order = await journal.bySupplierRef(supplierRef);
      if (order?.outcome.kind !== 'booked')
        return { kind: 'refused', ...told(flightRefusals.unknownBooking) };
      const refused = { kind: 'refused', ...told(flightRefusals.notTicketed) } as const;
      const details = order.outcome.details as SandboxDetails;
      const events = await journal.events(supplierRef);
      if (await journal.isCancelled(supplierRef)) return refused;
      let issuedAt = events.ticketed;
      if (!issuedAt) {
        const isLate = order.limit && now().toISOString() >= order.limit;
        const why = order.fault && NO_TICKETS[order.fault];
        if (why) return { kind: 'refused', ...told(why) };
        if (isLate || net.amount < priceOf(order)) return refused;
        const asked = await journal.note(supplierRef, 'ticket-asked', reference, now());
        const isWaiting = now().getTime() - asked.getTime() < TICKET_LATER_MS;
        if (order.fault === 'TICKETLATER' && isWaiting) return { kind: 'pending' };
        issuedAt = await journal.note(supplierRef, 'ticketed', reference, now());
      }
      return {
        kind: 'issued',
        details: {
          ...details,
          ticketNumbers: ticketsOf(order.reference, order.travellers ?? 1),
          ticketTimeLimit: null,
          voidUntil: voidUntilOf(order.fault ?? undefined, issuedAt, profile),
        },
      };
    },

    async heldPrice(supplierRef) {
      const order = await journal.bySupplierRef(supplierRef);
      if (!order?.figures) throw unknownOrder();
      const { base, taxes, published, extras } = order.figures;
      if (order.fault === 'UPDATEFAIL') throw new SupplierError('failed', flightRefusals.updateFailed);
      const isDearer = order.fault === 'HOLDUP';
      return {
        base: isDearer ? { ...base, amount: Math.ceil(base.amount * HELD_DEARER) } : base,
        taxes,
        published,
        extras: extras ?? null,
      };
    },

    async changes(after, until) {
      const made = (at: Date) => new Date(at.getTime() - CHANGE_AFTER_MS);
      const orders = await journal.changing(made(after), made(until));
      return orders.flatMap((order) =>
        order.outcome.kind === 'booked' && order.flights
          ? [
              {
                changeId: changeIdOf(order),
                supplierRef: order.supplierRef,
                reference: order.reference,
                flights: changedFlights(order.flights),
              },
            ]
          : [],
      );
    },

    async acceptChange(supplierRef, changeId) {
      const order = await journal.bySupplierRef(supplierRef);
      if (!order || changeIdOf(order) !== changeId || (await journal.isCancelled(supplierRef)))
        return { kind: 'refused', ...told(flightRefusals.statusNotUpdated) };
      if (order.acceptance === 'refused')
        return { kind: 'refused', ...told(flightRefusals.statusNotUpdated) };
      if (order.acceptance === 'unknown') return { kind: 'unknown', ...told(flightRefusals.notUpdated) };
      await journal.note(supplierRef, 'change-accepted', changeId, now());
      return { kind: 'accepted', message: '' };
    },
  };
  return { port, penaltyOf };
}

/** What the order costs the agency, raised where a reservation was asked to become dearer. */
function priceOf(order: Order): number {
  if (!order.figures) return order.net.amount;
  const { base, taxes, extras } = order.figures;
  const isDearer = order.isHold && order.fault === 'HOLDUP';
  return (
    (isDearer ? Math.ceil(base.amount * HELD_DEARER) : base.amount) + taxes.amount + (extras?.amount ?? 0)
  );
}
