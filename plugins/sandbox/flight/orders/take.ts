import type { Money } from '@/core/contract';
import type { Refusal } from '@/core/contract/refusal';
import { locatorOf, serialOf } from '@/server/selling/supplier/codes';
import type { Making, SandboxOrder, Taken } from '@/server/selling/supplier/sandbox/orders';
import { daysBetween } from '@/server/selling/supplier/time';
import type { FlightReservation } from '@/plugins/flight/contract';
import { readRequest } from '@/plugins/flight/face/order';
import type { SupplierOffer } from '@/plugins/flight/face/port';
import { isUnticketed } from '../faults';
import type { Order } from './journal';
import type { Profile } from '../profiles';
import { flightRefusals } from '@/plugins/flight/contract/refusals';

/** What a booking keeps of the supplier's answer. */
export type SandboxDetails = Pick<
  FlightReservation,
  'airlineRecordLocator' | 'ticketNumbers' | 'ticketTimeLimit' | 'vendor' | 'confirmationNumber'
> & { orderId: string; voidUntil: string | null };

const HOLD_HOURS = 24;
/** Fares but the plainest may be paid later, when there is time for it before the flight. */
const PAY_LATER_DAYS = 3;

const inHours = (now: Date, hours: number) => new Date(now.getTime() + hours * 3_600_000).toISOString();

/** Until when the fare may be reserved without a payment; null when it has to be paid at once. */
export function payLaterUntil(
  offer: Pick<SupplierOffer, 'fareFamily' | 'flights'>,
  now: Date,
  { holds }: Profile,
): string | null {
  if (!holds) return null;
  const days = daysBetween(now.toISOString(), offer.flights[0]!.departureTime);
  return offer.fareFamily.endsWith('-0') || days < PAY_LATER_DAYS ? null : inHours(now, HOLD_HOURS);
}

/** One a traveller. */
export const ticketsOf = (reference: string, travellers: number): string[] => {
  const serial = serialOf(reference);
  return Array.from(
    { length: travellers },
    (_, i) =>
      `${220 + (serial % 700)}-24${String(serial + i)
        .padStart(8, '0')
        .slice(-8)}`,
  );
};

/** Until when tickets that are issued now are taken back for free; null when they never are. */
export const voidUntilOf = (fault: string | undefined, now: Date, profile: Profile): string | null =>
  fault === 'NOVOID' ? null : inHours(now, profile.freeVoidHours);

function detailsOf({ order, supplierRef, fault, now }: Making, offer: SupplierOffer, profile: Profile) {
  const { travellers } = readRequest(order.request);
  const isHeld = order.hold === true || isUnticketed(fault);
  return {
    orderId: supplierRef,
    airlineRecordLocator: locatorOf(`${order.reference}:${offer.validatingCarrier}`),
    confirmationNumber: String(1e8 + serialOf(order.reference)),
    ticketNumbers: isHeld ? [] : ticketsOf(order.reference, travellers.length),
    ticketTimeLimit: isHeld ? inHours(now, HOLD_HOURS) : null,
    vendor: fault === 'CTW' ? 'CTW' : profile.id,
    voidUntil: isHeld ? null : voidUntilOf(fault, now, profile),
  } satisfies SandboxDetails;
}

/** What it answers to an order that it takes, or why it does not. */
export function takeOrder(
  offer: SupplierOffer,
  making: Making,
  profile: Profile,
): Taken | { readonly refused: Refusal } {
  const { order, now } = making;
  if (order.hold && !payLaterUntil(offer, now, profile)) return { refused: flightRefusals.paidAtOnce };
  const details = detailsOf(making, offer, profile);
  return {
    status: details.ticketNumbers.length === 0 ? 'Booked' : 'Confirmed',
    details,
    ...(order.hold ? { holdUntil: details.ticketTimeLimit! } : {}),
  };
}

/** What an offer that was ordered has to do with what comes after the sale: its price, its flights, its end. */
export function soldOf(
  { offer, added }: { offer: SupplierOffer; added: Money | null },
  { outcome, net, fault, createdAt }: SandboxOrder,
  travellers: number,
  profile: Profile,
): Partial<Order> & Pick<Order, 'penalty' | 'freeUntil'> {
  const { fee } = offer.terms.refund;
  const amount = Math.min(net.amount, fee === null ? net.amount : fee.amount * travellers);
  const { base, taxes, published, flights } = offer;
  return {
    ...{ flights, travellers },
    limit: outcome.kind === 'booked' ? (outcome.details as SandboxDetails).ticketTimeLimit : null,
    figures: { base, taxes, published, ...(added ? { extras: added } : {}) },
    penalty: { amount, currency: net.currency },
    freeUntil: voidUntilOf(fault ?? undefined, createdAt, profile),
  };
}
