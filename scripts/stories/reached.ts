import { dirname, join } from 'node:path/posix';

/** Gives the text of a file, by its path from the repository's root, or nothing where there is no such file. */
export type ReadFile = (path: string) => string | undefined;

/** Types are gone before anything runs; the lines of a comment never did. */
const NOT_RUN = /^(import|export) type (\{[^}]*\}|\* as \w+|\w+) from ['"][^'"]*['"]|^\s*(\/\*\*|\*\s).*$/gm;
/** `from './a'`, `import './a'`, `import('./a')`, `new URL('./a.svg', …)`. */
const SPECIFIER =
  /(?:\bfrom|\bimport|\bimport\(|\bnew URL\()\s*['"]((?:\.\.?\/|@\/|\/)[^'"?$]*[^'"?$/.])['"?]/g;
/** `import(`./${name}.po`)` and `import.meta.glob('./*.po')`: many files at once. */
const MANY = /\bimport(?:\(\s*(`)|\.meta\.glob(?:<[^(]*>)?\()([^)]*)/g;
const ENDINGS = ['', '.ts', '.tsx', '/index.ts', '/index.tsx'];

const pathFrom = (importer: string, specifier: string): string =>
  /^(@\/|\/)/.test(specifier)
    ? specifier.replace(/^@?\//, '')
    : join(dirname(importer), specifier).replace(/^\.\//, '');

/** What a file names to be loaded with it: files, and the beginnings of paths where it takes whatever begins so. */
export function namedBy(importer: string, text: string): { paths: string[]; beginnings: string[] } {
  const code = text.replace(NOT_RUN, '');
  const paths = [...code.matchAll(SPECIFIER)].map(([, specifier]) => pathFrom(importer, specifier!));
  const beginnings = [...code.matchAll(MANY)].flatMap(([, template, inside]) =>
    [...`${template ?? ''}${inside}`.matchAll(/['"`]((?:\.|@\/|\/)[^'"`]*)/g)].map(([, pattern]) =>
      pathFrom(importer, pattern!.split(/[*{]|\$\{/)[0]!),
    ),
  );
  return { paths, beginnings };
}

export interface Graph {
  /** Files by what they import. */
  importersOf: ReadonlyMap<string, ReadonlySet<string>>;
  /** What is named and not there, as `importer: name`. */
  missing: readonly string[];
}

/** Who imports whom among these files and all that they load, at once or later. `files` is all that there is. */
export function graphOf(entries: readonly string[], files: readonly string[], read: ReadFile): Graph {
  const importersOf = new Map<string, Set<string>>();
  const missing: string[] = [];
  const isThere = new Set(files);
  const seen = new Set(entries);
  const add = (path: string, importer: string): void => {
    importersOf.set(path, (importersOf.get(path) ?? new Set()).add(importer));
    seen.add(path);
  };
  for (const importer of seen) {
    const text = /\.(tsx?|m?js)$/.test(importer) ? read(importer) : undefined;
    if (text === undefined) continue;
    const { paths, beginnings } = namedBy(importer, text);
    for (const path of paths) {
      const found = ENDINGS.map((ending) => path + ending).find((each) => isThere.has(each));
      if (found) add(found, importer);
      else missing.push(`${importer}: ${path}`);
    }
    for (const beginning of beginnings)
      for (const file of files) if (file.startsWith(beginning)) add(file, importer);
  }
  return { importersOf, missing };
}

/** The changed files, and those that import one of them, directly or by way of others. */
export function reachedBy(changed: Iterable<string>, { importersOf }: Graph): Set<string> {
  const reached = new Set(changed);
  for (const file of reached) for (const importer of importersOf.get(file) ?? []) reached.add(importer);
  return reached;
}
