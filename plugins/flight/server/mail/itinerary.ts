import { msg } from '@lingui/core/macro';
import type { Words } from '@/server/mail/letter-words';
import type { End, Journey } from '@/server/selling/documents/draw';
import type { AirportRef, FlightSegment } from '../../contract';
import type { Letter } from './model';

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
export const journeysOf = ({ legs }: Letter, i18n: Words): Journey[] =>
  legs.map((leg) => journeyOf(leg, i18n));
