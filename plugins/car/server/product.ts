import type { BookingProduct } from '@/server/ports/booking';
import { invalid } from '@/server/error';
import type { Services } from '@/server/ports/services';
import { asking, SupplierError, toHttpError } from '@/server/supplier/errors';
import { offered } from '@/server/supplier/offered';
import { CAR_ERRORS } from '../contract';
import { LISTING } from './listing';
import { confirmationMail } from './mail/confirmation';
import { noticeMail } from './mail/notice';
import { askedFor, hasExtras } from './request';
import { tryStored } from './stored';
import type { CarSupplier } from './supplier/port';
import { summarise } from './trip';

export const PRODUCT = 'car';

/** Cars as an agency's site shows them. */
export const cars = offered(
  PRODUCT,
  () => toHttpError(new SupplierError('gone', CAR_ERRORS.gone)) as Error,
  () => invalid(CAR_ERRORS.invalid, 'offerId'),
);

/** How the booking engine sells what a supplier offers. */
export function createProduct(
  supplier: CarSupplier,
  services: Pick<Services, 'logoOf' | 'clock'>,
): BookingProduct {
  return {
    id: PRODUCT,
    offered: cars,
    async quote(offerRef, request, options) {
      const { lastName, extras: chosen } = askedFor(request);
      const { offer, expiresAt } = await asking(() => supplier.price(offerRef, lastName, options));
      const extras = hasExtras(chosen)
        ? await asking(() => supplier.priceExtras(offerRef, chosen, options))
        : null;
      return {
        base: offer.base,
        taxes: offer.taxes,
        extras: extras?.total ?? null,
        published: null,
        retail: null,
        expiresAt,
        offer: { offer, extras },
      };
    },
    book: (order, options) => supplier.book(order, options),
    lookup: (order, options) => supplier.lookup(order, options),
    cancelPenalty: (supplierRef, options) => asking(() => supplier.cancelPenalty(supplierRef, options)),
    cancel: (supplierRef, reference, options) => supplier.cancel(supplierRef, reference, options),
    summarise,
    zoneOf: (offer) => tryStored(offer)?.offer.pickUp.zone ?? null,
    listing: LISTING,
    confirmationMail: confirmationMail(services),
    noticeMail,
  };
}
