import { existsSync, readFileSync } from 'node:fs';
import { formatter } from '@lingui/format-po';
import { catalogOf, root } from './namespaces.ts';

export const LANGUAGES = ['en', 'pt', 'es'] as const;
export type Language = (typeof LANGUAGES)[number];

interface Entry {
  translation?: string;
  message?: string;
}
const format = formatter();

/** A catalog's entries by the ids that the macro gives to messages; none of a catalog that is not there. */
export function readCatalog(language: Language, catalog: string): Record<string, Entry> {
  const path = `${root}locales/${language}/${catalog}.po`;
  const text = existsSync(path) ? readFileSync(path, 'utf8') : '';
  return format.parse(text, { locale: language, sourceLocale: 'en', filename: catalog }) as Record<
    string,
    Entry
  >;
}

/** The catalogs that have the messages of a file, as `lingui.config.ts` collects them. */
export function catalogsOf(path: string): string[] {
  const own = catalogOf(path);
  if (own) return [own];
  if (path.startsWith('server/')) return ['server'];
  return path.startsWith('core/say/') ? ['core', 'server'] : ['core'];
}
