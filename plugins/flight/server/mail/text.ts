import { otherDay } from '@/core/say/dates';
import { dayText, timeText } from '@/server/mail/booking/format';
import { textOf as text } from '@/server/mail/booking/text';
import type { AirportRef } from '../../contract';
import type { Letter } from './model';

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

/** The letter for mail programs and people that want plain text. */
export const textOf = (letter: Letter): string =>
  text(
    letter,
    letter.legs.map((leg) => legText(leg, letter.language)),
  );
