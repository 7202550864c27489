import { readFileSync } from 'node:fs';
import { git, lastTag, paths } from './since.ts';
import { graphOf, type ReadFile, reachedBy } from './reached.ts';

/** The files whose stories are swept: read in other themes, in the pseudo-locale and on a phone. And why, for people. */
export interface Sweep {
  files: readonly string[];
  why: string;
}

/** What every story is drawn with, and what builds it. */
export const OF_ALL = [
  '.storybook/main.ts',
  '.storybook/preview.tsx',
  '.storybook/test/setup.ts',
  'vitest.config.ts',
  'lingui.config.ts',
];
/** Which libraries there are; nobody imports it. */
const LIBRARIES = 'package-lock.json';

/** A plugin's own words; those of the core may stand anywhere. */
const WORDS = /^locales\/\w+\/(.+)\.po$/;
const ofHost = (words: string): boolean => words === 'server' || words.endsWith('-server');
/** Each is compared with its story in every run. */
const STORED = 'tests/visual/structure/';

/** The stories that changed files reach: by what they import, and by the words of their plugin. */
export function sweptOf(
  stories: readonly string[],
  changed: readonly string[],
  since: string,
  files: readonly string[],
  read: ReadFile,
): Sweep {
  const all = (why: string): Sweep => ({ files: stories, why });
  const catalogs = changed.flatMap((path) => WORDS.exec(path)?.[1] ?? []).filter((words) => !ofHost(words));
  const ofPlugins = catalogs.filter((words) => files.some((file) => file.startsWith(`plugins/${words}/`)));
  const ofCore = catalogs.find((words) => !ofPlugins.includes(words));
  if (ofCore) return all(`the words of ${ofCore} have changed since ${since}`);
  const code = changed.filter((path) => !path.startsWith(STORED) && !path.startsWith('locales/'));
  if (code.includes(LIBRARIES)) return all(`${LIBRARIES} has changed since ${since}`);

  const graph = graphOf([...stories, ...OF_ALL], files, read);
  const worded = files.filter((file) => ofPlugins.some((words) => file.startsWith(`plugins/${words}/`)));
  const reached = reachedBy(code, graph);
  const shared = OF_ALL.find((path) => reached.has(path));
  if (shared) return all(`what has changed since ${since} reaches ${shared}`);
  for (const path of reachedBy(worded, graph)) reached.add(path);
  return {
    files: stories.filter((story) => reached.has(story)),
    why: `what has changed since ${since} reaches them`,
  };
}

/** Reads the repository around it. Everything is swept where nothing can be compared, or when that is asked for. */
export function sweptHere(stories: readonly string[], isAllWanted: boolean): Sweep {
  if (isAllWanted) return { files: stories, why: 'all are asked for' };
  try {
    const tag = lastTag();
    const added = paths(git('ls-files', '-z', '--others', '--exclude-standard'));
    const changed = [...paths(git('diff', '-z', '--name-only', '--no-renames', tag)), ...added];
    const files = [...paths(git('ls-files', '-z')), ...added];
    return sweptOf(stories, changed, tag, files, textOf);
  } catch {
    return { files: stories, why: 'there is no release to compare with' };
  }
}

function textOf(path: string): string | undefined {
  try {
    return readFileSync(path, 'utf8');
  } catch {
    return undefined;
  }
}

/** How many stories a file tells. */
const told = (file: string): number => textOf(file)?.match(/^export const [A-Z]\w*\s*[:=]/gm)?.length ?? 0;

/** One line about it. */
export function sentenceOf({ files, why }: Sweep, stories: readonly string[]): string {
  const count = (of: readonly string[]): number => of.reduce((sum, file) => sum + told(file), 0);
  return `${count(files)} of ${count(stories)} stories are swept (other themes, pseudo-locale, phone): ${why}.`;
}
