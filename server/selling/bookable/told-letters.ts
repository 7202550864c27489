import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { Language, Price } from '@/core/contract';
import { mapUrlOf } from '@/core/say/map-url';
import { type Told, type ToldSection, type Telling, toldOn } from '@/core/say/told';
import type { Words } from '../../mail/letter-words';
import { travellerView } from '../../pricing';
import type { BookingRecord, DrawnMail } from '../../ports/booking';
import { tellingOf } from '../letters/format';
import { type BookingLetter, frameOf, type Section, termsSection } from '../letters/letter';
import { type LetterParts, type Letters, lettersOf } from './letters';

interface Booked {
  readonly recordLocator: string | null;
  readonly confirmationNumber?: string | null;
}

/** What a product says of its letters beside what a booking tells. */
export interface ToldLetterParts<B extends Booked> extends Pick<
  LetterParts<BookingLetter>,
  'pathOf' | 'wordsOf' | 'codeOf' | 'hasPaper' | 'noticeOf'
> {
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
  /** Where others than those that the booking tells. */
  readonly eventsOf?: LetterParts<BookingLetter>['eventsOf'];
  readonly journeysOf?: (booking: B, i18n: Words) => ReturnType<LetterParts<BookingLetter>['journeysOf']>;
}

/** The letters and the paper of a product's bookings, drawn from what a booking tells; as the traveller reads it (SEC-35). */
export function toldLetters<B extends Booked>(parts: ToldLetterParts<B>): Letters {
  const { pathOf, bookingOf, tell, words, labels = {}, above, journeysOf, eventsOf, ...rest } = parts;
  const bookingIn = (record: BookingRecord, { locale }: Words) =>
    bookingOf({ ...record, price: travellerView(record.price) }, locale);
  const toldIn = (record: BookingRecord, i18n: Words) => tell(bookingIn(record, i18n), tellingOf(i18n));
  const aboveIn = ({ booking, language }: BookingLetter & { readonly booking: B }) =>
    above!(booking, parts.wordsOf(language));
  return lettersOf<BookingLetter & { readonly booking: B }>({
    ...rest,
    ...(above && {
      journey: { html: (letter) => aboveIn(letter).html, text: (letter) => aboveIn(letter).text },
      pictures: (letter) => aboveIn(letter).pictures,
    }),
    pathOf,
    letterOf(record, agency, i18n) {
      const booking = bookingIn(record, i18n);
      const told = tell(booking, tellingOf(i18n));
      const path = pathOf(record.id);
      const called = Object.entries(labels).map(([kind, label]) => [kind, i18n._(label)] as const);
      return {
        booking,
        ...frameOf(record, agency, { path, labels: Object.fromEntries(called), told: told.price }),
        ...words(booking, i18n, booking.recordLocator ?? ''),
        codes: codesOf(booking, told, i18n),
        sections: sectionsOf(told, record, i18n),
      };
    },
    journeysOf: (_, record, i18n) => journeysOf?.(bookingIn(record, i18n), i18n) ?? [],
    eventsOf: eventsOf ?? ((record, i18n) => toldIn(record, i18n).events),
    travelerOf: (record) => toldIn(record, parts.wordsOf(record.language)).who[0] ?? '',
  });
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
