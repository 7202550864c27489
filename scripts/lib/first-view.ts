import { readFileSync } from 'node:fs';

interface Graph {
  getModuleInfo(
    id: string,
  ): { importedIds: readonly string[]; dynamicallyImportedIds: readonly string[] } | null;
}

/** Each is a few hundred bytes: the first view's stand with its code, the others in one file of theirs. */
const ICON = /lucide-react\/dist\/esm\/icons\/([\w-]+)\.mjs$/;
const ICON_INDEX = 'node_modules/lucide-react/dist/esm/lucide-react.mjs';

/** Files of the icons that these modules of ours import by name. */
function iconFiles(modules: Iterable<string>): Set<string> {
  const names = new Set<string>();
  for (const id of modules) {
    if (id.includes('/node_modules/') || !/\.tsx?$/.test(id)) continue;
    const [, list = ''] = /import \{([^}]*)\} from '[^']*\/icons'/.exec(readFileSync(id, 'utf8')) ?? [];
    for (const part of list.split(',')) names.add(part.trim().split(/\s+as\s+/)[0]!);
  }
  const files = new Set<string>();
  for (const [, exported, file] of readFileSync(ICON_INDEX, 'utf8').matchAll(
    /export \{([^}]*)\} from '\.\/icons\/([\w-]+)\.mjs'/g,
  ))
    if (exported!.split(',').some((part) => names.has(part.trim().replace('default as ', ''))))
      files.add(file!);
  return files;
}

/** What the first view does without: it comes with the first call, form or screen that needs it. */
const LATER =
  /\/node_modules\/(zod|ofetch|@tanstack\/react-query|@tanstack\/query-core|react-aria[^/]*|@radix-ui)\//;

/** What a library's index names beside what the first view uses of it: it goes where it is used. */
const UNUSED_AT_FIRST = /\/@tanstack\/react-router\/dist\/esm\/useBlocker\.js$/;

/** React itself, half of what the first view starts with: in a file of its own, which is run in a task of its own. */
const REACT = /\/node_modules\/(react|react-dom|scheduler)\/|\/core\/app\/react-root\.ts$/;

/** Every module that `from` cannot do without, itself included, with the one that imports it. */
function importersFrom(from: string, graph: Graph): Map<string, string> {
  const importerOf = new Map([[from, '']]);
  for (const id of importerOf.keys())
    for (const next of graph.getModuleInfo(id)?.importedIds ?? [])
      if (!importerOf.has(next)) importerOf.set(next, id);
  return importerOf;
}

/** What is asked for later by a module, or by what that asks for. */
function askedForLater(entry: string, graph: Graph): Set<string> {
  const later = new Set<string>();
  const all = new Set([entry]);
  for (const id of all) {
    const { importedIds = [], dynamicallyImportedIds = [] } = graph.getModuleInfo(id) ?? {};
    for (const next of dynamicallyImportedIds) later.add(next);
    for (const next of [...importedIds, ...dynamicallyImportedIds]) all.add(next);
  }
  return later;
}

/** What kind of screen it is, by the folder that such screens have in each product, or by the room of core. */
const kindOf = (id: string): string =>
  /\/(?:plugins\/[\w-]+\/web|core)\/([\w-]+)\//.exec(id)?.[1] ?? 'manifests';

/** Whose it is: a plugin's, or the core's. */
const ownerOf = (id: string): string => /\/plugins\/([\w-]+)\//.exec(id)?.[1] ?? 'core';

/**
 * Names the file of a module for the bundler. What `entry` needs before it can draw goes into three files, ours, React's
 * and the other libraries'; what the entries of a home page need beside that, and what the manifests of its products
 * share, stand apart. Of the rest, what one screen alone needs stands with it, what screens of one kind share is a file of
 * core or of the plugin, and what more share is another: a page asks for few files, and none of them can need another in a
 * circle, because what a module imports is shared by at least as many. Libraries and catalogs are left to the bundler.
 * Throws when a library that belongs to later screens has got into the first view, and says by which way.
 */
export function filesOfBuild(
  entry: string,
  homeEntries: readonly string[],
): (id: string, graph: Graph) => string | null {
  const planOf = (graph: Graph) => {
    const first = importersFrom(entry, graph);
    const intruder = [...first.keys()].find((id) => LATER.test(id));
    if (intruder)
      throw new Error(
        `What the first view does without would be in it; import it later or only its type:\n  ${wayTo(intruder, first)}`,
      );
    const neededBy = (from: string) => [...importersFrom(from, graph).keys()];
    const home = new Set(homeEntries.flatMap(neededBy));
    const manifests = homeEntries.flatMap(
      (from) => /^.*\/plugins\/[\w-]+\//.exec(from)?.map((at) => `${at}plugin.ts`) ?? [],
    );
    const announced = new Set(manifests.flatMap(neededBy));
    const sharers = new Map<string, string[]>();
    for (const screen of askedForLater(entry, graph))
      for (const id of neededBy(screen)) {
        const known = sharers.get(id);
        if (known) known.push(screen);
        else sharers.set(id, [screen]);
      }
    return {
      first,
      home,
      announced,
      sharers,
      firstIcons: iconFiles(first.keys()),
      homeIcons: iconFiles(home),
    };
  };
  let plan: ReturnType<typeof planOf> | undefined;
  return (id, graph) => {
    const { first, home, announced, sharers, firstIcons, homeIcons } = (plan ??= planOf(graph));
    if (UNUSED_AT_FIRST.test(id)) return null;
    const icon = ICON.exec(id)?.[1];
    if (icon) return firstIcons.has(icon) ? 'first' : homeIcons.has(icon) ? 'core-home' : 'icons';
    if (first.has(id)) return REACT.test(id) ? 'react' : id.includes('/node_modules/') ? 'vendor' : 'first';
    if (home.has(id)) return `${ownerOf(id)}-home`;
    const by = sharers.get(id) ?? [];
    if (by.length < 2 || /\/node_modules\/|\/locales\//.test(id)) return null;
    if (announced.has(id)) return `${ownerOf(id)}-plugin`;
    const kinds = new Set(by.map(kindOf));
    return `${ownerOf(id)}-${kinds.size > 1 ? 'shared' : [...kinds][0]}`;
  };
}

/** Whether a file of the build is more than what every page starts with. */
export const isNotOfEveryPage = (file: string): boolean =>
  !/\/(rolldown-runtime|react|vendor|first)-[\w-]{8}\.js$/.test(file);

function wayTo(id: string, importerOf: ReadonlyMap<string, string>): string {
  const way = [id];
  for (let at = importerOf.get(id); at; at = importerOf.get(at)) way.push(at);
  return way.reverse().join('\n  -> ');
}
