import { msg } from '@lingui/core/macro';
import type { BookingProduct } from '@/server/booking/types';
import { withPlaceNames } from '@/server/reference';
import type { FlightSegment } from '../../contract';
import { itineraryPdf } from '../pdf/itinerary';
import { readStored } from '../stored';
import { calendarOf } from './calendar';
import { htmlOf } from './html';
import { wordsOf } from './language';
import { letterOf } from './model';
import { textOf } from './text';

/** R241: the confirmation in the agency's brand and the booking's language, with the flights for a calendar. */
export const confirmationMail: NonNullable<BookingProduct['confirmationMail']> = async (
  booking,
  agency,
  { files } = { files: true },
) => {
  const i18n = wordsOf(booking.language);
  const letter = letterOf(booking, agency, i18n);
  const drawn = { subject: letter.subject, html: htmlOf(letter), text: textOf(letter) };
  if (!files) return drawn;
  const locator = booking.locator ?? '';
  const words = {
    title: ({ carrier, flightNumber, origin, destination }: FlightSegment) =>
      `${carrier} ${flightNumber} ${origin.code} → ${destination.code}`,
    description: ({ carrierName }: FlightSegment) =>
      `${carrierName}\n${i18n._(msg`Record locator`)}: ${locator}`,
  };
  return {
    ...drawn,
    attachments: [
      {
        filename: `${locator || 'trip'}.ics`,
        contentType: 'text/calendar; charset=utf-8; method=PUBLISH',
        content: calendarOf(
          booking.id,
          withPlaceNames(readStored(booking.offer).offer.flights, i18n.locale),
          words,
          letter.button.url,
        ),
      },
      {
        filename: `${locator || 'trip'}.pdf`,
        contentType: 'application/pdf',
        content: Buffer.from(await itineraryPdf(booking, agency)).toString('base64'),
        encoding: 'base64',
      },
    ],
  };
};
