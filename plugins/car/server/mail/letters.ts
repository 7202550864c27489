import { msg } from '@lingui/core/macro';
import { inPlaceNames } from '@/server/reference';
import { lettersOf } from '@/server/selling/bookable/letters';
import type { End } from '@/server/selling/documents/draw';
import type { Words } from '@/server/mail/letter-words';
import type { BookingRecord, Notice } from '@/server/ports/booking';
import type { CarReservation, RentalPoint } from '../../contract';
import { pathOf } from '../../say/calendar';
import { sizeText, transmissionText } from '../../say/labels';
import { rentalTitle } from '../../say/rental-title';
import { tellRental } from '../../say/told';
import { reservationOf } from '../after/reservation';
import { rentals } from '../stored';
import { wordsOf } from './letter-words';

/** What the confirmation says about the rental. */
function words({ offer, driver }: CarReservation, i18n: Words, locator: string) {
  const title = rentalTitle(offer);
  const { firstName } = driver;
  const vendor = offer.availableCore.vendor.name;
  return {
    subject: i18n._(msg`Your car in ${title} is confirmed (${locator})`),
    headline: i18n._(msg`Your car is booked: ${title}`),
    intro: i18n._(
      msg`Hello ${firstName}, your car is booked with ${vendor}. Bring this message, your license and a credit card in your name to the desk.`,
    ),
    note: i18n._(
      msg`All times are local to each place. The attached files add pick-up and drop-off to your calendar.`,
    ),
  };
}

const endOf = (label: string, { name, city }: RentalPoint, time: string): End => ({
  label,
  place: name.includes(city) ? name : `${name}, ${city}`,
  time,
});

/** The rental on the voucher that a driver shows at the counter. */
function journeysOf({ offer }: CarReservation, i18n: Words) {
  const { vendor, vehicle } = offer.availableCore;
  const { transmissionType: gears } = vehicle;
  const [from, to] = [
    endOf(i18n._(msg`Pick-up`), offer.pickUp, offer.pickUpDateTime),
    endOf(i18n._(msg`Drop-off`), offer.dropOff, offer.returnDateTime),
  ];
  return [
    {
      title: vendor.name,
      summary: [sizeText(i18n, vehicle.size), gears && transmissionText(i18n, gears)]
        .filter(Boolean)
        .join(', '),
      parts: [{ note: '', from, to, after: null }],
    },
  ];
}

/** Nothing is reserved here, so it is only told that a rental is cancelled. */
function noticeOf(
  notice: Notice,
  record: BookingRecord,
  said: { i18n: Words; locator: string; money: string },
) {
  const { i18n, locator, money } = said;
  const title = rentalTitle(inPlaceNames(rentals.readOffer(record.offer).offer, i18n.locale));
  const { firstName } = rentals.readRequest(record.request).driver;
  switch (notice) {
    case 'client-cancelled':
      return {
        subject: i18n._(msg`Cancelled by your client: car in ${title} (${locator})`),
        headline: i18n._(msg`Cancelled by your client: car in ${title}`),
      };
    case 'cancelled':
      return {
        subject: i18n._(msg`Your car in ${title} is cancelled (${locator})`),
        headline: i18n._(msg`Cancelled: ${title}`),
        text: i18n._(msg`Hello ${firstName}, your rental is cancelled. ${money}`),
      };
    case 'supplier-cancelled':
      return {
        subject: i18n._(msg`The rental company has canceled your car in ${title} (${locator})`),
        headline: i18n._(msg`Canceled by the rental company: ${title}`),
        text: i18n._(msg`Hello ${firstName}, the rental company had to cancel your car. ${money}`),
      };
    default:
      return null;
  }
}

/** R311: the confirmation with both ends for a calendar and the voucher, and the notice of a cancellation. */
export const letters = lettersOf({
  pathOf,
  wordsOf,
  bookingOf: reservationOf,
  tell: tellRental,
  words,
  journeysOf,
  noticeOf,
});
