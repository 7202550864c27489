import type { Language } from '@/core/contract';
import { moneyText } from '@/server/selling/letters/format';
import { type Words, wordsFrom } from '@/server/mail/letter-words';
import { messages as en } from '../../../../locales/en/administration.po';
import { messages as es } from '../../../../locales/es/administration.po';
import { messages as pt } from '../../../../locales/pt/administration.po';
import type { Writing } from '../../say/saying';

/** The words of the screens, for what files say alike. */
export const wordsOf: (language: Language) => Words = wordsFrom({ en, pt, es });

/** Sums, numbers and dates as screens of the language have them. */
export function writingIn(language: Language): Writing {
  const numbers = new Intl.NumberFormat(language);
  // The text carries no zone, so it is read and written in UTC.
  const reading = (options: Intl.DateTimeFormatOptions) => {
    const format = new Intl.DateTimeFormat(language, { ...options, timeZone: 'UTC' });
    return (local: string) => format.format(new Date(local.length > 10 ? `${local}Z` : local));
  };
  const percents = new Intl.NumberFormat(language, { style: 'percent', maximumFractionDigits: 2 });
  return {
    money: (money) => moneyText(money, language),
    number: (value) => numbers.format(value),
    percent: (fraction) => percents.format(fraction),
    date: reading({ day: 'numeric', month: 'short', year: 'numeric' }),
    time: reading({ hour: 'numeric', minute: '2-digit' }),
  };
}
