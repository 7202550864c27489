import type { BookingProduct } from '@/server/ports/booking';
import { bookingFiles } from '@/server/mail/booking/files';
import { htmlOf } from '@/server/mail/booking/html';
import { textOf } from '@/server/mail/booking/text';
import type { Services } from '@/server/ports/services';
import { rentalEvents } from '../../say/calendar';
import { voucherPdf } from '../pdf/voucher';
import { inPlaceNames } from '../places/in-language';
import { readRequest } from '../request';
import { readDetails, readStored } from '../stored';
import { letterOf } from './letter';
import { wordsOf } from './words';

/** R311: the confirmation in the agency's brand and the booking's language, with both ends for a calendar and the voucher. */
export const confirmationMail =
  (services: Pick<Services, 'logoOf' | 'clock'>): NonNullable<BookingProduct['confirmationMail']> =>
  async (booking, agency, { files } = { files: true }) => {
    const i18n = wordsOf(booking.language);
    const letter = letterOf(booking, agency, i18n);
    const drawn = { subject: letter.subject, html: htmlOf(letter), text: textOf(letter) };
    if (!files) return drawn;
    const rental = {
      bookingId: booking.id,
      recordLocator: booking.locator,
      confirmationNumber: readDetails(booking.details)?.confirmationNumber ?? null,
      driver: readRequest(booking.request).driver,
      offer: inPlaceNames(readStored(booking.offer).offer, i18n.locale),
    };
    const paper = await voucherPdf(booking, agency, services);
    const events = rentalEvents(rental, i18n);
    return { ...drawn, attachments: bookingFiles({ booking, agency, events, paper }, services) };
  };
