import { basename, dirname } from 'node:path/posix';

/** More source files than these in one folder are more than anybody keeps in mind. */
export const MOST_FILES = 25;

/** Names that say how a file is made or which verb it has, and not what it is of. */
const SAYS_NOTHING = /^(words|search|cancel|utils?|helpers?|misc|common)(\.test|\.stories)?\.tsx?$/;

/** Folders that are too full, and files whose name could stand in any of them; each as a line for people. */
export function findClutter(paths: readonly string[]): string[] {
  const filesIn = new Map<string, number>();
  for (const folder of paths.map((path) => dirname(path)))
    filesIn.set(folder, (filesIn.get(folder) ?? 0) + 1);
  const full = [...filesIn].filter(([, files]) => files > MOST_FILES);
  const nameless = paths.filter((path) => SAYS_NOTHING.test(basename(path)));
  return [
    ...full.map(([folder, files]) => `${folder}  has ${files} files; rooms hold ${MOST_FILES}`),
    ...nameless.map((path) => `${path}  does not say what it is of`),
  ];
}
