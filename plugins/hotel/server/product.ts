import { defineBookable } from '@/server/selling/bookable/define';
import { hotelRefusals } from '../contract/refusals';
import { partsOf } from './find/sell-stay';
import { LISTING } from './listing';
import { letters } from './mail/letters';
import { lastNamesOf, shownAs, shownIn } from './request';
import { toStored } from './sell';
import { stays } from './stored';
import { suppliersOf } from './supplier/suppliers';
import { summarise } from './trip';

/** Stays, as they are sold, shown and cancelled. */
export const hotels = defineBookable({
  id: 'hotel',
  refusals: {
    gone: hotelRefusals.gone,
    noOffer: hotelRefusals.parameter,
    noQuote: hotelRefusals.gone,
    noBooking: hotelRefusals.noBooking,
    unreadable: hotelRefusals.bookingId,
    notCancellable: hotelRefusals.notCancelled,
    cancelledAlready: hotelRefusals.alreadyCancelled,
    cancelUnknown: hotelRefusals.support,
  },
  stored: stays,
  supplier: suppliersOf,
  async price(services, { offerRef, request }, options) {
    const { offer, expiresAt } = await suppliersOf(services).price(offerRef, lastNamesOf(request), options);
    const { base, taxes, published, retail } = offer;
    return {
      base,
      taxes,
      published,
      retail,
      parts: partsOf(offer),
      expiresAt,
      offer: { stay: shownAs(toStored(offer), shownIn(request)) },
    };
  },
  summarise,
  // Guests come until the night is over.
  begins: ({ stay }) => stay.stayPeriod.start,
  zoneOf: ({ stay }) => stay.hotel.zone,
  freeUntil: ({ stay }) => stay.terms.freeUntil,
  isPaidThere: ({ stay }) => stay.payment === 'property',
  listing: LISTING,
  letters,
  returnPath: '/booknow/hotels/confirm-payment?bookingId={bookingId}',
});
