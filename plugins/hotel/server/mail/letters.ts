import { msg } from '@lingui/core/macro';
import type { Words } from '@/server/mail/letter-words';
import type { BookingRecord, Notice } from '@/server/ports/booking';
import { lettersOf } from '@/server/selling/bookable/letters';
import type { Journey } from '@/server/selling/documents/draw';
import { timeText } from '@/server/selling/letters/format';
import type { HotelReservation } from '../../contract';
import { pathOf } from '../../say/calendar';
import { nightsText, PRICE_LABELS } from '../../say/labels';
import { madeText, tellStay } from '../../say/told';
import { reservationOf } from '../after/reservation';
import { stays } from '../stored';
import { wordsOf } from './letter-words';

/** What the confirmation says about the stay. */
function words({ stay, guestInfo }: HotelReservation, i18n: Words, locator: string) {
  const { name } = stay.hotel;
  const { firstName } = guestInfo.rooms[0]!;
  return {
    subject: i18n._(msg`Your stay at ${name} is confirmed (${locator})`),
    headline: madeText(stay, i18n),
    intro: i18n._(
      msg`Hello ${firstName}, your stay is booked. Show the voucher in this message and a photo ID at the front desk.`,
    ),
    note: i18n._(
      msg`All times are local to the property. The attached files add arrival and departure to your calendar.`,
    ),
  };
}

const localOf = (day: string, clock: string | null): string => (clock === null ? day : `${day}T${clock}`);

/** The stay on the voucher that a guest shows at the reception. */
function journeysOf({ stay }: HotelReservation, i18n: Words): Journey[] {
  const { hotel, stayPeriod, checkIn, checkOut, nights } = stay;
  const until = checkIn.until && timeText(`${stayPeriod.start}T${checkIn.until}`, i18n.locale);
  return [
    {
      title: hotel.name,
      summary: nightsText(i18n, nights),
      parts: [
        {
          note: '',
          from: {
            label: checkIn.from ? i18n._(msg`Check-in from`) : i18n._(msg`Check-in`),
            place: until ? i18n._(msg`until ${until}`) : '',
            time: localOf(stayPeriod.start, checkIn.from),
          },
          to: {
            label: checkOut ? i18n._(msg`Check-out until`) : i18n._(msg`Check-out`),
            place: '',
            time: localOf(stayPeriod.end, checkOut),
          },
          after: null,
        },
      ],
    },
  ];
}

/** Nothing is reserved here, so it is only told that a stay is cancelled. */
function noticeOf(
  notice: Notice,
  record: BookingRecord,
  { i18n, locator, money }: { i18n: Words; locator: string; money: string },
) {
  const { name } = stays.readOffer(record.offer).stay.hotel;
  const { firstName } = stays.readRequest(record.request).guests[0]!;
  switch (notice) {
    case 'client-cancelled':
      return {
        subject: i18n._(msg`Cancelled by your client: ${name} (${locator})`),
        headline: i18n._(msg`Cancelled by your client: ${name}`),
      };
    case 'cancelled':
      return {
        subject: i18n._(msg`Your stay at ${name} is cancelled (${locator})`),
        headline: i18n._(msg`Cancelled: ${name}`),
        text: i18n._(msg`Hello ${firstName}, your stay is cancelled. ${money}`),
      };
    case 'supplier-cancelled':
      return {
        subject: i18n._(msg`The property has canceled your stay: ${name} (${locator})`),
        headline: i18n._(msg`Canceled by the property: ${name}`),
        text: i18n._(msg`Hello ${firstName}, the property had to cancel your stay. ${money}`),
      };
    default:
      return null;
  }
}

/** R278: the confirmation with the stay for a calendar and the voucher, and the notice of a cancellation. */
export const letters = lettersOf({
  pathOf,
  wordsOf,
  bookingOf: reservationOf,
  tell: tellStay,
  words,
  labels: PRICE_LABELS,
  journeysOf,
  codeOf: ({ id }, { origin }) => `${origin}${pathOf(id)}`,
  noticeOf,
});
