import { type I18n, setupI18n } from '@lingui/core';
import { z } from 'zod/mini';
import { FALLBACK_LANGUAGE, Language } from '@/core/contract';
import { messages as en } from '../../locales/en/server.po';
import { messages as es } from '../../locales/es/server.po';
import { messages as pt } from '../../locales/pt/server.po';

const catalogs = { en, pt, es };

/** The server's words in one language; its own instance, because letters in several languages are written at once. */
export function wordsOf(language: string | null): I18n & { locale: Language } {
  const known = z.safeParse(Language, language);
  const locale = known.success ? known.data : FALLBACK_LANGUAGE;
  return setupI18n({ locale, messages: { [locale]: catalogs[locale] } }) as I18n & { locale: Language };
}
