import { msg } from '@lingui/core/macro';
import { fileName } from '@/core/say/file-name';
import type { BookingProduct } from '@/server/booking/types';
import { calendarOf } from '@/server/mail/booking/calendar';
import { htmlOf } from '@/server/mail/booking/html';
import { textOf } from '@/server/mail/booking/text';
import type { Services } from '@/server/services';
import { momentOf } from '@/server/supplier/time';
import type { RentalPoint } from '../../contract';
import { voucherPdf } from '../pdf/voucher';
import { inPlaceNames } from '../places/in-language';
import { readStored } from '../stored';
import { HANDOVER } from './labels';
import { letterOf } from './letter';
import { wordsOf } from './words';

const DESK_MINUTES = 30;

/** R311: the confirmation in the agency's brand and the booking's language, with both ends for a calendar and the voucher. */
export const confirmationMail =
  (services: Pick<Services, 'logoOf' | 'clock'>): NonNullable<BookingProduct['confirmationMail']> =>
  async (booking, agency, { files } = { files: true }) => {
    const i18n = wordsOf(booking.language);
    const letter = letterOf(booking, agency, i18n);
    const drawn = { subject: letter.subject, html: htmlOf(letter), text: textOf(letter) };
    if (!files) return drawn;
    const offer = inPlaceNames(readStored(booking.offer).offer, i18n.locale);
    const { pickUp, dropOff, pickUpDateTime, returnDateTime, availableCore } = offer;
    const locator = booking.locator ?? '';
    const vendor = availableCore.vendor.name;
    const entry = (kind: string, title: string, point: RentalPoint, local: string, more: string) => {
      const start = momentOf(local, point.zone);
      return {
        uid: `${booking.id}-${kind}`,
        title,
        description: [`${i18n._(msg`Record locator`)}: ${locator}`, more, point.phone]
          .filter(Boolean)
          .join('\n'),
        location: `${point.name}, ${point.address}`,
        start,
        end: start + DESK_MINUTES,
        remindBefore: 3,
      };
    };
    const calendar = calendarOf(
      [
        entry(
          'pick-up',
          i18n._(msg`Pick up the car: ${vendor}`),
          pickUp,
          pickUpDateTime,
          i18n._(HANDOVER[pickUp.handover]),
        ),
        entry('drop-off', i18n._(msg`Return the car: ${vendor}`), dropOff, returnDateTime, ''),
      ],
      { url: letter.button.url, by: agency },
    );
    return {
      ...drawn,
      attachments: [
        {
          filename: fileName(agency.public, booking.locator, booking.id, 'ics'),
          contentType: 'text/calendar; charset=utf-8; method=PUBLISH',
          content: calendar,
        },
        {
          filename: fileName(agency.public, booking.locator, booking.id, 'pdf'),
          contentType: 'application/pdf',
          content: Buffer.from(await voucherPdf(booking, agency, services)).toString('base64'),
          encoding: 'base64',
        },
      ],
    };
  };
