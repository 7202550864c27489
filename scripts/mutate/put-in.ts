import { join } from 'node:path';
import type { Plugin } from 'vite';

export interface Put {
  readonly file: string;
  readonly find: string;
  readonly put: string;
}

const KEY = Symbol.for('caravel.mutants');
const held = globalThis as { [KEY]?: readonly Put[] };

/** The faults that stand in the code from now on, instead of those before. */
export const putIn = (faults: readonly Put[]): void => {
  held[KEY] = faults;
};

/** The source with the faults of its file. Throws where one no longer finds what it replaces, or finds it twice. */
export function withFaults(file: string, source: string, faults: readonly Put[]): string {
  return faults
    .filter((fault) => fault.file === file)
    .reduce((code, { find, put }) => {
      const found = code.split(find).length - 1;
      if (found !== 1) throw new Error(`${file}: stands ${found} times instead of once: ${find}`);
      return code.replace(find, () => put);
    }, source);
}

/** Puts faults into modules as the test runner loads them; files stay as they are. */
export const faultsOf = (root: string): Plugin => ({
  name: 'caravel:mutants',
  enforce: 'pre',
  transform(code, id) {
    const faults = held[KEY];
    if (!faults?.length) return null;
    const path = id.split('?')[0]!;
    const own = faults.filter(({ file }) => join(root, file) === path);
    return own.length > 0 ? { code: withFaults(own[0]!.file, code, own), map: null } : null;
  },
});
