import { getConfig } from '@lingui/conf';
import { catalogsOf, LANGUAGES, readCatalog } from './catalogs.ts';
import { sourceExtractor } from './namespaces.ts';
import type { SourceFile } from './walls';

/** What `lingui.config.ts` leaves out: nobody but us reads it. */
const OURS = /\.(test|stories|test-d)\./;

const known = new Map<string, ReadonlySet<string>>();
function idsIn(language: (typeof LANGUAGES)[number], catalog: string): ReadonlySet<string> {
  const key = `locales/${language}/${catalog}.po`;
  const ids = known.get(key) ?? new Set(Object.keys(readCatalog(language, catalog)));
  known.set(key, ids);
  return ids;
}

/** The catalogs that lack a message of this file: it would be shown as the id that the macro gives it. */
export const lacking = (path: string, id: string): string[] =>
  OURS.test(path)
    ? []
    : catalogsOf(path).flatMap((catalog) =>
        LANGUAGES.filter((language) => !idsIn(language, catalog).has(id)).map(
          (language) => `locales/${language}/${catalog}.po`,
        ),
      );

/** The ids of all messages in a source, as Lingui's own collector names them. */
export async function idsOf({ path, text }: SourceFile): Promise<string[]> {
  const ids: string[] = [];
  await sourceExtractor.extract(path, text, ({ id }) => ids.push(id), { linguiConfig: getConfig() });
  return ids;
}
