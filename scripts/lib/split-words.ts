import { readFileSync } from 'node:fs';
import { createCompiledCatalog } from '@lingui/cli/api';
import type { Plugin } from 'vite';
import { type Language, readCatalog } from './catalogs.ts';
import { idsOf } from './known-words.ts';
import { MACRO, withoutRoot } from './namespaces.ts';

/** `locales/pt/flight.po`, and the same with `?lingui` for the part that comes later. */
const CATALOG = /\/locales\/(\w+)\/([\w-]+)\.po(\?lingui)?$/;

interface Modules {
  getModuleInfo(id: string): { importedIds: readonly string[] } | null;
}

/**
 * Gives a catalog that is imported twice, as `x.po` and as `x.po?lingui`, two halves: what the entry of `x` says with
 * everything it imports statically, and the rest. Which is which follows from the sources, so nobody has to keep a list.
 * `entriesOf` tells the entries of a catalog: the page's own, or a plugin's manifest and what it draws on the home page.
 */
export function splitWords(entriesOf: (catalog: string) => readonly string[]): Plugin {
  return {
    name: 'split-words',
    apply: 'build',
    async renderChunk(_, { facadeModuleId: id }) {
      const [, language, catalog, later] = CATALOG.exec(id ?? '') ?? [];
      // A catalog that is imported once is whole.
      if (!catalog || !this.getModuleInfo(later ? id!.slice(0, -later.length) : `${id}?lingui`)) return null;
      const first = await saidBy(entriesOf(catalog), this);
      const half = Object.entries(readCatalog(language as Language, catalog))
        .filter(([said]) => first.has(said) !== Boolean(later))
        .map(([said, { translation }]) => [said, translation!]);
      return createCompiledCatalog(language!, Object.fromEntries(half), { namespace: 'es' }).source;
    },
  };
}

/** The ids of what these sources say with all that they import statically. */
async function saidBy(entries: readonly string[], modules: Modules): Promise<Set<string>> {
  const ids = new Set<string>();
  const seen = new Set(entries);
  for (const file of seen) {
    // Not every plugin has a form on the home page.
    const module = modules.getModuleInfo(file);
    if (!module) continue;
    for (const next of module.importedIds) seen.add(next);
    for (const id of await idsIn(file)) ids.add(id);
  }
  return ids;
}

const read = new Map<string, Promise<string[]>>();
/** The ids in a module of ours; each is read once, and asked for by three languages. */
function idsIn(file: string): Promise<string[]> {
  const known = read.get(file);
  if (known) return known;
  const text = /\.tsx?$/.test(file) && !file.includes('/node_modules/') ? readFileSync(file, 'utf8') : '';
  const ids = MACRO.test(text) ? idsOf({ path: withoutRoot(file), text }) : Promise.resolve([]);
  read.set(file, ids);
  return ids;
}
