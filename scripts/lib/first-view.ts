import { readFileSync, writeFileSync } from 'node:fs';
import { dirname, relative, resolve } from 'node:path';
import type { Plugin } from 'vite';
import { sharedFiles, type View } from './shared-files.ts';

interface Graph {
  getModuleInfo(id: string): {
    importedIds: readonly string[];
    dynamicallyImportedIds: readonly string[];
    exports: readonly string[];
    code?: string | null;
  } | null;
}

/** An icon of the library, and the file of ours that names those in use: whoever takes one takes nothing of the others. */
const ICON = /lucide-react\/dist\/esm\/icons\/([\w-]+)\.mjs$/;
const ICONS = /\/core\/ui\/pictures\/icons\.ts$/;

/** The files of icons by their names. */
function iconFiles(graph: Graph, icons: string): Map<string, string> {
  const [index] = graph.getModuleInfo(icons)!.importedIds;
  const { code, importedIds } = graph.getModuleInfo(index!)!;
  const ids = new Map(importedIds.map((id) => [ICON.exec(id)?.[1], id]));
  return new Map(
    [...code!.matchAll(/export \{([^}]*)\} from '\.\/icons\/([\w-]+)\.mjs'/g)].flatMap(([, exported, file]) =>
      exported!.split(',').map((part) => [part.trim().replace('default as ', ''), ids.get(file)!] as const),
    ),
  );
}

/** What the first view does without: it comes with the first call, form or screen that needs it. */
const LATER =
  /\/node_modules\/(zod|ofetch|@tanstack\/react-query|@tanstack\/query-core|react-aria[^/]*|@radix-ui)\//;

/** What a library's index names beside what the first view uses of it: it goes where it is used. */
const UNUSED_AT_FIRST = /\/@tanstack\/react-router\/dist\/esm\/useBlocker\.js$/;

/** Declares what is sent and does nothing by itself: what nobody names of it is left out of the build. */
export const DECLARES = /\/contract(?:\/.*)?\.ts$/;
const BARREL = /\/contract(?:\/index)?\.ts$/;

/** React itself, half of what the first view starts with: in a file of its own, which is run in a task of its own. */
const REACT = /\/node_modules\/(react|react-dom|scheduler)\/|\/core\/app\/react-root\.ts$/;

/** What modules import, each file of a barrel by itself: nobody needs the others for it. */
function edgesOf(graph: Graph): (id: string) => readonly string[] {
  let icons: Map<string, string> | undefined;
  const part = (barrel: string, name: string): string | undefined =>
    ICONS.test(barrel)
      ? (icons ??= iconFiles(graph, barrel)).get(name)
      : graph
          .getModuleInfo(barrel)!
          .importedIds.find((id) => graph.getModuleInfo(id)?.exports.includes(name));
  const partsOf = (barrel: string, names: readonly string[]): readonly string[] => {
    const parts = names.map((name) => part(barrel, name));
    return parts.every((id) => id !== undefined) ? parts : [barrel];
  };
  const known = new Map<string, readonly string[]>();
  return (id) => {
    let found = known.get(id);
    if (!found) {
      const { importedIds = [], code } = graph.getModuleInfo(id) ?? {};
      found = importedIds.flatMap((from) =>
        BARREL.test(from) || ICONS.test(from) ? partsOf(from, namesTaken(code ?? '', id, from)) : [from],
      );
      known.set(id, found);
    }
    return found;
  };
}

/** The names that the code of a module takes of another one; `*` is all of them. */
function namesTaken(code: string, id: string, from: string): string[] {
  const stem = from.replace(/(?:\/index)?\.ts$/, '');
  const imports = [...code.matchAll(/^(?:import|export)\s+([^'"]+?)\s+from\s+["']([^'"]+)["']/gm)];
  const taken = imports.filter(([, , source]) =>
    source!.startsWith('.') ? resolve(dirname(id), source!) === stem : stem.endsWith(source!.slice(1)),
  );
  return taken.flatMap(([, what]) => {
    const list = /^\{([^}]*)\}$/.exec(what!)?.[1];
    return list === undefined ? ['*'] : list.split(',').map((name) => name.trim().split(/\s+as\s+/)[0]!);
  });
}

/** Every module that `from` cannot do without, itself included, with the one that imports it. */
function importersFrom(from: string, edges: (id: string) => readonly string[]): Map<string, string> {
  const importerOf = new Map([[from, '']]);
  for (const id of importerOf.keys())
    for (const next of edges(id)) if (!importerOf.has(next)) importerOf.set(next, id);
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
const FRAME = /\/core\/(?:app|query|shell\/signed-in)\//;
const OFFICE_FRAME = /\/core\/(?:shell\/staff\/|plugin\/[\w-]+\.ts$)|\/plugins\/[\w-]+\/web\/notice\//;
const MANIFEST = /\/plugins\/[\w-]+\/plugin\.ts$/;
const PAGE = /(?:Screen|Page)\.tsx$/;
/** What a product adds to the office's page of bookings. */
const OFFICE_LIST = /\/web\/agency\/bookings\.ts$/;

/** What a further file costs a page, in characters of source: headers, and the time until it may be run. */
const FILE_COST = 36_000;
/** How often somebody opens a dialog or a panel, for each page. */
const OPENED = 0.2;

/** What people are shown of the build after its first view: each page with all that comes with it, and what they open there. */
function viewsOf(
  screens: readonly string[],
  homeEntries: readonly string[],
  neededBy: (from: string) => string[],
): View[] {
  const products = new Set(homeEntries.map(ownerOf));
  const isOfOffice = (id: string) => !products.has(ownerOf(id));
  const all = (kind: RegExp) => screens.filter((id) => kind.test(id));
  const manifests = all(MANIFEST);
  const [lists, pages] = [all(OFFICE_LIST), all(PAGE)];
  const frame = [...all(FRAME), ...manifests.filter((id) => !isOfOffice(id))].flatMap(neededBy);
  const office = [...frame, ...[...all(OFFICE_FRAME), ...manifests].flatMap(neededBy)];
  const withRoutes = (page: string) => {
    const routes = ofItsPlugin(page, 'routes.ts');
    return [page, ...(routes && screens.includes(routes) ? [routes] : [])].flatMap(neededBy);
  };
  const opened = screens.filter((id) => !PAGE.test(id) && !OFFICE_LIST.test(id));
  const home = homeEntries.flatMap((id) => [id, ofItsPlugin(id, 'plugin.ts') ?? id]).flatMap(neededBy);
  return [
    ...pages.map((page) => ({
      modules: [...(isOfOffice(page) ? office : frame), ...withRoutes(page)],
      weight: 1,
    })),
    ...lists.map((list) => ({ modules: [...office, ...neededBy(list)], weight: 1 })),
    { modules: home, weight: pages.length },
    ...opened.map((id) => ({ modules: neededBy(id), weight: OPENED })),
  ];
}

const COMMENTS = /\/\*[^]*?\*\/|^\s*\/\/.*$/gm;

/**
 * The group of the build's modules, named by their files. What `entry` needs before it can draw goes into three files, ours,
 * React's and the other libraries'; the rest is shared out by what pages need (`sharedFiles`), that of a home page above
 * all. Throws when a library that belongs to later screens has got into the first view, and says by which way.
 */
export function filesOfBuild(entry: string, homeEntries: readonly string[]) {
  const included = new Set<string>();
  const planOf = (graph: Graph): Map<string, string> => {
    const edges = edgesOf(graph);
    const first = importersFrom(entry, edges);
    const intruder = [...first.keys()].find((id) => LATER.test(id));
    if (intruder)
      throw new Error(
        `What the first view does without would be in it; import it later or only its type:\n  ${wayTo(intruder, first)}`,
      );
    const neededBy = (from: string) => [...importersFrom(from, edges).keys()];
    const fileOf = new Map<string, string>();
    for (const id of first.keys())
      if (!UNUSED_AT_FIRST.test(id)) {
        const isOurs = ICON.test(id) || !id.includes('/node_modules/');
        fileOf.set(id, REACT.test(id) ? 'react' : isOurs ? 'first' : 'vendor');
      }
    // Stands apart from the form that it announces, which may fail by itself.
    const announced = new Set(
      homeEntries.flatMap((id) => ofItsPlugin(id, 'plugin.ts') ?? []).flatMap(neededBy),
    );
    const modules = [...included].flatMap((id) => {
      if (fileOf.has(id)) return [];
      const size = graph.getModuleInfo(id)?.code?.replace(COMMENTS, '').length ?? 0;
      const owner = ownerOf(id);
      const isApart = owner !== 'core' && announced.has(id);
      return { id, owner: isApart ? `${owner}-plugin` : owner, size, needs: edges(id) };
    });
    const sizes = new Map(modules.map(({ id, size }) => [id, size]));
    const named = new Map<string, number>();
    const screens = [...askedForLater(entry, graph)];
    for (const ids of sharedFiles(modules, viewsOf(screens, homeEntries, neededBy), FILE_COST)) {
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
  return {
    // The build asks this of every module that it has, before it asks for the first name.
    test: (id: string) => Boolean(included.add(id)),
    name: (id: string, graph: Graph) => (plan ??= planOf(graph)).get(id) ?? null,
  };
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
