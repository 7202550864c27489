import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { Language, Price } from '@/core/contract';
import type { CalendarEvent } from '@/core/say/calendar-file';
import { mapUrlOf } from '@/core/say/map-url';
import { type Told, type ToldSection, type Telling, toldOn } from '@/core/say/told';
import { messageOf } from '../../mail/letter';
import { type Words, wordsOf as serverWords } from '../../mail/letter-words';
import { travellerView } from '../../pricing';
import type { AgencyRecord } from '../../ports/agency';
import type { BookingProduct, BookingRecord, DrawnMail, Notice } from '../../ports/booking';
import { bookingPdf, type Drawing } from '../documents/booking';
import type { Journey } from '../documents/draw';
import { calendarFiles, paperFile } from '../letters/files';
import { tellingOf } from '../letters/format';
import { htmlOf } from '../letters/html';
import {
  type BookingLetter,
  frameOf,
  type Section,
  settledText,
  termsSection,
  withPaidBy,
} from '../letters/letter';
import { textOf } from '../letters/text';

/** What a booking sends and prints; `With` is what a product draws them with. */
export interface Letters<With extends Drawing = Drawing> {
  /** R241, R311: in the agency's brand and the booking's language, with the booking for a calendar and on paper. */
  readonly confirmationMail: (services: With) => NonNullable<BookingProduct['confirmationMail']>;
  /** A cancellation takes the booking out of the calendar, too. */
  readonly noticeMail: (services: With) => NonNullable<BookingProduct['noticeMail']>;
  readonly paper: (
    record: BookingRecord,
    agency: AgencyRecord,
    services: With,
  ) => Promise<Uint8Array<ArrayBuffer>>;
  /** A short letter that leads to the booking. */
  readonly short: (record: BookingRecord, agency: AgencyRecord, words: ShortLetter) => DrawnMail;
}

/** What a short letter says; `note` is that nothing is left to do, and `button` that the booking is shown, unless it says otherwise. */
export interface ShortLetter {
  readonly subject: string;
  readonly headline: string;
  readonly text: string;
  readonly note?: string;
  readonly button?: string;
}

interface Booked {
  readonly recordLocator: string | null;
  readonly confirmationNumber?: string | null;
}

/** What a product says of its letters beside what a booking tells. */
export interface LetterParts<B extends Booked> {
  /** Where the booking is shown. */
  readonly pathOf: (bookingId: string) => string;
  readonly wordsOf: (language: string) => Words;
  /** A booking in full, in the reader's language; the record's price is already narrowed to who reads. */
  readonly bookingOf: (record: BookingRecord, language: Language) => B;
  readonly tell: (booking: B, say: Telling) => Told;
  /** What the confirmation says about what is told. */
  readonly words: (
    booking: B,
    i18n: Words,
    locator: string,
  ) => Pick<BookingLetter, 'subject' | 'headline' | 'intro' | 'note'>;
  /** The product's words for lines of the price. */
  readonly labels?: Partial<Record<Price['lines'][number]['kind'], MessageDescriptor>>;
  /** What stands above everything that is told, as HTML and as text, and the pictures that it shows. */
  readonly above?: (
    booking: B,
    i18n: Words,
  ) => {
    readonly html: string;
    readonly text: readonly string[];
    readonly pictures: NonNullable<DrawnMail['attachments']>;
  };
  /** The same on paper. */
  readonly journeysOf?: (booking: B, i18n: Words) => readonly Journey[];
  /** What the code on paper says when it is scanned; there is none without it. */
  readonly codeOf?: (record: BookingRecord, agency: AgencyRecord) => string | null;
  /** Whether our paper is what counts at the place; without it, it is. */
  readonly hasPaper?: (record: BookingRecord) => boolean;
  /** Where others go to the calendar than those that the booking tells. */
  readonly eventsOf?: (record: BookingRecord, i18n: Words) => readonly CalendarEvent[];
  readonly noticeOf: NoticeOf;
}

/** What the engine tells beside the confirmation, but for a `text` that is said alike; null for what needs no letter. */
export type NoticeOf = (
  notice: Notice,
  record: BookingRecord,
  said: { readonly i18n: Words; readonly locator: string; readonly money: string },
) => (Omit<ShortLetter, 'text'> & { readonly text?: string }) | null;

/** To the agent whose client has cancelled. */
const toAgent = (record: BookingRecord, traveller: string, money: string, i18n: Words) => {
  const locator = record.locator ?? '';
  return {
    text: i18n._(msg`Your client has cancelled booking ${locator} for ${traveller}. ${money}`),
    button: i18n._(msg`View the booking`),
  };
};

/** The letters and the paper of a product's bookings, drawn from what a booking tells; as the traveller reads it (SEC-35). */
export function lettersOf<B extends Booked>(parts: LetterParts<B>): Letters {
  const { pathOf, wordsOf, bookingOf, tell, words, labels = {}, above, journeysOf, noticeOf } = parts;
  /** The booking in its own language, and what it tells. */
  const toldIn = (record: BookingRecord, i18n: Words) => {
    const booking = bookingOf({ ...record, price: travellerView(record.price) }, i18n.locale);
    return { booking, told: tell(booking, tellingOf(i18n)) };
  };
  const eventsOf = parts.eventsOf ?? ((record, i18n) => toldIn(record, i18n).told.events);

  function letterOf(
    record: BookingRecord,
    agency: AgencyRecord,
    { payments }: Drawing,
  ): { booking: B; told: Told; letter: BookingLetter; i18n: Words } {
    const i18n = wordsOf(record.language);
    const { booking, told } = toldIn(record, i18n);
    const called = Object.entries(labels).map(([kind, label]) => [kind, i18n._(label)] as const);
    const letter = {
      ...frameOf(record, agency, {
        path: pathOf(record.id),
        labels: Object.fromEntries(called),
        told: told.price,
      }),
      ...words(booking, i18n, booking.recordLocator ?? ''),
      codes: codesOf(booking, told, i18n),
      sections: sectionsOf(told, record, i18n),
    };
    return { booking, told, letter: withPaidBy(letter, record, payments), i18n };
  }

  const paper = (
    record: BookingRecord,
    agency: AgencyRecord,
    services: Drawing,
    { booking, letter, i18n } = letterOf(record, agency, services),
  ) => {
    const code = parts.codeOf?.(record, agency);
    const journeys = journeysOf?.(booking, i18n) ?? [];
    return bookingPdf(record, agency, { letter, journeys, ...(code ? { code } : {}) }, services);
  };

  const short: Letters['short'] = (record, agency, { subject, headline, text, note, button }) => {
    const i18n = serverWords(record.language);
    const frame = frameOf(record, agency, { path: pathOf(record.id) });
    const mail = messageOf(
      {
        language: i18n.locale,
        ...{ subject, headline, text },
        note: note ?? i18n._(msg`There is nothing left to do.`),
        button: button === undefined ? frame.button : { ...frame.button, label: button },
        otherwise: i18n._(msg`If the button does not work, open this address:`),
        help: frame.help,
      },
      agency,
    );
    return { subject: mail.subject, html: mail.html, text: mail.text };
  };

  return {
    paper: (record, agency, services) => paper(record, agency, services),
    short,
    confirmationMail:
      (services) =>
      async (booking, agency, { files } = { files: true }) => {
        const made = letterOf(booking, agency, services);
        const { letter, told, i18n } = made;
        const shown = above?.(made.booking, i18n);
        const events = parts.eventsOf?.(booking, i18n) ?? told.events;
        const attachments = [
          ...(shown?.pictures ?? []),
          ...(files
            ? [
                ...calendarFiles({ booking, agency, events }, services),
                ...(parts.hasPaper?.(booking) === false
                  ? []
                  : [paperFile({ booking, agency, paper: await paper(booking, agency, services, made) })]),
              ]
            : []),
        ];
        return {
          subject: letter.subject,
          html: htmlOf(letter, shown?.html),
          text: textOf(letter, shown?.text),
          ...(files || shown ? { attachments } : {}),
        };
      },
    noticeMail: (services) => async (notice, record, agency) => {
      const i18n = wordsOf(record.language);
      const money = settledText(record, services.payments);
      const said = { i18n, locator: record.locator ?? '', money };
      const isCancelled = notice === 'cancelled' || notice === 'supplier-cancelled';
      const words =
        noticeOf(notice, record, said) ?? (isCancelled ? noticeOf('cancelled', record, said) : null);
      if (!words) return null;
      const agents =
        notice === 'client-cancelled'
          ? toAgent(record, toldIn(record, i18n).told.who[0] ?? '', money, serverWords(record.language))
          : { text: '' };
      if (!isCancelled) return short(record, agency, { ...agents, ...words });
      const note = serverWords(record.language)._(
        msg`There is nothing left to do. The attachment removes it from your calendar.`,
      );
      const letter = short(record, agency, { ...agents, note, ...words });
      const events = eventsOf(record, i18n);
      return {
        ...letter,
        attachments: calendarFiles({ booking: record, agency, events, isCancelled: true }, services),
      };
    },
  };
}

const codesOf = (
  { recordLocator, confirmationNumber }: Booked,
  { other }: Told,
  i18n: Words,
): BookingLetter['codes'] =>
  [
    { label: i18n._(msg`Record locator`), value: recordLocator },
    other ?? { label: i18n._(msg`Confirmation number`), value: confirmationNumber },
  ].flatMap(({ label, value }) => (value ? [{ label, value }] : []));

/** What the letter tells, what comes back by the terms, and then what is small print. */
function sectionsOf(told: Told, record: BookingRecord, i18n: Words): Section[] {
  const sections = toldOn(told, 'letter').filter(({ rows, map, link }) => rows.length > 0 || map || link);
  const onPaper = new Set(toldOn(told, 'paper'));
  const drawn = (section: ToldSection): Section => ({
    ...sectionOf(section, i18n),
    isOnScreenOnly: !onPaper.has(section),
  });
  return [
    ...sections.filter(({ isSmallPrint }) => !isSmallPrint).map(drawn),
    ...termsSection(record, i18n, told.terms),
    ...sections.filter(({ isSmallPrint }) => isSmallPrint).map(drawn),
  ];
}

function sectionOf({ title, rows, link, map }: ToldSection, i18n: Words): Section {
  const [place, ...others] = map?.places ?? [];
  if (!map || !place || others.length > 0) return { title, rows, link };
  return {
    title,
    rows,
    map: {
      place,
      ground: map.ground,
      note: i18n._(msg`The map is to scale; streets are not drawn.`),
      link: { label: i18n._(msg`Open in maps`), url: mapUrlOf(place) },
    },
  };
}
