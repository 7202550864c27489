import { type CalendarEdition, type CalendarEvent, calendarFile, methodOf } from '@/core/say/calendar-file';
import { fileName } from '@/core/say/file-name';
import type { BookingRecord } from '../../ports/booking';
import type { MailMessage, Services } from '../../ports/services';
import type { AgencyRecord } from '../../ports/agency';

type Attachment = NonNullable<MailMessage['attachments']>[number];

interface About {
  readonly booking: BookingRecord;
  readonly agency: AgencyRecord;
}

interface Calendar extends About, Pick<CalendarEdition, 'isCancelled'> {
  readonly events: readonly CalendarEvent[];
}

const nameOf = ({ booking, agency }: About, extension: string, nth = '') =>
  fileName(agency.public, `${booking.locator ?? booking.id}${nth}`, booking.id, extension);

/**
 * A booking for a calendar as letters bring it: into it, changed, or out of it again. Each entry is a file of its own, because
 * the common programs read one entry of a letter's file and leave the others.
 */
export function calendarFiles(
  { booking, agency, events, isCancelled = false }: Calendar,
  { clock }: Pick<Services, 'clock'>,
): Attachment[] {
  const { agencyName: by, contactEmailId: email } = agency.public;
  const source = { by, email, origin: agency.origin };
  const { revision, changedAt } = booking;
  const edition = { revision, changedAt, isCancelled };
  return events.map((event, at) => ({
    filename: nameOf({ booking, agency }, 'ics', events.length > 1 ? `-${at + 1}` : ''),
    contentType: `text/calendar; charset=utf-8; method=${methodOf(edition)}`,
    content: calendarFile([event], source, edition, clock.now()),
  }));
}

/** The same on paper. `paper`: a PDF. */
export const paperFile = ({ paper, ...about }: About & { readonly paper: Uint8Array }): Attachment => ({
  filename: nameOf(about, 'pdf'),
  contentType: 'application/pdf',
  content: Buffer.from(paper).toString('base64'),
  encoding: 'base64',
});
