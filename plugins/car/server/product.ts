import { isPaidAtCounter } from '../contract';
import { asItIsOf } from './sell';
import { carRefusals } from '../contract/refusals';
import { defineBookable } from '@/server/selling/bookable/define';
import { LISTING } from './listing';
import { letters } from './mail/letters';
import { askedFor, hasExtras } from '../face/order';
import { rentals } from './stored';
import { suppliersOf } from './suppliers';
import { summarise } from './trip';

/** Cars, as they are sold, shown and cancelled. */
export const cars = defineBookable({
  id: 'car',
  refusals: {
    gone: carRefusals.gone,
    noOffer: carRefusals.invalid,
    noQuote: carRefusals.gone,
    noBooking: carRefusals.noBooking,
    noLocator: carRefusals.none,
    noUser: carRefusals.noUser,
    unreadable: carRefusals.invalid,
    notCancellable: carRefusals.notCancelled,
    cancelUnknown: carRefusals.cancelUnknown,
  },
  stored: rentals,
  supplier: suppliersOf,
  async price(services, { offerRef, request }, options) {
    const supplier = suppliersOf(services);
    const { lastName, extras: chosen } = askedFor(request);
    const { offer, expiresAt, texts } = await supplier.price(offerRef, lastName, options);
    const extras = hasExtras(chosen) ? await supplier.priceExtras(offerRef, chosen, options) : null;
    const { base, taxes } = offer;
    const said = texts ? { ...offer, texts } : offer;
    return {
      ...{ base, taxes, extras: extras?.total ?? null, expiresAt, offer: { offer: said, extras } },
      asItIs: asItIsOf(offer),
    };
  },
  summarise,
  begins: ({ offer }) => offer.pickUpDateTime,
  zoneOf: ({ offer }) => offer.pickUp.zone,
  endZoneOf: ({ offer }) => offer.dropOff.zone,
  freeUntil: ({ offer }) => offer.cancellation.freeUntil,
  isPaidThere: ({ offer }) => isPaidAtCounter(offer),
  listing: LISTING,
  letters,
  returnPath: '/booknow/Cars/confirm-payment?bookingId={bookingId}',
});
