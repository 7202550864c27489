import { readFileSync, writeFileSync } from 'node:fs';
import { relative } from 'node:path';
import type { Plugin } from 'vite';
import { sharedFiles, type View } from './shared-files.ts';

interface Graph {
  getModuleInfo(id: string): {
    importedIds: readonly string[];
    dynamicallyImportedIds: readonly string[];
    code?: string | null;
  } | null;
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

/** Words come by language, each in a file of its own. */
const CATALOG = /\/locales\//;

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

/** The room of core or of a plugin that it stands in, or the library that it is of. */
const roomOf = (id: string): string =>
  /\/node_modules\/(?:@[^/]+\/)?([^/]+)\//.exec(id)?.[1] ??
  /\/(?:plugins\/[\w-]+(?:\/web)?|core)\/([\w-]+)\//.exec(id)?.[1] ??
  'plugin';

/** Whose it is: a plugin's, or the core's. */
const ownerOf = (id: string): string => /\/plugins\/([\w-]+)\//.exec(id)?.[1] ?? 'core';

/** A file that each plugin has in its folder, of the plugin that a module is of; undefined for the core's. */
const ofItsPlugin = (id: string, file: string): string | undefined => {
  const folder = /^.*\/plugins\/[\w-]+\//.exec(id)?.[0];
  return folder && `${folder}${file}`;
};

/** What stands around every page, and around those of the office, and comes with each. */
const FRAME = /\/core\/(?:app|query|shell\/signed-in)\/|\/plugins\/[\w-]+\/plugin\.ts$/;
const OFFICE_FRAME = /\/core\/shell\/staff\/|\/plugins\/[\w-]+\/web\/notice\//;
const PAGE = /(?:Screen|Page)\.tsx$/;

/** What a further file costs a page, in characters of source: headers, and the time until it may be run. */
const FILE_COST = 12_000;
/** How often somebody opens a dialog or a panel, for each page. */
const OPENED = 0.2;

/** What people are shown of the build after its first view: each page with all that comes with it, and what they open there. */
function viewsOf(screens: readonly string[], neededBy: (from: string) => string[]): View[] {
  const ofEvery = screens.filter((id) => FRAME.test(id)).flatMap(neededBy);
  const ofOffice = screens.filter((id) => OFFICE_FRAME.test(id)).flatMap(neededBy);
  const pages = screens.filter((id) => PAGE.test(id));
  const withRoutes = (page: string) => {
    const routes = ofItsPlugin(page, 'routes.ts');
    return [page, ...(routes && screens.includes(routes) ? [routes] : [])].flatMap(neededBy);
  };
  return [
    ...pages.map((page) => ({ modules: [...ofEvery, ...withRoutes(page)], weight: 1 })),
    { modules: [...ofEvery, ...ofOffice], weight: pages.length },
    ...screens.filter((id) => !PAGE.test(id)).map((id) => ({ modules: neededBy(id), weight: OPENED })),
  ];
}

/**
 * Names the file of a module for the bundler. What `entry` needs before it can draw goes into three files, ours, React's
 * and the other libraries'; what the entries of a home page need beside that, and what the manifests of its products
 * share, stand apart. The rest is shared out by what pages need (`sharedFiles`). Catalogs are left to the bundler. Throws
 * when a library that belongs to later screens has got into the first view, and says by which way.
 */
export function filesOfBuild(
  entry: string,
  homeEntries: readonly string[],
): (id: string, graph: Graph) => string | null {
  const planOf = (graph: Graph): Map<string, string> => {
    const first = importersFrom(entry, graph);
    const intruder = [...first.keys()].find((id) => LATER.test(id));
    if (intruder)
      throw new Error(
        `What the first view does without would be in it; import it later or only its type:\n  ${wayTo(intruder, first)}`,
      );
    const neededBy = (from: string) => [...importersFrom(from, graph).keys()];
    const home = new Set(homeEntries.flatMap(neededBy));
    const announced = new Set(
      homeEntries.flatMap((from) => ofItsPlugin(from, 'plugin.ts') ?? []).flatMap(neededBy),
    );
    const [firstIcons, homeIcons] = [iconFiles(first.keys()), iconFiles(home)];
    const ofFirstViews = (id: string): string | undefined => {
      const icon = ICON.exec(id)?.[1];
      if (icon) return firstIcons.has(icon) ? 'first' : homeIcons.has(icon) ? 'core-home' : 'icons';
      if (UNUSED_AT_FIRST.test(id)) return undefined;
      if (first.has(id)) return REACT.test(id) ? 'react' : id.includes('/node_modules/') ? 'vendor' : 'first';
      if (home.has(id)) return `${ownerOf(id)}-home`;
      return announced.has(id) ? `${ownerOf(id)}-plugin` : undefined;
    };
    const screens = [...askedForLater(entry, graph)].filter((id) => !CATALOG.test(id));
    const fileOf = new Map<string, string>();
    const others = new Set<string>();
    for (const id of [...first.keys(), ...screens.flatMap(neededBy)]) {
      const file = ofFirstViews(id);
      if (file) fileOf.set(id, file);
      else others.add(id);
    }
    const modules = [...others].map((id) => {
      const { importedIds = [], code } = graph.getModuleInfo(id) ?? {};
      return { id, owner: ownerOf(id), size: code?.length ?? 0, needs: importedIds };
    });
    const sizes = new Map(modules.map(({ id, size }) => [id, size]));
    const named = new Map<string, number>();
    for (const ids of sharedFiles(modules, viewsOf(screens, neededBy), FILE_COST)) {
      const own = ids.filter((id) => !id.includes('/node_modules/'));
      const [largest] = (own.length > 0 ? own : ids).sort(
        (one, other) => sizes.get(other)! - sizes.get(one)!,
      );
      const name = `${ownerOf(largest!)}-${roomOf(largest!)}`;
      const times = named.get(name) ?? 0;
      named.set(name, times + 1);
      for (const id of ids) fileOf.set(id, times ? `${name}-${times + 1}` : name);
    }
    return fileOf;
  };
  let plan: Map<string, string> | undefined;
  return (id, graph) => (plan ??= planOf(graph)).get(id) ?? null;
}

/** The build's manifest names a module that shares its file by that file alone: this adds what is asked for by its own name. */
export function nameModules(root: string): Plugin {
  return {
    name: 'name-modules',
    writeBundle({ dir }, bundle) {
      const path = `${dir}/.vite/manifest.json`;
      const chunks = JSON.parse(readFileSync(path, 'utf8')) as Record<string, { file: string }>;
      const byFile = new Map(Object.values(chunks).map((chunk) => [chunk.file, chunk]));
      for (const chunk of Object.values(bundle))
        for (const id of chunk.type === 'chunk' ? chunk.moduleIds : [])
          if (this.getModuleInfo(id)?.dynamicImporters.length)
            chunks[relative(root, id)] ??= byFile.get(chunk.fileName)!;
      writeFileSync(path, JSON.stringify(chunks, null, 2));
    },
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
