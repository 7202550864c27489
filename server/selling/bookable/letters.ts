import { msg } from '@lingui/core/macro';
import type { CalendarEvent } from '@/core/say/calendar-file';
import { messageOf } from '../../mail/letter';
import { type Words, wordsOf as serverWords } from '../../mail/letter-words';
import type { AgencyRecord } from '../../ports/agency';
import type { BookingProduct, BookingRecord, DrawnMail, Notice } from '../../ports/booking';
import { bookingPdf, type Drawing } from '../documents/booking';
import type { Journey } from '../documents/draw';
import { calendarFiles, paperFile } from '../letters/files';
import { htmlOf } from '../letters/html';
import { type BookingLetter, frameOf, settledText, withPaidBy } from '../letters/letter';
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

export interface LetterParts<Letter extends BookingLetter> {
  /** Where the booking is shown. */
  readonly pathOf: (bookingId: string) => string;
  readonly wordsOf: (language: string) => Words;
  /** What the confirmation says. */
  readonly letterOf: (record: BookingRecord, agency: AgencyRecord, i18n: Words) => Letter;
  /** What stands above its sections. */
  readonly journey?: {
    readonly html: (letter: Letter) => string;
    readonly text: (letter: Letter) => readonly string[];
  };
  /** What is shown inside it. */
  readonly pictures?: (letter: Letter) => NonNullable<DrawnMail['attachments']>;
  /** The same on paper. */
  readonly journeysOf: (letter: Letter, record: BookingRecord, i18n: Words) => readonly Journey[];
  /** What the code on paper says when it is scanned; there is none without it. */
  readonly codeOf?: (record: BookingRecord, agency: AgencyRecord) => string | null;
  /** Whether our paper is what counts at the place; without it, it is. */
  readonly hasPaper?: (record: BookingRecord) => boolean;
  readonly eventsOf: (record: BookingRecord, i18n: Words) => readonly CalendarEvent[];
  /** Whose trip it is, as the agent of who has cancelled it reads. */
  readonly travelerOf: (record: BookingRecord) => string;
  /** What the engine tells beside the confirmation, but for a `text` that is said alike; null for what needs no letter. */
  readonly noticeOf: (
    notice: Notice,
    record: BookingRecord,
    said: { readonly i18n: Words; readonly locator: string; readonly money: string },
  ) => (Omit<ShortLetter, 'text'> & { readonly text?: string }) | null;
}

/** To the agent whose client has cancelled. */
const toAgent = (record: BookingRecord, traveller: string, money: string, i18n: Words) => {
  const locator = record.locator ?? '';
  return {
    text: i18n._(msg`Your client has cancelled booking ${locator} for ${traveller}. ${money}`),
    button: i18n._(msg`View the booking`),
  };
};

/** The letters and the paper of a product's bookings. */
export function lettersOf<Letter extends BookingLetter>(parts: LetterParts<Letter>): Letters {
  const { pathOf, wordsOf, letterOf, journey, pictures, journeysOf, eventsOf, travelerOf, noticeOf } = parts;

  const paper: Letters['paper'] = (record, agency, services) => {
    const i18n = wordsOf(record.language);
    const letter = withPaidBy(letterOf(record, agency, i18n), record, services.payments);
    const code = parts.codeOf?.(record, agency);
    const journeys = journeysOf(letter, record, i18n);
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
    paper,
    short,
    confirmationMail:
      (services) =>
      async (booking, agency, { files } = { files: true }) => {
        const i18n = wordsOf(booking.language);
        const letter = withPaidBy(letterOf(booking, agency, i18n), booking, services.payments);
        const shown = pictures?.(letter);
        const attachments = [
          ...(shown ?? []),
          ...(files
            ? [
                ...calendarFiles({ booking, agency, events: eventsOf(booking, i18n) }, services),
                ...(parts.hasPaper?.(booking) === false
                  ? []
                  : [paperFile({ booking, agency, paper: await paper(booking, agency, services) })]),
              ]
            : []),
        ];
        return {
          subject: letter.subject,
          html: htmlOf(letter, journey?.html(letter)),
          text: textOf(letter, journey?.text(letter)),
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
          ? toAgent(record, travelerOf(record), money, serverWords(record.language))
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
