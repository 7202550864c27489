import { msg } from '@lingui/core/macro';
import { deadlineText } from '@/core/say/dates';
import { wordsOf as serverWords } from '@/server/mail/letter-words';
import type { BookingRecord } from '@/server/ports/booking';
import { withPlaceNames } from '@/server/reference';
import type { NoticeOf } from '@/server/selling/bookable/letters';
import { moneyText } from '@/server/selling/letters/format';
import { deadlinePlace } from '../../contract';
import { tripTitle } from '../../say/trip-title';
import { trips } from '../stored';
import { wordsOf } from './language';

/** What letters call a booking by. */
export function about(record: BookingRecord) {
  const i18n = wordsOf(record.language);
  const { offer } = withPlaceNames(trips.readOffer(record.offer), i18n.locale);
  const { firstName: first } = trips.readRequest(record.request).travellers[0]!;
  return {
    i18n,
    trip: tripTitle(offer),
    place: deadlinePlace(offer.flights)!,
    first,
    locator: record.locator ?? '',
  };
}

/** What the engine tells travellers, and the agents of those who cancel, beside the confirmation. */
export const noticeOf: NoticeOf = (notice, record, { i18n, money }) => {
  const { trip, place, first, locator } = about(record);
  const total = moneyText(record.price.total, i18n.locale);
  switch (notice) {
    case 'reserved': {
      const until = deadlineText(record.holdUntil ?? record.createdAt, place, serverWords(record.language));
      return {
        subject: i18n._(msg`Your trip ${trip} is reserved until ${until}`),
        headline: i18n._(msg`Reserved: ${trip}`),
        text: i18n._(
          msg`Hello ${first}, your seats are on hold under ${locator}. Pay ${total} by ${until} and your tickets will be issued.`,
        ),
        note: i18n._(msg`If you do not pay by then, the seats will be released. Nothing has been charged.`),
        button: i18n._(msg`Pay now`),
      };
    }
    case 'expired':
      return {
        subject: i18n._(msg`Your reservation ${locator} has expired`),
        headline: i18n._(msg`The reservation has expired: ${trip}`),
        text: i18n._(
          msg`Hello ${first}, the reservation was not paid in time, so the seats were released. Nothing was charged.`,
        ),
        note: i18n._(msg`You can search again; the price may have changed.`),
      };
    case 'withdrawn':
      return {
        subject: i18n._(msg`Your reservation ${locator} is canceled`),
        headline: i18n._(msg`Cancelled: ${trip}`),
        text: i18n._(msg`Hello ${first}, the reservation was canceled. Nothing was charged.`),
      };
    case 'supplier-cancelled':
    case 'cancelled':
      return {
        subject: i18n._(msg`Your trip ${trip} is cancelled (${locator})`),
        headline: i18n._(msg`Cancelled: ${trip}`),
        text: i18n._(msg`Hello ${first}, your booking is cancelled. ${money}`),
      };
    case 'submitted':
    case 'refused':
      // No supplier of flights thinks about an order.
      return null;
    case 'client-cancelled':
      return {
        subject: i18n._(msg`Cancelled by your client: ${trip} (${locator})`),
        headline: i18n._(msg`Cancelled by your client: ${trip}`),
      };
  }
};
