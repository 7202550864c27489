import { msg } from '@lingui/core/macro';
import type { AgencyRecord } from '@/server/ports/agency';
import type { BookingRecord, DrawnMail } from '@/server/ports/booking';
import type { Services } from '@/server/ports/services';
import { calendarFiles } from '@/server/selling/letters/files';
import { dayText, timeText } from '@/server/selling/letters/format';
import type { FlightLeg } from '../../contract';
import { readDetails, trips } from '../stored';
import { eventsOf } from './events';
import { letters } from './letters';
import { about } from './notices';

/** R230: the record locator and the tickets, once they are issued. */
export function ticketMail(record: BookingRecord, agency: AgencyRecord): DrawnMail {
  const { i18n, trip, first, locator } = about(record);
  const details = readDetails(record.details);
  const tickets = details?.ticketNumbers.join(', ') ?? '';
  const airline = details?.airlineRecordLocator ?? locator;
  return letters.short(record, agency, {
    subject: i18n._(msg`Your tickets for ${trip} (${locator})`),
    headline: i18n._(msg`Ticketed: ${trip}`),
    text: i18n._(
      msg`Hello ${first}, your tickets are issued. Record locator ${locator}, at the airline ${airline}, tickets ${tickets}.`,
    ),
    note: i18n._(msg`Keep this message: the codes open your booking with the airline.`),
  });
}

/** Tells that the airline does not fly what was booked, where nobody can tell what it flies instead. */
export function brokenMail(record: BookingRecord, agency: AgencyRecord): DrawnMail {
  const { i18n, trip, first, locator } = about(record);
  return letters.short(record, agency, {
    subject: i18n._(msg`Your flights have changed: ${trip} (${locator})`),
    headline: i18n._(msg`The airline has changed your flights`),
    text: i18n._(
      msg`Hello ${first}, the airline has canceled your flights or changed them in a way that has to be settled with it. We are looking into it and will write to you.`,
    ),
    note: i18n._(msg`You need not do anything now.`),
    button: i18n._(msg`See your booking`),
  });
}

/**
 * Tells that the airline flies at other times, and that an answer is needed. The calendar follows: flights keep their entries,
 * and those that are not flown any more are taken out.
 */
export function scheduleMail(
  record: BookingRecord,
  agency: AgencyRecord,
  flights: readonly FlightLeg[],
  services: Pick<Services, 'clock'>,
): DrawnMail {
  const { i18n, trip, first, locator } = about(record);
  const before = trips.readOffer(record.offer).offer.flights;
  const index = flights.findIndex((leg, at) => leg.departureTime !== before[at]?.departureTime);
  const old = before[Math.max(0, index)];
  const now = flights[Math.max(0, index)];
  const say = (local: string | undefined) =>
    local ? `${dayText(local, i18n.locale)}, ${timeText(local, i18n.locale)}` : '';
  const [was, is] = [say(old?.departureTime), say(now?.departureTime)];
  // It tells of what is written with it.
  const booking = { ...record, revision: record.revision + 1 };
  const details = { ...readDetails(record.details), announced: flights };
  const events = eventsOf({ ...record, details }, i18n);
  const flown = new Set(events.map(({ uid }) => uid));
  const gone = eventsOf(record, i18n).filter(({ uid }) => !flown.has(uid));
  const letter = letters.short(record, agency, {
    subject: i18n._(msg`Your flight times have changed: ${trip} (${locator})`),
    headline: i18n._(msg`The airline has changed your flights`),
    text: i18n._(
      msg`Hello ${first}, a departure moved from ${was} to ${is}. Please accept the new times, or cancel free of charge.`,
    ),
    note: i18n._(
      msg`All times are local to each airport. The attachment updates the flights in your calendar.`,
    ),
    button: i18n._(msg`See what has changed`),
  });
  return {
    ...letter,
    attachments: [
      ...calendarFiles({ booking, agency, events }, services),
      ...calendarFiles({ booking, agency, events: gone, isCancelled: true }, services),
    ],
  };
}
