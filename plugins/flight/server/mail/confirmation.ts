import { fileName } from '@/core/say/file-name';
import type { BookingProduct } from '@/server/booking/types';
import type { Services } from '@/server/services';
import { withPlaceNames } from '@/server/reference';
import { calendarNote, calendarTitle, type FlightSegment } from '../../contract';
import { itineraryPdf } from '../pdf/itinerary';
import { readDetails, readStored } from '../stored';
import { calendarOf } from './calendar';
import { htmlOf } from './html';
import { wordsOf } from './language';
import { logosOf } from './logos';
import { letterOf } from './model';
import { textOf } from './text';

/** R241: the confirmation in the agency's brand and the booking's language, with the flights for a calendar. */
export const confirmationMail =
  (services: Pick<Services, 'logoOf' | 'clock'>): NonNullable<BookingProduct['confirmationMail']> =>
  async (booking, agency, { files } = { files: true }) => {
    const i18n = wordsOf(booking.language);
    const letter = letterOf(booking, agency, i18n);
    const drawn = { subject: letter.subject, html: htmlOf(letter), text: textOf(letter) };
    const flights = withPlaceNames(readStored(booking.offer).offer.flights, i18n.locale);
    const pictures = logosOf(flights);
    if (!files) return { ...drawn, attachments: pictures };
    const locator = readDetails(booking.details)?.airlineRecordLocator ?? booking.locator;
    const words = {
      title: calendarTitle,
      description: (segment: FlightSegment) => calendarNote(segment, locator),
    };
    return {
      ...drawn,
      attachments: [
        ...pictures,
        {
          filename: fileName(agency.public, booking.locator, booking.id, 'ics'),
          contentType: 'text/calendar; charset=utf-8; method=PUBLISH',
          content: calendarOf(booking.id, flights, words, { url: letter.button.url, by: agency }),
        },
        {
          filename: fileName(agency.public, booking.locator, booking.id, 'pdf'),
          contentType: 'application/pdf',
          content: Buffer.from(await itineraryPdf(booking, agency, services)).toString('base64'),
          encoding: 'base64',
        },
      ],
    };
  };
