import { dayText, timeText } from '@/server/mail/booking/format';
import { textOf as text } from '@/server/mail/booking/text';
import type { Letter } from './model';

function legText({ title, leg, summary, segments }: Letter['legs'][number], language: string): string {
  const flights = segments.map(({ flight, note, segment, wait }) =>
    [
      `  ${flight} (${note})`,
      `    ${timeText(segment.departureTime, language)}  ${segment.origin.city}, ${segment.origin.name} (${segment.origin.code})`,
      `    ${timeText(segment.arrivalTime, language)}  ${segment.destination.city}, ${segment.destination.name} (${segment.destination.code})${segment.arrivalTime.slice(0, 10) === segment.departureTime.slice(0, 10) ? '' : `, ${dayText(segment.arrivalTime, language)}`}`,
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
