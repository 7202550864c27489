import { fileURLToPath } from 'node:url';
import type { PluginObj, types } from '@babel/core';
import type { Plugin } from 'vite';

export const root = fileURLToPath(new URL('../..', import.meta.url));
const CODE = /^plugins\/([\w-]+)\/(server\/)?/;
const CATALOG = /^locales\/\w+\/([\w-]+)\.po(?:\?|$)/;
const TABLE = /JSON\.parse\(("(?:[^"\\]|\\.)*")\)/s;
/** What the macro writes before each message. */
const MARK = '* i18n ';

export const withoutRoot = (file: string): string => (file.startsWith(root) ? file.slice(root.length) : file);

/** The catalog that the messages of a file belong to; null for the core, the server and all that is no plugin's. */
export function catalogOf(file: string): string | null {
  const [, plugin, server] = CODE.exec(withoutRoot(file)) ?? [];
  return plugin ? `${plugin}${server ? '-server' : ''}` : null;
}

/** The core's words and the server's own never stand in one table, so both go without a name before them. */
const UNNAMED = ['core', 'server'];

/**
 * What a message of a catalog is called at run time: words of two plugins never meet, however alike their English is. A
 * refusal's reason says already whose it is.
 */
export const nameOf = (catalog: string | null, id: string): string =>
  catalog && !UNNAMED.includes(catalog) && !id.includes('.') ? `${catalog}:${id}` : id;

/** The id that the macro has given to a message; undefined for every other object. */
export function idOf(t: typeof types, { leadingComments, properties }: types.ObjectExpression) {
  if (!leadingComments?.some(({ value }) => value === MARK)) return undefined;
  const id = properties.find(
    (property): property is types.ObjectProperty =>
      t.isObjectProperty(property) && t.isIdentifier(property.key, { name: 'id' }),
  )?.value;
  return t.isStringLiteral(id) ? id : undefined;
}

/** For Babel, behind the macro: puts a plugin's name before the ids of its messages. */
export function ownIds({ types: t }: { types: typeof types }): PluginObj {
  return {
    name: 'own-ids',
    visitor: {
      ObjectExpression({ node }, { filename }) {
        const id = idOf(t, node);
        if (id) id.value = nameOf(catalogOf(filename ?? ''), id.value);
      },
    },
  };
}

/** For Vite, behind the catalogs' own plugin: the same names in the tables of words. */
export function ownCatalogs(): Plugin {
  return {
    name: 'own-catalogs',
    transform(code, file) {
      const catalog = CATALOG.exec(withoutRoot(file))?.[1];
      const table = catalog && TABLE.exec(code);
      if (!table) return null;
      const words = JSON.parse(JSON.parse(table[1]!) as string) as Record<string, unknown>;
      const named = Object.fromEntries(
        Object.entries(words).map(([id, word]) => [nameOf(catalog, id), word]),
      );
      return {
        code: code.replace(table[0], () => `JSON.parse(${JSON.stringify(JSON.stringify(named))})`),
        map: null,
        moduleType: 'js',
      };
    },
  };
}
