import { defineBookable } from '@/server/selling/bookable/define';
import { activityRefusals } from '../contract/refusals';
import { LISTING } from './listing';
import { letters } from './mail/letters';
import { toStored } from './sell';
import { kept } from './stored';
import { suppliersOf } from './suppliers';
import { beginsAt, summarise } from './trip';
import { guestsIn } from '../face/order';

/** Things to do, as they are sold, shown and cancelled. */
export const activities = defineBookable({
  id: 'activity',
  refusals: {
    gone: activityRefusals.gone,
    noOffer: activityRefusals.parameter,
    noQuote: activityRefusals.gone,
    noBooking: activityRefusals.noBooking,
    unreadable: activityRefusals.notVerified,
    notCancellable: activityRefusals.notCancellable,
    cancelledAlready: activityRefusals.alreadyCancelled,
    cancelUnknown: activityRefusals.wrong,
  },
  stored: kept,
  supplier: suppliersOf,
  async price(services, { offerRef, request }, options) {
    const suppliers = suppliersOf(services);
    const priced = await suppliers.price(offerRef, guestsIn(request), options);
    const { base, taxes, supplierId, activityId } = priced.offer;
    const offer = toStored(priced, suppliers.codeOf(supplierId, activityId), services.clock.now());
    return { base, taxes, expiresAt: priced.expiresAt, offer };
  },
  summarise: (booked, language, services) => summarise(booked, language, suppliersOf(services).keepers),
  begins: ({ option }) => beginsAt(option),
  zoneOf: ({ activity }) => activity.zone,
  freeUntil: ({ option }) => option.freeUntil,
  listing: LISTING,
  letters,
  returnPath: '/booknow/activities/confirmation/{bookingId}',
});
