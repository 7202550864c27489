import { msg } from '@lingui/core/macro';
import type { BookingRecord } from '@/server/ports/booking';
import { bookingPdf } from '@/server/pdf/booking';
import type { End, Journey } from '@/server/pdf/draw';
import type { Services } from '@/server/ports/services';
import type { AgencyRecord } from '@/server/ports/agency';
import type { AirportRef, FlightSegment } from '../../contract';
import { type Words, wordsOf } from '../mail/language';
import { type Letter, letterOf } from '../mail/model';

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

/** The itinerary to print. */
export function itineraryPdf(
  record: BookingRecord,
  agency: AgencyRecord,
  services: Pick<Services, 'logoOf' | 'clock'>,
): Promise<Uint8Array<ArrayBuffer>> {
  const i18n = wordsOf(record.language);
  const letter = letterOf(record, agency, i18n);
  const journeys = letter.legs.map((leg) => journeyOf(leg, i18n));
  return bookingPdf(record, agency, { letter, journeys }, services);
}
