import { msg } from '@lingui/core/macro';
import { otherDay } from '@/core/say/dates';
import type { Words } from '@/server/mail/letter-words';
import { withPlaceNames } from '@/server/reference';
import { lettersOf } from '@/server/selling/bookable/letters';
import type { End, Journey } from '@/server/selling/documents/draw';
import { dayText, timeText } from '@/server/selling/letters/format';
import type { AirportRef, FlightReservation, FlightSegment } from '../../contract';
import { pathOf } from '../../say/calendar';
import { tellTrip } from '../../say/told';
import { tripTitle } from '../../say/trip-title';
import { reservationOf } from '../after/reservation';
import { eventsOf } from './events';
import { legsHtml } from './html';
import { wordsOf } from './language';
import { legsOf, type LegText } from './legs';
import { logosOf } from './logos';
import { noticeOf } from './notices';

function legText({ title, leg, summary, segments }: LegText, language: string): string {
  const endText = (time: string, { city, name, code }: AirportRef) =>
    [`${timeText(time, language)}  ${city}, ${name} (${code})`, otherDay(time, leg.departureTime, language)]
      .filter(Boolean)
      .join(', ');
  const flights = segments.map(({ flight, note, segment, wait }) =>
    [
      `  ${flight} (${note})`,
      `    ${endText(segment.departureTime, segment.origin)}`,
      `    ${endText(segment.arrivalTime, segment.destination)}`,
      ...(wait ? [`  ${wait}`] : []),
    ].join('\n'),
  );
  return `${title}: ${dayText(leg.departureTime, language)} (${summary})\n${flights.join('\n')}`;
}

/** The flights in a letter for mail programs and people that want plain text. */
const legsText = (legs: readonly LegText[], language: string): string[] =>
  legs.map((leg) => legText(leg, language));

const endOf = (label: string, { city, code }: AirportRef, terminal: string | null, time: string): End => ({
  label,
  place: `${city} (${code})${terminal ? ` · T${terminal}` : ''}`,
  time,
});

function endsOf(segment: FlightSegment, i18n: Words): { from: End; to: End } {
  const { origin, originTerminal, departureTime, destination, destinationTerminal, arrivalTime } = segment;
  return {
    from: endOf(i18n._(msg`Departure`), origin, originTerminal, departureTime),
    to: endOf(i18n._(msg`Arrival`), destination, destinationTerminal, arrivalTime),
  };
}

const journeyOf = ({ title, summary, segments }: LegText, i18n: Words): Journey => ({
  title,
  summary,
  parts: segments.map(({ flight, note, segment, wait }) => ({
    note: `${flight} · ${note}`,
    ...endsOf(segment, i18n),
    after: wait,
  })),
});

/** What the confirmation says about the trip. */
function words({ offer, travellers }: FlightReservation, i18n: Words, locator: string) {
  const title = tripTitle(offer);
  const first = travellers[0]!.firstName;
  return {
    subject: i18n._(msg`Your trip ${title} is confirmed (${locator})`),
    headline: i18n._(msg`You are all set: ${title}`),
    intro: i18n._(
      msg`Hello ${first}, your flights are booked. Keep this message: the codes below open your booking with the airline.`,
    ),
    note: i18n._(msg`All times are local to each airport. The attachment adds the flights to your calendar.`),
  };
}

/** The flights, which stand above everything else. */
function above({ offer }: FlightReservation, i18n: Words) {
  const legs = legsOf(offer, i18n);
  return {
    html: legsHtml(legs, i18n.locale),
    text: legsText(legs, i18n.locale),
    pictures: logosOf(offer.flights),
  };
}

/** R241: the confirmation with the flights for a calendar and the itinerary, and all that is told beside it. */
export const letters = lettersOf({
  pathOf,
  wordsOf,
  labels: { base: msg`Base fare`, extras: msg`Seats and bags` },
  bookingOf: (record, language) => withPlaceNames(reservationOf(record), language),
  tell: tellTrip,
  words,
  above,
  journeysOf: ({ offer }, i18n) => legsOf(offer, i18n).map((leg) => journeyOf(leg, i18n)),
  eventsOf,
  noticeOf,
});
