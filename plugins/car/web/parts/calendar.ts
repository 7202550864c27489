import type { CalendarEvent } from '@/core/say/calendar-file';
import { instantOf } from '@/core/booking/instant';
import type { CarReservation, RentalPoint } from '../../contract';
import { comesAt } from './rental-title';

/** How long handing a car over takes, in milliseconds. */
const AT_THE_DESK = 30 * 60_000;

/** The rental for a calendar: when to be at the desk, and when the car has to be back, by the clocks there. */
export function calendarOf(
  reservation: CarReservation,
  words: { pickUp: string; dropOff: string },
): CalendarEvent[] {
  const { bookingId, offer, driver, recordLocator, confirmationNumber } = reservation;
  const reference = confirmationNumber ?? recordLocator;
  const entry = (id: string, summary: string, point: RentalPoint, local: string): CalendarEvent => {
    const start = instantOf(local, point.zone);
    return {
      uid: `${bookingId}-${id}`,
      start,
      end: new Date(start.getTime() + AT_THE_DESK),
      summary,
      location: `${point.name}, ${point.address}`,
      description: [offer.availableCore.vendor.name, reference, point.phone].filter(Boolean).join(' · '),
    };
  };
  return [
    entry('pick-up', words.pickUp, offer.pickUp, comesAt(offer.pickUpDateTime, driver.pickupTime)),
    entry('drop-off', words.dropOff, offer.dropOff, offer.returnDateTime),
  ];
}
