import { msg } from '@lingui/core/macro';
import type { CalendarEvent } from '@/core/say/calendar-file';
import { instantOf } from '@/core/say/clock';
import type { Say } from '@/core/say/say';
import { type ActivityReservation, beginningOf } from '../contract';
import { beginningText, pickedUpText } from './beginning';

/** Where a booking of this product is shown. */
export const pathOf = (bookingId: string): string =>
  `/activity-details?bookingId=${encodeURIComponent(bookingId)}`;

const MINUTE = 60_000;
/** Where it is open all day, by the clocks there. */
const OPENS = '09:00';

type Offer = ActivityReservation['offer'];
type Booked = Pick<ActivityReservation, 'bookingId' | 'recordLocator'> & {
  readonly guests: Pick<ActivityReservation['guests'], 'pickup' | 'arrival' | 'departure'>;
  readonly offer: {
    readonly activity: Pick<
      Offer['activity'],
      'title' | 'city' | 'zone' | 'duration' | 'meetingPoints' | 'pickup'
    >;
    readonly option: Pick<Offer['option'], 'title' | 'startsAt'>;
  };
};

/** Whether it has ended; one that is open all day ends with its day, on the clocks there. */
export function hasEnded({ activity, option }: Booked['offer'], now: Date): boolean {
  const { day, time } = option.startsAt;
  const end =
    time === null
      ? instantOf(`${day}T23:59`, activity.zone).getTime()
      : instantOf(`${day}T${time}`, activity.zone).getTime() + activity.duration.most * MINUTE;
  return end < now.getTime();
}

/** The activity for a calendar, from the screen and in the letter, by the clocks where it takes place. */
export function activityEvents(
  { bookingId, recordLocator: locator, guests, offer: { activity, option } }: Booked,
  say: Say,
): CalendarEvent[] {
  const begins = beginningOf(activity, guests);
  const start = instantOf(`${option.startsAt.day}T${option.startsAt.time ?? OPENS}`, activity.zone);
  return [
    {
      uid: `${bookingId}-activity`,
      start,
      end: new Date(start.getTime() + activity.duration.most * MINUTE),
      summary: activity.title,
      location: beginningText(begins, activity.city, say),
      description: [
        option.title,
        pickedUpText(begins, say),
        locator && `${say._(msg`Record locator`)}: ${locator}`,
      ]
        .filter(Boolean)
        .join('\n'),
      path: pathOf(bookingId),
    },
  ];
}
