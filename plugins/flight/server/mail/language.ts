import { setupI18n, type I18n } from '@lingui/core';
import { FALLBACK_LANGUAGE, type Language, LANGUAGES } from '@/core/contract';
import { messages as en } from '../../../../locales/en/flight-server.po';
import { messages as es } from '../../../../locales/es/flight-server.po';
import { messages as pt } from '../../../../locales/pt/flight-server.po';

const catalogs = { en, pt, es };

/** Words of a language that is one of ours. */
export type Words = I18n & { locale: Language };

/** The words of one language; its own instance, because letters in several languages are written at once. */
export function wordsOf(language: string): Words {
  const known = (LANGUAGES as readonly string[]).includes(language)
    ? (language as Language)
    : FALLBACK_LANGUAGE;
  return setupI18n({ locale: known, messages: { [known]: catalogs[known] } }) as Words;
}
