import { msg } from '@lingui/core/macro';
import type { CalendarEvent } from '@/core/say/calendar-file';
import { instantOf } from '@/core/say/clock';
import type { Say } from '@/core/say/say';
import { type CarReservation, comesAt, type RentalPoint } from '../contract';
import { HANDOVER } from './handover';
import { placeText } from './place';

/** How long handing a car over takes, in milliseconds. */
const AT_THE_DESK = 30 * 60_000;

type Rental = Pick<CarReservation, 'bookingId' | 'driver' | 'recordLocator' | 'confirmationNumber'> & {
  offer: Pick<CarReservation['offer'], 'pickUp' | 'dropOff' | 'pickUpDateTime' | 'returnDateTime'> & {
    availableCore: Pick<CarReservation['offer']['availableCore'], 'vendor'>;
  };
};

/** Where a booking of this product is shown. */
export const pathOf = (bookingId: string): string =>
  `/car-details?bookingId=${encodeURIComponent(bookingId)}`;

/**
 * The rental for a calendar, from the screen and in the letter: when to be at the desk, and when the car has to be back, by
 * the clocks there (R286, R311).
 */
export function rentalEvents(rental: Rental, say: Say): CalendarEvent[] {
  const { bookingId, offer, driver, recordLocator: locator, confirmationNumber: number } = rental;
  const vendor = offer.availableCore.vendor.name;
  const codes = [
    locator && `${say._(msg`Record locator`)}: ${locator}`,
    number && `${say._(msg`Confirmation number`)}: ${number}`,
  ];
  const entry = (
    end: string,
    { summary, point, at, more }: { summary: string; point: RentalPoint; at: string; more?: string },
  ): CalendarEvent => {
    const start = instantOf(at, point.zone);
    return {
      uid: `${bookingId}-${end}`,
      start,
      end: new Date(start.getTime() + AT_THE_DESK),
      summary,
      location: placeText(point),
      description: [...codes, more, point.phone].filter(Boolean).join('\n'),
      path: pathOf(bookingId),
    };
  };
  return [
    entry('pick-up', {
      summary: say._(msg`Pick up the car: ${vendor}`),
      point: offer.pickUp,
      at: comesAt(offer.pickUpDateTime, driver.pickupTime),
      more: say._(HANDOVER[offer.pickUp.handover]),
    }),
    entry('drop-off', {
      summary: say._(msg`Return the car: ${vendor}`),
      point: offer.dropOff,
      at: offer.returnDateTime,
    }),
  ];
}
