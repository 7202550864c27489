import type { Plugin } from 'vite';

/** `locales/pt/flight.po`, and the same with `?lingui` for the part that comes later. */
const CATALOG = /\/locales\/\w+\/([\w-]+)\.po(\?lingui)?$/;
const MESSAGE_ID = /\bid:\s*["'`]((?:[\w-]+:)?[\w+/=-]{6})["'`]/g;
const TABLE = /JSON\.parse\(("(?:[^"\\]|\\.)*"|'(?:[^'\\]|\\.)*'|`(?:[^`\\]|\\.)*`)\)/s;

interface Modules {
  getModuleInfo(id: string): { importedIds: readonly string[]; code?: string | null } | null;
}

/**
 * Gives a catalog that is imported twice, as `x.po` and as `x.po?lingui`, two halves: what the entry of `x` says with
 * everything it imports statically, and the rest. Which is which follows from the code of the build, so nobody has to
 * keep a list. `entriesOf` tells the entries of a catalog: the page's own, or a plugin's manifest and what it draws on the
 * home page.
 */
export function splitWords(entriesOf: (catalog: string) => readonly string[]): Plugin {
  return {
    name: 'split-words',
    apply: 'build',
    renderChunk(code, chunk) {
      const [, catalog, later] = CATALOG.exec(chunk.facadeModuleId ?? '') ?? [];
      const table = catalog && TABLE.exec(code);
      if (!table) return null;
      const id = chunk.facadeModuleId!;
      const other = later ? id.slice(0, -later.length) : `${id}?lingui`;
      // A catalog that is imported once is whole.
      if (!this.getModuleInfo(other)) return null;
      const first = idsOf(entriesOf(catalog), this as unknown as Modules);
      const messages = JSON.parse(literal(table[1]!)) as Record<string, unknown>;
      const half = Object.entries(messages).filter(([id]) => first.has(id) !== Boolean(later));
      return code.replace(
        table[0],
        () => `JSON.parse(${JSON.stringify(JSON.stringify(Object.fromEntries(half)))})`,
      );
    },
  };
}

/** The text that a string literal of any quotes stands for. */
const literal = (source: string): string => new Function(`return ${source}`)() as string;

function idsOf(entries: readonly string[], modules: Modules): Set<string> {
  const ids = new Set<string>();
  const seen = new Set(entries);
  for (const id of seen) {
    const info = modules.getModuleInfo(id);
    if (!id.includes('/node_modules/'))
      for (const [, message] of (info?.code ?? '').matchAll(MESSAGE_ID)) ids.add(message!);
    for (const next of info?.importedIds ?? []) seen.add(next);
  }
  return ids;
}
