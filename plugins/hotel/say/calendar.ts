import { msg } from '@lingui/core/macro';
import type { CalendarEvent } from '@/core/say/calendar-file';
import { instantOf } from '@/core/say/clock';
import type { Covered } from '@/core/say/protected';
import type { Say } from '@/core/say/say';
import type { HotelReservation } from '../contract';

/** Where a booking of this product is shown. */
export const pathOf = (bookingId: string): string =>
  `/hotel-details?bookingId=${encodeURIComponent(bookingId)}`;

/** Milliseconds of the line in a calendar. */
const AT_THE_RECEPTION = 30 * 60_000;
const DAY = 24 * 60 * 60_000;

type Booked = Pick<HotelReservation, 'bookingId' | 'recordLocator' | 'confirmationNumber'> & {
  stay: Pick<HotelReservation['stay'], 'hotel' | 'stayPeriod' | 'checkIn' | 'checkOut' | 'telephone'>;
};

/** A place in one line. */
export const addressText = ({ hotel }: Booked['stay']): string => {
  const { line, postalCode, city } = hotel.address;
  return [line, [postalCode, city].filter(Boolean).join(' ')].filter(Boolean).join(', ');
};

/** What protection goes by of a stay. */
export const startOf = ({ hotel, stayPeriod }: Pick<Booked['stay'], 'hotel' | 'stayPeriod'>): Covered => ({
  startsAt: stayPeriod.start,
  zone: hotel.zone,
});

/** The stay for a calendar, from the screen and in the letter: when to arrive and when to leave, by the clocks there. */
export function stayEvents(booked: Booked, say: Say): CalendarEvent[] {
  const { bookingId, stay, recordLocator: locator, confirmationNumber: number } = booked;
  const { hotel, stayPeriod, checkIn, checkOut, telephone } = stay;
  const { name } = hotel;
  const description = [
    locator && `${say._(msg`Record locator`)}: ${locator}`,
    number && `${say._(msg`Confirmation number`)}: ${number}`,
    telephone,
  ]
    .filter(Boolean)
    .join('\n');
  const entry = (end: string, summary: string, day: string, clock: string | null): CalendarEvent => {
    const start = instantOf(`${day}T${clock ?? '00:00'}`, hotel.zone);
    // Its day where nobody has told when.
    const lasts = clock === null ? DAY : AT_THE_RECEPTION;
    return {
      uid: `${bookingId}-${end}`,
      start,
      end: new Date(start.getTime() + lasts),
      summary,
      location: `${name}, ${addressText(stay)}`,
      description,
      path: pathOf(bookingId),
    };
  };
  return [
    entry('check-in', say._(msg`Check in: ${name}`), stayPeriod.start, checkIn.from),
    entry('check-out', say._(msg`Check out: ${name}`), stayPeriod.end, checkOut),
  ];
}
