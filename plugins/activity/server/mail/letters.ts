import { msg } from '@lingui/core/macro';
import type { Words } from '@/server/mail/letter-words';
import { deadlineText } from '@/core/say/dates';
import type { BookingRecord, Notice } from '@/server/ports/booking';
import { type Letters, lettersOf } from '@/server/selling/bookable/letters';
import type { Drawing } from '@/server/selling/documents/booking';
import { activityEvents, pathOf } from '../../say/calendar';
import type { ActivityReservation } from '../../contract';
import { PRICE_LABELS } from '../../say/labels';
import { tellActivity } from '../../say/told';
import { mailedVoucherOf, organizerVoucherOf } from '../after/organizer-voucher';
import { reservationOf } from '../after/reservation';
import { inLanguage } from '../find/in-language';
import { kept } from '../stored';
import type { Supplied } from '@/server/ports/services';
import { suppliersOf } from '../suppliers';
import { wordsOf } from './letter-words';

/** The code beside the headline: that of the only voucher, none beside several, and without any the booking's page. */
export const headCode = (vouchers: readonly { readonly code: string }[], page: string): string | null =>
  vouchers.length > 1 ? null : (vouchers[0]?.code ?? page);

/** The booking for a calendar. */
export function eventsOf(record: BookingRecord, i18n: Words) {
  const { offer, request: guests } = kept.read(record);
  const { id: bookingId, locator: recordLocator } = record;
  return activityEvents({ bookingId, recordLocator, guests, offer }, i18n);
}

/** Why it was refused: in the letter's language where the reason is a known one, else as whoever refused it said it. */
function whyOf({ progress }: BookingRecord, i18n: Words): string {
  const { reason, message } = progress;
  return reason && i18n.messages[reason] ? i18n._(reason) : (message ?? '');
}

/** What is told beside the confirmation: that the organizer is asked, that it refused, that it is cancelled. */
function noticeOf(
  notice: Notice,
  record: BookingRecord,
  { i18n, locator, money }: { i18n: Words; locator: string; money: string },
) {
  const { title, zone, city } = kept.readOffer(record.offer).activity;
  const { firstName } = kept.readRequest(record.request).travelers[0]!;
  switch (notice) {
    case 'submitted': {
      const until = deadlineText(record.answersBy ?? record.createdAt, { zone, city }, i18n);
      return {
        subject: i18n._(msg`You requested a spot: ${title}`),
        headline: i18n._(msg`Waiting for an answer: ${title}`),
        text: i18n._(
          msg`Hello ${firstName}, your booking request has been sent to the organizer, who will answer by ${until}. Until then your payment is only authorized: you are charged when your spot is confirmed, and the hold is released if it is not.`,
        ),
        note: i18n._(msg`We will email you as soon as there is an answer.`),
      };
    }
    case 'refused': {
      const why = whyOf(record, i18n);
      return {
        subject: i18n._(msg`We could not get you a spot: ${title}`),
        headline: i18n._(msg`Not confirmed: ${title}`),
        text: i18n._(
          msg`Hello ${firstName}, the organizer could not confirm your spot: ${why}. Nothing was charged, and the hold on your payment is being released.`,
        ),
        note: i18n._(msg`You can choose another day or another activity.`),
      };
    }
    case 'client-cancelled':
      return {
        subject: i18n._(msg`Cancelled by your client: ${title} (${locator})`),
        headline: i18n._(msg`Cancelled by your client: ${title}`),
      };
    case 'cancelled':
      return {
        subject: i18n._(msg`${title} is cancelled (${locator})`),
        headline: i18n._(msg`Cancelled: ${title}`),
        text: i18n._(msg`Hello ${firstName}, your activity is cancelled. ${money}`),
      };
    case 'supplier-cancelled':
      return {
        subject: i18n._(msg`The organizer has canceled: ${title} (${locator})`),
        headline: i18n._(msg`Canceled by the organizer: ${title}`),
        text: i18n._(msg`Hello ${firstName}, the organizer had to cancel your activity. ${money}`),
      };
    default:
      return null;
  }
}

/** What the confirmation says about the activity. */
function words({ offer, guests, organizerVoucher }: ActivityReservation, i18n: Words, locator: string) {
  const { title } = offer.activity;
  const { firstName } = guests.travelers[0]!;
  return {
    subject: i18n._(msg`${title} is confirmed (${locator})`),
    headline: i18n._(msg`You are all set: ${title}`),
    intro: organizerVoucher
      ? i18n._(
          msg`Hello ${firstName}, your activity is booked. At the start, show the organizer’s voucher and a photo ID.`,
        )
      : i18n._(
          msg`Hello ${firstName}, your activity is booked. At the start, show the voucher in the attached PDF and a photo ID.`,
        ),
    note: i18n._(
      msg`All times are local to the starting point. The attached file adds the activity to your calendar.`,
    ),
  };
}

/** R348: the confirmation with voucher and calendar file, and what is told beside it, in the words that are kept. */
export const keptLetters = lettersOf({
  pathOf,
  wordsOf,
  labels: PRICE_LABELS,
  bookingOf: (record, language) => ({
    ...reservationOf(record, language, []),
    mailed: mailedVoucherOf(kept.read(record)),
  }),
  tell: tellActivity,
  words,
  hasPaper: (record) => organizerVoucherOf(kept.read(record)) === null,
  codeOf: (record, { origin }) =>
    headCode(kept.read(record).details?.vouchers ?? [], `${origin}${pathOf(record.id)}`),
  noticeOf,
});

/** A booking in the words of its own language, for what is written of it. */
export function inItsWords(record: BookingRecord, services: Supplied): BookingRecord {
  const { locale } = wordsOf(record.language);
  return {
    ...record,
    offer: inLanguage(kept.readOffer(record.offer), locale, suppliersOf(services).keepers),
  };
}

/** The same in the words of the booking's language. */
export const letters: Letters<Drawing & Supplied> = {
  short: keptLetters.short,
  confirmationMail:
    (services) =>
    (record, ...rest) =>
      keptLetters.confirmationMail(services)(inItsWords(record, services), ...rest),
  noticeMail: (services) => (notice, record, agency) =>
    keptLetters.noticeMail(services)(notice, inItsWords(record, services), agency),
  paper: (record, agency, services) => keptLetters.paper(inItsWords(record, services), agency, services),
};
