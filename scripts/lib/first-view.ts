import { readFileSync } from 'node:fs';

interface Graph {
  getModuleInfo(id: string): { importedIds: readonly string[] } | null;
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

const CONTRACT = /\/core\/contract\//;

/**
 * Small modules that many later screens share: a file for each group of them instead of one for each. From the ground up:
 * what a group needs stands in it, below it, or in a file of its own.
 */
const SHARED: readonly (readonly [name: string, files: RegExp])[] = [
  // What the manifests of products share, so that each page loads one file with them.
  ['products', /\/core\/selling\/(bookable\/contributions|after-sale\/statuses)\b/],
  [
    'screens',
    /\/core\/(i18n\/(format|use-format|words-of)|tenant\/use-page-title|shell\/views\/(UnknownPath|NotFoundView)|navigation\/(use-home-path|home-after-login)|ui\/\w+\/(Alert|Badge|Chip|layout|tone))\b/,
  ],
  [
    'fields',
    /\/core\/ui\/(\w+\/)?(Field|TextField|PasswordField|Checkbox|Choice|ErrorSummary|Select|RadioGroup|use-controlled)\b/,
  ],
  // With the faces' addresses: left in the file of some screen, which needs the theme, they are not there when it starts.
  ['theme', /\/themes\/|\.woff2\b/],
  ['account', /\/core\/(auth|session|credentials|navigation(?!\/LeaveDialog))\//],
];

const groupOf = (id: string): number => SHARED.findIndex(([, files]) => files.test(id));

/** A group that needs a higher one would bring it along wherever it is needed itself. */
function refuseClimbing(id: string, graph: Graph, isLater: (id: string) => boolean): void {
  const group = groupOf(id);
  const higher = [...importersFrom(id, graph).keys()].find(
    (needed) => isLater(needed) && groupOf(needed) > group,
  );
  if (higher)
    throw new Error(
      `${id} is in the file "${SHARED[group]![0]}", which many screens load, and needs ${higher} of "${SHARED[groupOf(higher)]![0]}", which fewer do.`,
    );
}

/** Every module that `from` cannot do without, itself included, with the one that imports it. */
function importersFrom(from: string, graph: Graph): Map<string, string> {
  const importerOf = new Map([[from, '']]);
  for (const id of importerOf.keys())
    for (const next of graph.getModuleInfo(id)?.importedIds ?? [])
      if (!importerOf.has(next)) importerOf.set(next, id);
  return importerOf;
}

/** A screen that needs a rule of the contract, but none of its schemas, does without them all. */
const hasSchemas = (id: string, graph: Graph): boolean =>
  [...importersFrom(id, graph).keys()].some((needed) => /\/node_modules\/zod\//.test(needed));

/**
 * Names the chunk of a module for the bundler: everything that `entry` needs before it can draw goes into three
 * files, ours, React's and the other libraries', instead of one small file for each module that some later screen shares.
 * What the entries of a home page need beside that, and is no plugin's own, is a fourth. Throws when a library that belongs
 * to later screens has got into the first view, and says by which way.
 */
export function firstViewChunks(
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
    const home = new Set(homeEntries.flatMap((from) => [...importersFrom(from, graph).keys()]));
    return { first, home, firstIcons: iconFiles(first.keys()), homeIcons: iconFiles(home) };
  };
  let plan: ReturnType<typeof planOf> | undefined;
  return (id, graph) => {
    const { first, home, firstIcons, homeIcons } = (plan ??= planOf(graph));
    if (UNUSED_AT_FIRST.test(id)) return null;
    const icon = ICON.exec(id)?.[1];
    if (icon) return firstIcons.has(icon) ? 'first' : homeIcons.has(icon) ? 'home' : 'screens';
    if (first.has(id)) return REACT.test(id) ? 'react' : id.includes('/node_modules/') ? 'vendor' : 'first';
    if (home.has(id) && !/\/plugins\//.test(id)) return 'home';
    if (CONTRACT.test(id)) return hasSchemas(id, graph) ? 'contract' : 'screens';
    const group = groupOf(id);
    if (group < 0) return null;
    refuseClimbing(id, graph, (needed) => !first.has(needed));
    return SHARED[group]![0];
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
