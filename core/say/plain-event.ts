import type { CalendarEvent } from './calendar-file';
import { instantOf } from './clock';

interface Booked {
  readonly bookingId: string;
  readonly path: string;
  readonly offer: {
    readonly title: string;
    /** Clocks at its place. */
    readonly startsAt: string;
    readonly endsAt: string;
    /** IANA, of those clocks. */
    readonly zone: string;
    readonly city: string;
  };
}

/** A booking of a plain product for a calendar, from the screen and in the letter. */
export const plainEvent = ({ bookingId, path, offer }: Booked): CalendarEvent => ({
  uid: bookingId,
  start: instantOf(offer.startsAt, offer.zone),
  end: instantOf(offer.endsAt, offer.zone),
  summary: offer.title,
  location: offer.city,
  path,
});
