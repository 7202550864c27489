import { dayText, timeText } from './format';
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
export function textOf(letter: Letter): string {
  const { language, agency, headline, intro, codes, legs, travellers, fare, price, button, help, calendar } =
    letter;
  return [
    agency.name,
    headline,
    intro,
    codes.map(({ label, value }) => `${label}: ${value}`).join('\n'),
    ...legs.map((leg) => legText(leg, language)),
    `${travellers.title}\n${travellers.rows.map(({ name, note, extras }) => [`  ${name} (${note})`, ...extras.map((line) => `    ${line}`)].join('\n')).join('\n')}`,
    `${fare.title}\n${fare.rows.map((line) => `  ${line}`).join('\n')}`,
    `${price.title}\n${[...price.rows, price.total].map(({ label, amount }) => `  ${label}: ${amount}`).join('\n')}`,
    `${button.label}: ${button.url}`,
    calendar,
    [help, agency.email, agency.phone].filter(Boolean).join('\n'),
  ].join('\n\n');
}
