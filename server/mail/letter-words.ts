import { type I18n, setupI18n } from '@lingui/core';
import { z } from 'zod/mini';
import { FALLBACK_LANGUAGE, Language } from '@/core/contract';
import { messages as en } from '../../locales/en/server.po';
import { messages as es } from '../../locales/es/server.po';
import { messages as pt } from '../../locales/pt/server.po';

export type Words = I18n & { locale: Language };
type Catalogs = Readonly<Record<Language, typeof en>>;

const SERVER: Catalogs = { en, pt, es };

/**
 * The words of some catalogs by language, beside the server's own, which what letters and screens say alike is among; each its
 * own instance, because letters in several languages are written at once.
 */
export const wordsFrom =
  (catalogs: Catalogs) =>
  (language: string | null): Words => {
    const known = z.safeParse(Language, language);
    const locale = known.success ? known.data : FALLBACK_LANGUAGE;
    const messages = { ...SERVER[locale], ...catalogs[locale] };
    return setupI18n({ locale, messages: { [locale]: messages } }) as Words;
  };

/** The server's own words. */
export const wordsOf = wordsFrom(SERVER);
