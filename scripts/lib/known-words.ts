import { type PluginObj, transformSync, type types } from '@babel/core';
import linguiMacro from '@lingui/babel-plugin-lingui-macro';
import { catalogsOf, LANGUAGES, readCatalog } from './catalogs.ts';
import { idOf, withoutRoot } from './own-words.ts';
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

/** For Babel, between the macro and the names of their own: a build that would show an id instead of words fails. */
export function refuseUnknown({ types: t }: { types: typeof types }): PluginObj {
  return {
    name: 'refuse-unknown',
    visitor: {
      ObjectExpression(path, { filename = '' }) {
        const id = idOf(t, path.node);
        const catalogs = id ? lacking(withoutRoot(filename), id.value) : [];
        if (catalogs.length > 0)
          throw path.buildCodeFrameError(
            `A message is missing in ${catalogs.join(', ')}: run "npm run messages" and translate it.`,
          );
      },
    },
  };
}

/** The ids of all messages in a source. */
export function idsOf({ path, text }: SourceFile): string[] {
  const ids: string[] = [];
  const collect = ({ types: t }: { types: typeof types }): PluginObj => ({
    visitor: {
      ObjectExpression: ({ node }) => {
        const id = idOf(t, node);
        if (id) ids.push(id.value);
      },
    },
  });
  transformSync(text, {
    filename: path,
    plugins: [linguiMacro, collect],
    parserOpts: { plugins: ['typescript', 'jsx'] },
    code: false,
  });
  return ids;
}
