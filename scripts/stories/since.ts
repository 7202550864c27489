import { execFileSync } from 'node:child_process';

/** What git says. Throws where there is none, and where it has no answer. */
export const git = (...args: string[]): string =>
  execFileSync('git', args, { encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'], maxBuffer: 2 ** 26 });
export const paths = (output: string): string[] => output.split('\0').filter(Boolean);

/** The last release that can be reached from here. Throws where there is none. */
export const lastTag = (): string => git('describe', '--tags', '--abbrev=0', '--match', 'v*').trim();

/** Files that were changed since the last release, the last changed first; none where nothing can be compared. */
export function changedLately(): string[] {
  try {
    const committed = git('log', '--name-only', '--format=', '-z', `${lastTag()}..`);
    const open = git('diff', '--name-only', '-z', 'HEAD');
    return [...new Set(paths(`${open}\0${committed}`).map((path) => path.trim()))];
  } catch {
    return [];
  }
}
