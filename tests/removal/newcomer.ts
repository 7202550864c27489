import { createPlugin } from '../../scripts/new-plugin/create';
import { tool } from './tool';

const PLAIN = 'river-cruise';
const BOOKABLE = 'harbor-pass';
/** Who comes after them: the page that everybody loads has room for more than the first. */
const LATER = ['night-train', 'ski-lift', 'wine-tour'];
const LISTS = ['plugins/entries.ts', 'plugins/registry.ts', 'server/plugins.ts'];

/**
 * Writes a plugin of each form into the copy, as `npm run new:plugin` does, and gives back what proves that they pass
 * every check untouched, but for those that look at everything: types, walls and the build, which have more of them.
 */
export async function addNewcomers(copy: string): Promise<() => Promise<void>> {
  const written = [await createPlugin(copy, PLAIN), await createPlugin(copy, BOOKABLE, 'bookable')];
  const sources = written.flatMap(({ files }) => files).filter((file) => /\.tsx?$/.test(file));
  const folders = [`plugins/${PLAIN}`, `plugins/${BOOKABLE}`];
  for (const id of LATER) await createPlugin(copy, id, 'bookable');
  const tests = sources.filter((file) => /\.test\.tsx?$/.test(file)).length;

  return async () => {
    await tool(copy, 'dependency-cruiser/bin/dependency-cruiser.mjs', ...folders, '--output-type', 'err');
    // Words that others lack are not theirs to answer for.
    const lacking = await tool(copy, 'tsx/dist/cli.mjs', 'scripts/messages.ts').catch(String);
    if (folders.some((folder) => lacking.includes(folder.slice('plugins/'.length)))) throw new Error(lacking);
    await tool(copy, 'oxlint/bin/oxlint', '--deny-warnings', ...folders, ...LISTS);
    await tool(copy, 'oxfmt/bin/oxfmt', '--check', ...sources);
    const projects = ['unit*', 'page*', 'server'].flatMap((name) => ['--project', name]);
    const ran = await tool(copy, 'vitest/vitest.mjs', 'run', ...projects, PLAIN, BOOKABLE);
    if (!new RegExp(`Test Files.*\\D${tests} passed`).test(ran)) throw new Error(ran);
  };
}
