import { otherDay } from '@/core/say/dates';
import { dayText, timeText } from '@/server/selling/letters/format';
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

/** The flights in a letter for mail programs and people that want plain text. */
export const legsText = ({ legs, language }: Letter): string[] => legs.map((leg) => legText(leg, language));
