import { msg } from '@lingui/core/macro';
import { addMoney, DEFAULT_PRIMARY_COLOR, type Language, type Price } from '@/core/contract';
import { wayText, type WayWords } from '@/core/say/paid-by';
import { settlementText } from '@/core/say/settlement';
import { isOver, type PricePart, type Told, type ToldRow } from '@/core/say/told';
import type { BookingRecord } from '../../ports/booking';
import { travellerView } from '../../pricing';
import type { PaymentGateway } from '../../ports/payment';
import type { AgencyRecord } from '../../ports/agency';
import { type Words, wordsOf } from '../../mail/letter-words';
import { moneyText } from './format';
import type { PlaceMap } from './place-map';

export type Row = ToldRow;

export interface Section {
  readonly title: string;
  readonly rows: readonly Row[];
  /** Where it is. */
  readonly map?: PlaceMap;
  /** Leads to what it is about; a map brings its own. */
  readonly link?: { readonly label: string; readonly url: string } | undefined;
  /** Left out on paper, where the journeys say it. */
  readonly isOnScreenOnly?: boolean;
}

/** Everything that a letter about a booking says, in words of its language; HTML and plain text are drawn from it. */
export interface BookingLetter {
  readonly language: Language;
  readonly subject: string;
  readonly agency: {
    readonly name: string;
    readonly color: string;
    readonly email: string | null;
    readonly phone: string | null;
    readonly origin: string;
  };
  readonly headline: string;
  readonly intro: string;
  readonly codes: readonly { readonly label: string; readonly value: string }[];
  readonly sections: readonly Section[];
  readonly price: {
    readonly title: string;
    readonly rows: readonly { readonly label: string; readonly amount: string }[];
    readonly total: { readonly label: string; readonly amount: string };
    /** Who paid which part, where it was not the card alone. */
    readonly paidBy?: readonly { readonly label: string; readonly amount: string }[];
  };
  readonly button: { readonly label: string; readonly url: string };
  /** Said at the end, small. */
  readonly note: string;
  readonly help: string;
}

type LineKind = Price['lines'][number]['kind'];

const LINE = {
  base: msg`Base price`,
  taxes: msg`Taxes and fees`,
  markup: msg`Base price`,
  fee: msg`Agency fee`,
  extras: msg`Extras`,
  protection: msg`Protection`,
  discount: msg`Discount`,
} satisfies Record<LineKind, unknown>;

/** Whether a booking has protection: then it is not told what the terms alone would keep. */
export const isProtected = ({ lines }: Price): boolean => lines.some(({ kind }) => kind === 'protection');

/** What the protection of a booking is worth, when it has one. */
export function protectionRows({ lines, total }: Price, language: string): string[] {
  const protection = lines.find((line) => line.kind === 'protection')?.amount;
  if (!protection) return [];
  const i18n = wordsOf(language);
  const back = moneyText({ ...total, amount: total.amount - protection.amount }, i18n.locale);
  return [
    i18n._(
      msg`Protected: cancel by the end of the day before the trip starts, local time there, and get back at least ${back}, everything except the price of the protection`,
    ),
  ];
}

/** Knows what the ways to pay are called that plugins bring. */
export type NamesMethods = Pick<PaymentGateway, 'nameOf'>;

function wayWords(language: string, payments: NamesMethods): WayWords {
  const say = wordsOf(language);
  return {
    say,
    money: (amount) => moneyText(amount, say.locale),
    nameOf: (method) => payments.nameOf?.(method, say.locale) ?? null,
  };
}

/** What comes back of it by its terms and its protection; of one that is over there is nothing to tell. */
export const termsSection = (
  record: BookingRecord,
  i18n: Words,
  rows: readonly (Row | string)[],
): Section[] =>
  isOver(record)
    ? []
    : [
        {
          title: i18n._(msg`Cancellation`),
          rows: [...rows, ...protectionRows(record.price, i18n.locale)].map((row) =>
            typeof row === 'string' ? { text: row } : row,
          ),
        },
      ];

/** What became of the money of a booking that is cancelled; empty for any other. */
export function settledText({ progress, language }: BookingRecord, payments: NamesMethods): string {
  return progress.settlement
    ? settlementText(progress.settlement, {
        ...wayWords(language, payments),
        isDone: progress.money === 'returned',
      })
    : '';
}

/** The letter with who paid which part of its price, where that was not the card alone. */
export function withPaidBy<Letter extends BookingLetter>(
  letter: Letter,
  { progress: { paidBy } }: BookingRecord,
  payments: NamesMethods,
): Letter {
  const words = wayWords(letter.language, payments);
  const rows = paidBy?.map(({ method, amount }) => ({
    label: wayText(method, words),
    amount: words.money(amount),
  }));
  return rows ? { ...letter, price: { ...letter.price, paidBy: rows } } : letter;
}

/** A total is only called paid where it was. */
function totalLabel({ progress }: BookingRecord, i18n: Words): string {
  switch (progress.state) {
    case 'cancelled':
      return i18n._(msg`Price when it was booked`);
    case 'reserved':
      return i18n._(msg`Total to be paid`);
    case 'confirmed':
      return i18n._(msg`Total paid`);
    default:
      return i18n._(msg`Total`);
  }
}

interface FrameOptions {
  readonly path: string;
  readonly labels?: Partial<Record<LineKind, string>>;
  readonly told?: Told['price'];
}

/**
 * What every letter about a booking has. The price is the traveller's, whoever asks for the letter (SEC-35). `path`: where
 * the booking is shown. `labels`: the product's words for lines of the price. `told`: what the product tells of the
 * traveller's price.
 */
export function frameOf(
  record: BookingRecord,
  agency: AgencyRecord,
  { path, labels = {}, told: { parts = {}, beside = [], total } = {} }: FrameOptions,
): Pick<BookingLetter, 'language' | 'agency' | 'price' | 'button' | 'help'> {
  const i18n = wordsOf(record.language);
  const language = i18n.locale;
  const price = travellerView(record.price);
  const rows = price.lines.flatMap(({ kind, amount: money }): readonly Omit<PricePart, 'id'>[] =>
    parts[kind]?.length ? parts[kind] : [{ label: labels[kind] ?? i18n._(LINE[kind]), money }],
  );
  const whole = addMoney(price.total, ...beside.map(({ money }) => money));
  const { agencyName: name, primaryColor, contactEmailId, contactPhoneNumber } = agency.public;
  return {
    language,
    agency: {
      name,
      color: primaryColor ?? DEFAULT_PRIMARY_COLOR,
      email: contactEmailId,
      phone: contactPhoneNumber,
      origin: agency.origin,
    },
    price: {
      title: i18n._(msg`Price`),
      rows: [...rows, ...beside].map(({ label, money }) => ({ label, amount: moneyText(money, language) })),
      total: {
        label: (total && !isOver(record) ? total : null) ?? totalLabel(record, i18n),
        amount: moneyText(whole, language),
      },
    },
    button: { label: i18n._(msg`View your booking`), url: `${agency.origin}${path}` },
    help: i18n._(msg`Questions? ${name} is here to help.`),
  };
}
