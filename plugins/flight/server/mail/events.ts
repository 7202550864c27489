import type { CalendarEvent } from '@/core/say/calendar-file';
import type { BookingRecord } from '@/server/ports/booking';
import { withPlaceNames } from '@/server/reference';
import { tripEvents } from '../../say/calendar';
import { trips } from '../stored';
import type { wordsOf } from './language';

/** The trip for a calendar: at the times at which the airline flies, whether or not somebody has answered to them. */
export function eventsOf(record: BookingRecord, { locale }: ReturnType<typeof wordsOf>): CalendarEvent[] {
  const { offer, details } = trips.read(record);
  const flights = withPlaceNames(details?.announced ?? offer.offer.flights, locale);
  const locator = details?.airlineRecordLocator ?? record.locator;
  return tripEvents({ bookingId: record.id, flights, locator });
}
