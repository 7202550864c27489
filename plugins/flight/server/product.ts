import { z } from 'zod/mini';
import { bookingRefusals } from '@/core/contract/refusals/booking';
import type { BookingProduct } from '@/server/ports/booking';
import { defineBookable } from '@/server/selling/bookable/define';
import { asking } from '@/server/selling/supplier/errors';
import { deadlinePlace, type Extras, type TravellerCounts, typesOf } from '../contract';
import { flightRefusals } from '../contract/refusals';
import { wholeUntil } from '../say/whole-until';
import { LISTING } from './listing';
import { letters } from './mail/letters';
import { countTravellers, hasExtras, QuoteRequest, readRequest } from '../face/order';
import { trips } from './stored';
import { type FlightSuppliers, suppliersOf } from './supplier/suppliers';
import { summarise } from './trip';

/** Before checkout a quote counts travellers, afterwards it names them; what they add to the fare is named by both. */
function askedFor(request: unknown): { counts: TravellerCounts; extras: Extras | undefined } {
  const quote = z.safeParse(QuoteRequest, request);
  if (quote.success) return { counts: quote.data.travellers, extras: quote.data.extras };
  const { travellers, extras } = readRequest(request);
  return { counts: countTravellers(travellers), extras };
}

/** A reservation that is paid later: its tickets, and what it costs then. */
const holding = (supplier: FlightSuppliers): Required<Pick<BookingProduct, 'issue' | 'heldPrice'>> => ({
  async issue(supplierRef, asked, options) {
    const outcome = await supplier.ticket(supplierRef, asked, options);
    switch (outcome.kind) {
      case 'issued':
        return { kind: 'issued', status: 'Ticketed', details: outcome.details };
      case 'pending':
        return { kind: 'unknown', message: 'The airline has not issued the tickets yet' };
      default:
        return outcome;
    }
  },
  async heldPrice(supplierRef, options) {
    return { ...(await asking(() => supplier.heldPrice(supplierRef, options))), retail: null };
  },
});

/** Flights, as they are sold, shown and cancelled. */
export const flights = defineBookable({
  id: 'flight',
  refusals: {
    gone: flightRefusals.gone,
    noQuote: flightRefusals.notAvailable,
    noBooking: flightRefusals.unknownBooking,
    unreadable: flightRefusals.unreadable,
    notCancellable: bookingRefusals.notCancellable,
    cancelUnknown: flightRefusals.cancelUnknown,
  },
  stored: trips,
  supplier: suppliersOf,
  async price(services, { offerRef, request }, options) {
    const supplier = suppliersOf(services);
    const { counts, extras: chosen } = askedFor(request);
    const { offer, fareFamily, expiresAt, payLaterUntil, asks } = await supplier.price(
      offerRef,
      counts,
      options,
    );
    const extras = hasExtras(chosen)
      ? await supplier.priceExtras(offerRef, { extras: chosen, types: typesOf(counts) }, options)
      : undefined;
    const { base, taxes, published } = offer;
    const isPaidAtOnce = extras !== undefined && supplier.extrasArePaidAtOnce(offerRef);
    return {
      ...{ base, taxes, published, expiresAt },
      extras: extras?.total ?? null,
      offer: {
        ...{ offer, fareFamily, payLaterUntil: isPaidAtOnce ? null : payLaterUntil },
        ...(asks ? { asks } : {}),
        ...(extras ? { extras } : {}),
      },
    };
  },
  summarise,
  begins: ({ offer }) => offer.flights[0]!.departureTime,
  zoneOf: ({ offer }) => deadlinePlace(offer.flights)?.zone ?? null,
  endZoneOf: ({ offer }) => offer.flights.at(-1)?.arrivalZone ?? null,
  freeUntil: ({ offer }, now) => wholeUntil(offer, now),
  listing: LISTING,
  letters,
  returnPath: '/booknow/flights/confirmation?bookingId={bookingId}',
  holding: (services) => holding(suppliersOf(services)),
});
