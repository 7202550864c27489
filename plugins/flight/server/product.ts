import { z } from 'zod/mini';
import type { BookingProduct } from '@/server/booking/types';
import { confirmationMail } from './mail/confirmation';
import { noticeMail } from './mail/notice';
import { countTravellers, QuoteRequest, readRequest } from './request';
import { asking } from './supplier/errors';
import type { SupplierPort } from './supplier/port';
import { summarise } from './trip';

export const PRODUCT = 'flight';

/** Before checkout a quote counts travellers, afterwards it names them. */
function countsOf(request: unknown) {
  const quote = z.safeParse(QuoteRequest, request);
  return quote.success ? quote.data.travellers : countTravellers(readRequest(request).travellers);
}

/** How the booking engine sells what a supplier offers. */
export function createProduct(supplier: SupplierPort): BookingProduct {
  return {
    id: PRODUCT,
    async quote(offerRef, request, options) {
      const { offer, fareFamily, expiresAt, payLaterUntil } = await asking(() =>
        supplier.price(offerRef, countsOf(request), options),
      );
      const { base, taxes, published } = offer;
      return { base, taxes, published, retail: null, expiresAt, offer: { offer, fareFamily, payLaterUntil } };
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
    confirmationMail,
    noticeMail,
  };
}
