import { lettersOf } from '@/server/selling/bookable/letters';
import { pathOf } from '../../say/calendar';
import { trips } from '../stored';
import { eventsOf } from './events';
import { legsHtml } from './html';
import { wordsOf } from './language';
import { logosOf } from './logos';
import { letterOf, type Letter } from './model';
import { noticeOf } from './notices';
import { msg } from '@lingui/core/macro';
import type { Words } from '@/server/mail/letter-words';
import type { End, Journey } from '@/server/selling/documents/draw';
import type { AirportRef, FlightSegment } from '../../contract';
import { otherDay } from '@/core/say/dates';
import { dayText, timeText } from '@/server/selling/letters/format';

function legText({ title, leg, summary, segments }: Letter['legs'][number], language: string): string {
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
const legsText = ({ legs, language }: Letter): string[] => legs.map((leg) => legText(leg, language));

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

const journeyOf = ({ title, summary, segments }: Letter['legs'][number], i18n: Words): Journey => ({
  title,
  summary,
  parts: segments.map(({ flight, note, segment, wait }) => ({
    note: `${flight} · ${note}`,
    ...endsOf(segment, i18n),
    after: wait,
  })),
});

/** The flights on paper. */
const journeysOf = ({ legs }: Letter, i18n: Words): Journey[] => legs.map((leg) => journeyOf(leg, i18n));

/** R241: the confirmation with the flights for a calendar and the itinerary, and all that is told beside it. */
export const letters = lettersOf({
  pathOf,
  wordsOf,
  letterOf,
  journey: { html: legsHtml, text: legsText },
  pictures: ({ legs }) => logosOf(legs.map(({ leg }) => leg)),
  journeysOf: (letter, _, i18n) => journeysOf(letter, i18n),
  eventsOf,
  travelerOf({ request }) {
    const { firstName, lastName } = trips.readRequest(request).travellers[0]!;
    return `${firstName} ${lastName}`;
  },
  noticeOf,
});
