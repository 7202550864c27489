import { msg } from '@lingui/core/macro';
import { deadlineText } from '@/core/say/dates';
import { plainEvent } from '@/core/say/plain-event';
import { type Words, wordsOf } from '../../../mail/letter-words';
import type { AgencyRecord } from '../../../ports/agency';
import type { BookingRecord } from '../../../ports/booking';
import { dayText, timeText } from '../../letters/format';
import { type BookingLetter, frameOf, isProtected, termsSection } from '../../letters/letter';
import { type LetterParts, type Letters, lettersOf } from '../letters';
import { inLanguage } from './city-names';
import { nameOf, type PlainKept } from './kept';
import type { PlainOffer } from './port';

/** The sections of a letter that are the product's own, in the letter's language. */
export type OwnSections = (
  offer: PlainOffer,
  request: object,
  language: BookingLetter['language'],
) => BookingLetter['sections'];

const whenText = (local: string, { locale }: Words) =>
  `${dayText(local, locale)}, ${timeText(local, locale)}`;

function termRows({ freeUntil, zone, city }: PlainOffer, { price }: BookingRecord, i18n: Words): string[] {
  if (!freeUntil) return isProtected(price) ? [] : [i18n._(msg`Non-refundable`)];
  const until = deadlineText(freeUntil, { zone, city }, i18n);
  return [i18n._(msg`Cancel for free until ${until}`)];
}

function letterOf(
  kept: PlainKept,
  pathOf: (bookingId: string) => string,
  sectionsOf: OwnSections,
): LetterParts<BookingLetter>['letterOf'] {
  return (record: BookingRecord, agency: AgencyRecord, i18n: Words) => {
    const { offer: booked, request } = kept.read(record);
    const offer = inLanguage(booked, i18n.locale);
    const { title } = offer;
    const { firstName } = request.guest;
    const locator = record.locator ?? '';
    return {
      ...frameOf(record, agency, { path: pathOf(record.id) }),
      subject: i18n._(msg`Your booking ${title} is confirmed (${locator})`),
      headline: i18n._(msg`It is booked: ${title}`),
      intro: i18n._(msg`Hello ${firstName}, ${title} is booked. Keep this message and bring it along.`),
      codes: locator ? [{ label: i18n._(msg`Record locator`), value: locator }] : [],
      sections: [
        {
          title,
          rows: [
            { text: whenText(offer.startsAt, i18n), note: offer.city },
            { text: i18n._(msg`until`), note: whenText(offer.endsAt, i18n) },
          ],
        },
        ...sectionsOf(offer, request.request, i18n.locale),
        {
          title: i18n._(msg`Guest`),
          rows: [{ text: nameOf(request.guest), note: request.guest.email }],
        },
        ...termsSection(record, i18n, termRows(offer, record, i18n)),
      ],
      note: i18n._(
        msg`All times are local to the place. The attached file adds the booking to your calendar.`,
      ),
    };
  };
}

/** The letters of a plain product, but for its own sections. */
export const plainLetters = (
  kept: PlainKept,
  pathOf: (bookingId: string) => string,
  sectionsOf: OwnSections,
): Letters =>
  lettersOf({
    pathOf,
    wordsOf,
    letterOf: letterOf(kept, pathOf, sectionsOf),
    journeysOf: () => [],
    eventsOf(record, i18n) {
      const { id: bookingId } = record;
      const offer = inLanguage(kept.readOffer(record.offer), i18n.locale);
      return [plainEvent({ bookingId, path: pathOf(bookingId), offer })];
    },
    travelerOf: ({ request }) => nameOf(kept.readRequest(request).guest),
    noticeOf(notice, record, { i18n, locator, money }) {
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
    },
  });
