import type { Language } from '../contract/site/agency';
import { FALLBACK_LANGUAGE, LANGUAGES } from '../contract/constants';
import { readCookie, writeCookie } from '../state/cookies';

/** Name of the query parameter, the cookie and the storage key alike (G114). */
export const LANGUAGE_NAME = 'lng';
/** 525600 minutes (R014). */
export const LANGUAGE_COOKIE_SECONDS = 525_600 * 60;

/** One of our languages, also from a regional tag such as `pt-BR`; undefined for anything else (R012, G113). */
export function asLanguage(tag: string | null | undefined): Language | undefined {
  const base = tag?.trim().toLowerCase().split(/[-_]/)[0];
  return LANGUAGES.find((language) => language === base);
}

export interface LanguageSources {
  search: string;
  cookie: string | null;
  localStorage: string | null;
  sessionStorage: string | null;
  navigator: readonly string[];
  htmlTag: string;
  path: string;
  host: string;
}

/** The first source that names one of our languages decides, in the specification's order (R013). */
export function detectLanguage(sources: LanguageSources): Language {
  const candidates: readonly (() => Language | undefined)[] = [
    () => asLanguage(new URLSearchParams(sources.search).get(LANGUAGE_NAME)),
    () => asLanguage(sources.cookie),
    () => asLanguage(sources.localStorage),
    () => asLanguage(sources.sessionStorage),
    () => sources.navigator.map(asLanguage).find((language) => language !== undefined),
    () => asLanguage(sources.htmlTag),
    () => exactly(sources.path.split('/')[1]),
    () => exactly(sources.host.split('.')[0]),
  ];
  for (const candidate of candidates) {
    const language = candidate();
    if (language) return language;
  }
  return FALLBACK_LANGUAGE;
}

/** Path segments and host labels are words of their own: `essen` or `en-suite` is not a language (G113). */
function exactly(label: string | undefined): Language | undefined {
  return LANGUAGES.find((language) => language === label?.toLowerCase());
}

const stored = (storage: () => Storage): string | null => {
  try {
    return storage().getItem(LANGUAGE_NAME);
  } catch {
    return null;
  }
};

/** The sources of this page. */
export const pageSources = (): LanguageSources => ({
  search: location.search,
  cookie: readCookie(LANGUAGE_NAME),
  localStorage: stored(() => localStorage),
  sessionStorage: stored(() => sessionStorage),
  navigator: navigator.languages ?? [navigator.language],
  htmlTag: document.documentElement.lang,
  path: location.pathname,
  host: location.hostname,
});

/** Keeps the visitor's choice for a year (R014). */
export const rememberLanguage = (language: Language): void =>
  writeCookie(LANGUAGE_NAME, language, LANGUAGE_COOKIE_SECONDS);
