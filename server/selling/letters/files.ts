import { type CalendarEvent, calendarFile } from '@/core/say/calendar-file';
import { fileName } from '@/core/say/file-name';
import type { BookingRecord } from '../../ports/booking';
import type { MailMessage, Services } from '../../ports/services';
import type { AgencyRecord } from '../../ports/agency';

interface Files {
  readonly booking: BookingRecord;
  readonly agency: AgencyRecord;
  readonly events: readonly CalendarEvent[];
  /** A PDF. */
  readonly paper: Uint8Array;
}

/** What a confirmation brings along: the booking for a calendar, and on paper. */
export function bookingFiles(
  { booking, agency, events, paper }: Files,
  { clock }: Pick<Services, 'clock'>,
): NonNullable<MailMessage['attachments']> {
  const named = (extension: string) => fileName(agency.public, booking.locator, booking.id, extension);
  return [
    {
      filename: named('ics'),
      contentType: 'text/calendar; charset=utf-8; method=PUBLISH',
      content: calendarFile(events, { by: agency.public.agencyName, origin: agency.origin }, clock.now()),
    },
    {
      filename: named('pdf'),
      contentType: 'application/pdf',
      content: Buffer.from(paper).toString('base64'),
      encoding: 'base64',
    },
  ];
}
