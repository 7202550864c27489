import { createCompiledCatalog } from '@lingui/cli/api';
import type { Plugin } from 'vite';
import { catalogOf, root, withoutRoot } from './namespaces.ts';
import { type Language, LANGUAGES, readCatalog } from './catalogs.ts';
import { refusalExtractor } from './extract-refusals.ts';
import { idsOf, lacking } from './known-words.ts';

/** Whatever says something: by a macro, or as reasons of refusals. */
const SAYS = /@lingui\/\w+\/macro|\b(?:refusals|answers|fieldNames)\(/;

async function idsIn(path: string, text: string): Promise<string[]> {
  const ids = await idsOf({ path, text });
  const reasons = `/${path}`;
  if (refusalExtractor.match(reasons))
    await refusalExtractor.extract(reasons, text, ({ id }) => ids.push(id), {} as never);
  return [...new Set(ids)];
}

const compiled = new Map<string, Record<string, unknown>>();
/** A catalog as Lingui reads it at run time. */
function wordsOf(language: Language, catalog: string): Record<string, unknown> {
  const key = `${language}/${catalog}`;
  const known = compiled.get(key);
  if (known) return known;
  const translated = Object.entries(readCatalog(language, catalog)).map(([id, { translation }]) => [
    id,
    translation!,
  ]);
  const { source } = createCompiledCatalog(language, Object.fromEntries(translated), { namespace: 'json' });
  const { messages } = JSON.parse(source) as { messages: Record<string, unknown> };
  compiled.set(key, messages);
  return messages;
}

/**
 * For Vite, before the macro: a module of the browser brings what it says, in every language, so that words come and go
 * with the code. What is `shipped` is refused where a catalog lacks a message: it would be shown as its id.
 */
export function wordsInCode(shipped: boolean): Plugin {
  return {
    name: 'words-in-code',
    enforce: 'pre',
    transform: {
      filter: { id: { include: /\.tsx?$/, exclude: /node_modules/ }, code: SAYS },
      async handler(text, file) {
        const path = withoutRoot(file);
        const ids = await idsIn(path, text);
        const catalogs = shipped ? ids.flatMap((id) => lacking(path, id)) : [];
        if (catalogs.length > 0)
          this.error(
            `${path}: A message is missing in ${[...new Set(catalogs)].join(', ')}: run "npm run messages" and translate it.`,
          );
        if (ids.length === 0 || this.environment.config.consumer !== 'client') return null;
        const tables = LANGUAGES.map((language) => wordsOf(language, catalogOf(path) ?? 'core'));
        const words = ids.flatMap((id) =>
          tables.every((table) => id in table) ? [[id, tables.map((table) => table[id])]] : [],
        );
        // At the end, where it moves no line.
        return {
          code: `${text}\nimport { addWords as bringWords } from '${root}core/i18n/catalogs';\nbringWords(${JSON.stringify(Object.fromEntries(words))});\n`,
          map: null,
        };
      },
    },
  };
}
