import { msg } from '@lingui/core/macro';
import { lettersOf } from '@/server/selling/bookable/letters';
import type { End, Journey } from '@/server/selling/documents/draw';
import type { Words } from '@/server/mail/letter-words';
import type { BookingRecord, Notice } from '@/server/ports/booking';
import type { RentalPoint } from '../../contract';
import { pathOf, rentalEvents } from '../../say/calendar';
import { rentalTitle } from '../../say/rental-title';
import { inPlaceNames } from '@/server/reference';
import { rentals } from '../stored';
import { nameOf } from '../trip';
import { carText, letterOf } from './letter';
import { wordsOf } from './letter-words';

const offerOf = ({ offer }: BookingRecord, { locale }: Words) =>
  inPlaceNames(rentals.readOffer(offer).offer, locale);

const endOf = (label: string, { name, city }: RentalPoint, time: string): End => ({
  label,
  place: name.includes(city) ? name : `${name}, ${city}`,
  time,
});

/** The rental on the voucher that a driver shows at the counter. */
function journeyOf(record: BookingRecord, i18n: Words): Journey {
  const offer = offerOf(record, i18n);
  return {
    title: offer.availableCore.vendor.name,
    summary: carText(offer, i18n),
    parts: [
      {
        note: '',
        from: endOf(i18n._(msg`Pick-up`), offer.pickUp, offer.pickUpDateTime),
        to: endOf(i18n._(msg`Drop-off`), offer.dropOff, offer.returnDateTime),
        after: null,
      },
    ],
  };
}

function eventsOf(record: BookingRecord, i18n: Words) {
  const { request, details } = rentals.read(record);
  const { id: bookingId, locator: recordLocator } = record;
  const confirmationNumber = details?.confirmationNumber ?? null;
  const { driver } = request;
  return rentalEvents(
    { bookingId, recordLocator, confirmationNumber, driver, offer: offerOf(record, i18n) },
    i18n,
  );
}

/** Nothing is reserved here, so it is only told that a rental is cancelled. */
function noticeOf(
  notice: Notice,
  record: BookingRecord,
  said: { i18n: Words; locator: string; money: string },
) {
  const { i18n, locator, money } = said;
  const title = rentalTitle(offerOf(record, i18n));
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
  letterOf,
  journeysOf: (_, record, i18n) => [journeyOf(record, i18n)],
  eventsOf,
  travelerOf: ({ request }) => nameOf(rentals.readRequest(request)),
  noticeOf,
});
