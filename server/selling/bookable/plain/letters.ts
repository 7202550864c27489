import { msg } from '@lingui/core/macro';
import type { Language } from '@/core/contract';
import type { OfferFrame } from '@/core/contract/bookings/bookable';
import { tellPlain, type TellsOwn } from '@/core/say/plain-told';
import { type Words, wordsOf } from '../../../mail/letter-words';
import type { BookingRecord } from '../../../ports/booking';
import { type Letters, lettersOf, type NoticeOf } from '../letters';
import type { reservationsOf } from './handlers';
import type { PlainKept } from './kept';

/** A booking of a plain product in full. */
type PlainReservation = ReturnType<ReturnType<typeof reservationsOf>>;

/** What the confirmation says about what is booked. */
function words({ offer: { title }, guest }: PlainReservation, i18n: Words, locator: string) {
  const { firstName } = guest;
  return {
    subject: i18n._(msg`Your booking ${title} is confirmed (${locator})`),
    headline: i18n._(msg`It is booked: ${title}`),
    intro: i18n._(msg`Hello ${firstName}, ${title} is booked. Keep this message and bring it along.`),
    note: i18n._(msg`All times are local to the place. The attached file adds the booking to your calendar.`),
  };
}

const noticeOf =
  (kept: PlainKept): NoticeOf =>
  (notice, record, { i18n, locator, money }) => {
    const { title } = kept.readOffer(record.offer);
    const { firstName } = kept.readRequest(record.request).guest;
    switch (notice) {
      case 'client-cancelled':
        return {
          subject: i18n._(msg`Canceled by your client: ${title} (${locator})`),
          headline: i18n._(msg`Canceled by your client: ${title}`),
        };
      case 'cancelled':
        return {
          subject: i18n._(msg`Your booking ${title} is canceled (${locator})`),
          headline: i18n._(msg`Cancelled: ${title}`),
          text: i18n._(msg`Hello ${firstName}, your booking is canceled. ${money}`),
        };
      default:
        return null;
    }
  };

interface PlainLetters {
  readonly kept: PlainKept;
  /** The page of a booking. */
  readonly page: string;
  readonly reservationOf: (record: BookingRecord, language: Language) => PlainReservation;
  readonly tell?: TellsOwn<never, never> | undefined;
  /** The product's own words, beside the server's. */
  readonly wordsOf?: ((language: string) => Words) | undefined;
}

/** The letters of a plain product. */
export const plainLetters = ({ kept, page, reservationOf, tell, ...own }: PlainLetters): Letters =>
  lettersOf({
    pathOf: (bookingId) => `${page}?bookingId=${encodeURIComponent(bookingId)}`,
    wordsOf: own.wordsOf ?? wordsOf,
    bookingOf: reservationOf,
    tell: tellPlain(page, tell as TellsOwn<OfferFrame, object> | undefined),
    words,
    noticeOf: noticeOf(kept),
  });
