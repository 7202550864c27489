import { i18n, type Messages } from '@lingui/core';
import { atom } from 'jotai';
import type { Language } from '../contract/site/agency';
import { LANGUAGES } from '../contract/constants';

/** The language that is shown. */
export const languageAtom = atom<Language>('en');

/** What the modules that are here say. Lingui reads these very tables: what is added counts at once, and draws nothing anew. */
const said: Record<Language, Messages> = { en: {}, pt: {}, es: {} };

/**
 * Adds messages by their ids, each compiled and in all `LANGUAGES`, in their order. The build has every module call it with
 * what it says (`scripts/lib/words-in-code.ts`).
 */
export function addWords(words: Record<string, readonly Messages[string][]>): void {
  for (const [id, inAll] of Object.entries(words))
    LANGUAGES.forEach((language, at) => (said[language][id] = inAll[at]!));
}

const followers = new Set<() => void>();
/** Called after the visitor has chosen another language: what was fetched in the old one is to be asked again. */
export function onLanguageChange(callback: () => void): () => void {
  followers.add(callback);
  return () => followers.delete(callback);
}
export const languageChanged = (): void => followers.forEach((follow) => follow());

/** Shows the page in this language. */
export function activateLanguage(language: Language): void {
  i18n.loadAndActivate({ locale: language, messages: said[language] });
  document.documentElement.lang = language;
}
