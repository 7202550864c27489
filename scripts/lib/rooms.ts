import { basename, dirname } from 'node:path/posix';

/** More source files than these in one folder are more than anybody keeps in mind. */
export const MOST_FILES = 25;

/** Names that say how a file is made or which verb it has, and not what it is of. */
const SAYS_NOTHING = /^(words|search|cancel|utils?|helpers?|misc|common)(\.test|\.stories)?\.tsx?$/;

/** Folders that are fuller than is easy to read; each as a line for people, who may have a reason. */
export function fullRooms(paths: readonly string[]): string[] {
  const filesIn = new Map<string, number>();
  for (const folder of paths.map((path) => dirname(path)))
    filesIn.set(folder, (filesIn.get(folder) ?? 0) + 1);
  return [...filesIn]
    .filter(([, files]) => files > MOST_FILES)
    .map(
      ([folder, files]) => `${folder}  has ${files} files; more than ${MOST_FILES} are hard to keep in mind`,
    );
}

/** Files whose name could stand in any folder; each as a line for people. */
export const namelessFiles = (paths: readonly string[]): string[] =>
  paths
    .filter((path) => SAYS_NOTHING.test(basename(path)))
    .map((path) => `${path}  does not say what it is of`);
