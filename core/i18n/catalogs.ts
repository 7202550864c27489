import { i18n, type Messages } from '@lingui/core';
import { atom } from 'jotai';
import type { Language } from '../contract/site/agency';
import { FALLBACK_LANGUAGE } from '../contract/constants';

export type CatalogLoader = (language: Language) => Promise<{ messages: Messages }>;

/** The language that is shown. */
export const languageAtom = atom<Language>('en');

const loaders = new Map<string, CatalogLoader>([
  ['core', (language) => import(`../../locales/${language}/core.po`)],
]);
const followers = new Set<() => void>();
/** Called after the visitor has chosen another language: what was fetched in the old one is to be asked again. */
export function onLanguageChange(callback: () => void): () => void {
  followers.add(callback);
  return () => followers.delete(callback);
}
export const languageChanged = (): void => followers.forEach((follow) => follow());

/** Catalogs that are in, as `id/language`. */
const loaded = new Set<string>();
let wanted: Language | null = null;

async function load(id: string, language: Language): Promise<void> {
  const loader = loaders.get(id);
  const key = `${id}/${language}`;
  if (!loader || loaded.has(key)) return;
  const { messages } = await loader(language);
  loaded.add(key);
  i18n.load(language, { ...messages });
}

/** As `load`; when the words of this language cannot be had, the English ones stand in for them. */
const loadOrEnglish = (id: string, language: Language): Promise<void> =>
  load(id, language).catch(async (cause: unknown) => {
    const loader = loaders.get(id);
    if (!loader || language === FALLBACK_LANGUAGE) throw cause;
    i18n.load(language, { ...(await loader(FALLBACK_LANGUAGE)).messages });
  });

/**
 * Adds a catalog, usually a plugin's, and loads it for the language that is shown. Rejects when neither
 * that nor English can be loaded.
 */
export async function registerCatalog(id: string, loader: CatalogLoader): Promise<void> {
  loaders.set(id, loader);
  if (wanted) await loadOrEnglish(id, wanted);
}

export function unregisterCatalog(id: string): void {
  loaders.delete(id);
}

/**
 * Shows another language: loads the words of the core and of every registered catalog, then switches once.
 * A plugin's catalog that fails costs that plugin its words; the core's failing rejects and changes nothing.
 * When asked again meanwhile, the last wish wins.
 */
export async function activateLanguage(language: Language): Promise<boolean> {
  wanted = language;
  const others = [...loaders.keys()].filter((id) => id !== 'core');
  await Promise.all([
    load('core', language),
    ...others.map((id) => loadOrEnglish(id, language).catch(() => undefined)),
  ]);
  if (wanted !== language) return false;
  i18n.activate(language);
  document.documentElement.lang = language;
  return true;
}
