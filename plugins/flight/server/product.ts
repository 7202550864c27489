import { z } from 'zod/mini';
import type { BookingProduct } from '@/server/ports/booking';
import type { Services } from '@/server/ports/services';
import { asking, SupplierError, toHttpError } from '@/server/supplier/errors';
import { offered } from '@/server/supplier/offered';
import { LISTING } from './listing';
import { confirmationMail } from './mail/confirmation';
import { noticeMail } from './mail/notice';
import { deadlinePlace, type Extras, NO_SUCH_SEAT, type TravellerCounts, typesOf } from '../contract';
import { countTravellers, hasExtras, QuoteRequest, readRequest } from './request';
import { tryStored } from './stored';
import type { House } from './supplier/house';
import { summarise } from './trip';

export const PRODUCT = 'flight';

/** Flights as an agency's site shows them. */
export const flights = offered(
  PRODUCT,
  () =>
    toHttpError(new SupplierError('gone', 'This flight is not available, please select another')) as Error,
);

/** Before checkout a quote counts travellers, afterwards it names them; what they add to the fare is named by both. */
function askedFor(request: unknown): { counts: TravellerCounts; extras: Extras | undefined } {
  const quote = z.safeParse(QuoteRequest, request);
  if (quote.success) return { counts: quote.data.travellers, extras: quote.data.extras };
  const { travellers, extras } = readRequest(request);
  return { counts: countTravellers(travellers), extras };
}

const notSold = () => new SupplierError('request', NO_SUCH_SEAT, [{ path: 'extras', message: NO_SUCH_SEAT }]);

/** How the booking engine sells what a supplier offers. */
export function createProduct(supplier: House, services: Pick<Services, 'logoOf' | 'clock'>): BookingProduct {
  return {
    id: PRODUCT,
    offered: flights,
    async quote(offerRef, request, options) {
      const { counts, extras: chosen } = askedFor(request);
      const { offer, fareFamily, expiresAt, payLaterUntil } = await asking(() =>
        supplier.price(offerRef, counts, options),
      );
      const extras = hasExtras(chosen)
        ? await asking(async () => {
            if (!supplier.priceExtras) throw notSold();
            return supplier.priceExtras(offerRef, { extras: chosen, types: typesOf(counts) }, options);
          })
        : undefined;
      const { base, taxes, published } = offer;
      return {
        base,
        taxes,
        extras: extras?.total ?? null,
        published,
        retail: null,
        expiresAt,
        offer: { offer, fareFamily, payLaterUntil, ...(extras ? { extras } : {}) },
      };
    },
    book: (order, options) => supplier.book(order, options),
    lookup: (order, options) => supplier.lookup(order, options),
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
    cancelPenalty: (supplierRef, options) => asking(() => supplier.cancelPenalty(supplierRef, options)),
    cancel: (supplierRef, reference, options) => supplier.cancel(supplierRef, reference, options),
    summarise,
    zoneOf: (offer) => deadlinePlace(tryStored(offer)?.offer.flights ?? [])?.zone ?? null,
    listing: LISTING,
    confirmationMail: confirmationMail(services),
    noticeMail,
  };
}
