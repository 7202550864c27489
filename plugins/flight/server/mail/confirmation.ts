import type { BookingProduct } from '@/server/ports/booking';
import { bookingFiles } from '@/server/mail/booking/files';
import type { Services } from '@/server/ports/services';
import { withPlaceNames } from '@/server/reference';
import { tripEvents } from '../../say/calendar';
import { itineraryPdf } from '../pdf/itinerary';
import { readDetails, readStored } from '../stored';
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
    const paper = await itineraryPdf(booking, agency, services);
    const events = tripEvents({ bookingId: booking.id, flights, locator });
    return {
      ...drawn,
      attachments: [...pictures, ...bookingFiles({ booking, agency, events, paper }, services)],
    };
  };
