import type { SupplierOffer } from './port';

/** An offer of a search that says until when it may be reserved without a payment, where it may. */
export const withHold = (offer: SupplierOffer, until: string | null): SupplierOffer =>
  until === null ? offer : { ...offer, holdUntil: until };
