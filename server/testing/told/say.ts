import type { Language, Money } from '@/core/contract';

const DECIMALS: Readonly<Record<string, number>> = { EUR: 2, USD: 2, BRL: 2, JPY: 0, CLP: 0, KWD: 3 };

type Pair = readonly [one: string, other: string];
/** Words for one and for more in English, Portuguese and Spanish. */
export type Plurals = readonly [Pair, Pair, Pair];

export const plain = (text: string): string => text.normalize('NFC').replace(/[\u00a0\u202f]/g, ' ');

/** What the clocks of a zone show: `YYYY-MM-DDTHH:mm`. */
export const clockIn = (zone: string, at: Date): string =>
  new Intl.DateTimeFormat('sv-SE', {
    ...{
      timeZone: zone,
      year: 'numeric',
      month: '2-digit',
      day: '2-digit',
      hour: '2-digit',
      minute: '2-digit',
    },
  })
    .format(at)
    .replace(' ', 'T');

/** How a reader of a language writes days, times and amounts: by `Intl` alone, not by the platform's own words. */
export function sayIn(language: Language) {
  const local = (text: string, options: Intl.DateTimeFormatOptions): string =>
    plain(new Intl.DateTimeFormat(language, { ...options, timeZone: 'UTC' }).format(new Date(`${text}Z`)));
  return {
    language,
    /** Of a local day or time: "Monday, July 12, 2027". */
    day: (text: string): string =>
      local(`${text.slice(0, 10)}T12:00`, {
        weekday: 'long',
        day: 'numeric',
        month: 'long',
        year: 'numeric',
      }),
    /** "Mon, Jul 12" */
    shortDay: (text: string): string =>
      local(`${text.slice(0, 10)}T12:00`, { weekday: 'short', day: 'numeric', month: 'short' }),
    /** "Jul 12" */
    date: (text: string): string => local(`${text.slice(0, 10)}T12:00`, { day: 'numeric', month: 'short' }),
    /** Of a local time, or of `HH:mm`. */
    time: (text: string): string =>
      local(text.length > 5 ? text : `2027-01-01T${text}`, { hour: 'numeric', minute: '2-digit' }),
    /** An instant by the clocks of a zone, its day and its time. */
    deadline: (iso: string, zone: string): readonly string[] =>
      [{ day: 'numeric', month: 'short' } as const, { hour: 'numeric', minute: '2-digit' } as const].map(
        (options) =>
          plain(new Intl.DateTimeFormat(language, { ...options, timeZone: zone }).format(new Date(iso))),
      ),
    money: ({ amount, currency }: Money): string => {
      const digits = DECIMALS[currency]!;
      return plain(
        new Intl.NumberFormat(language, {
          ...{ style: 'currency', currency, minimumFractionDigits: digits, maximumFractionDigits: digits },
        }).format(amount / 10 ** digits),
      );
    },
    /** Minutes in hours and minutes: "2h 20m". */
    long: (minutes: number): string =>
      (
        [
          [Math.floor(minutes / 60), 'hour'],
          [minutes % 60, 'minute'],
        ] as const
      )
        .filter(([count]) => count > 0)
        .map(([count, unit]) =>
          plain(
            new Intl.NumberFormat(language, { style: 'unit', unit, unitDisplay: 'narrow' }).format(count),
          ),
        )
        .join(' '),
    /** So many of something: of each language the word for one and for more. */
    many: (count: number, ...words: Plurals): string => {
      const [one, other] = words[['en', 'pt', 'es'].indexOf(language)]!;
      return `${count} ${count === 1 ? one : other}`;
    },
    /** One of three, in the order English, Portuguese, Spanish. */
    word: (en: string, pt: string, es: string): string => ({ en, pt, es })[language],
  };
}
export type Say = ReturnType<typeof sayIn>;
