import { dirname, join, normalize } from 'node:path/posix';

/** A source file: its path from the repository's root and its text. */
export interface SourceFile {
  path: string;
  text: string;
}

export interface Crossing {
  file: string;
  line: number;
  wall: string;
  what: string;
}

const IMPORT =
  /(?:^|[\s;])(?:import|export)\s[^'"`;]*?from\s*['"]([^'"]+)['"]|(?:^|[\s;(=])import\s*\(\s*['"`]([^'"`]+)['"`]|^\s*import\s*['"]([^'"]+)['"]/gm;

/** Product words that core and server may not contain; a plugin adds its own by existing. */
const wordsOf = (products: readonly string[]) =>
  new RegExp(
    `(?<![\\w-])(${products.flatMap((id) => [id, id.endsWith('y') ? `${id.slice(0, -1)}ies` : `${id}s`]).join('|')})(?![\\w-])`,
    'i',
  );

/** The one sentence of the specification that names products on every page (R003). */
const TITLE_SUFFIX = 'Online Hotel, Flight, Car Booking Agency';

const isTest = (path: string) => /\.(test|stories|test-d)\.tsx?$/.test(path) || path.includes('/testing/');
const pluginOf = (path: string) => /^plugins\/([^/]+)\//.exec(path)?.[1];
const sideOf = (path: string) =>
  /^plugins\/[^/]+\/(web|server)\//.exec(path)?.[1] ??
  (/^plugins\/[^/]+\/(plugin|routes)\.tsx?$/.test(path) ? 'web' : undefined);

/** Where an import leads, from the repository's root; a package keeps its name with a leading `npm:`. */
function target(from: string, specifier: string): string {
  const [bare = specifier] = specifier.split('?');
  if (bare.startsWith('@/')) return normalize(bare.slice(2));
  if (bare.startsWith('.')) return normalize(join(dirname(from), bare));
  return `npm:${bare}`;
}

function wallCrossed(from: string, to: string): string | undefined {
  const plugin = pluginOf(from);
  const other =
    pluginOf(to) ??
    (to.startsWith('plugins/') && to !== 'plugins/registry' && to !== 'plugins/links'
      ? to.split('/')[1]
      : undefined);
  if (from.startsWith('core/contract/') && !isTest(from)) {
    if (to.startsWith('npm:') ? !/^npm:zod(\/|$)/.test(to) : !to.startsWith('core/contract'))
      return 'core/contract imports only zod';
  }
  if (from.startsWith('core/say/') && !isTest(from)) {
    if (!/^core\/(contract|say)(\/|$)/.test(to) && !to.startsWith('npm:@lingui/core'))
      return 'core/say imports core/contract and Lingui only';
  }
  if (from.startsWith('core/') && to.startsWith('plugins/')) return 'core never imports plugins';
  if (from.startsWith('core/') && to.startsWith('server/')) return 'core never imports the server';
  if (from.startsWith('themes/') && /^(core|server|plugins)\//.test(to) && !to.startsWith('core/contract'))
    return 'themes see core/contract only';
  if (from.startsWith('server/') && from !== 'server/plugins.ts' && to.startsWith('plugins/'))
    return 'server never imports plugins, except in server/plugins.ts';
  if (from.startsWith('server/') && to.startsWith('core/') && !/^core\/(contract|first-paint|say)/.test(to))
    return 'server sees core/contract, core/say and core/first-paint only';
  if (plugin && other && other !== plugin) return 'a plugin never imports another plugin';
  const [side, otherSide] = [sideOf(from), sideOf(`${to}/`) ?? sideOf(to)];
  if (plugin && side === 'web' && (otherSide === 'server' || to.startsWith('server/')))
    return 'web never imports server';
  if (
    plugin &&
    side === 'server' &&
    (otherSide === 'web' || (to.startsWith('core/') && !/^core\/(contract|say)/.test(to)))
  )
    return 'server never imports web';
  const ownContract = `plugins/${plugin}/contract`;
  if (
    plugin &&
    from.startsWith(`plugins/${plugin}/say/`) &&
    !isTest(from) &&
    !/^core\/(contract|say)(\/|$)/.test(to) &&
    !to.startsWith('npm:@lingui/core') &&
    !to.startsWith(ownContract) &&
    !to.startsWith(`plugins/${plugin}/say/`)
  )
    return 'what a plugin says on screens and in letters imports contracts, core/say and Lingui only';
  if (
    plugin &&
    from.startsWith(ownContract) &&
    !isTest(from) &&
    !/^npm:zod(\/|$)/.test(to) &&
    !to.startsWith('core/contract') &&
    !to.startsWith(ownContract)
  )
    return 'a plugin contract sees zod and core/contract only';
  return undefined;
}

/** Every place where a file enters a room it may not enter, or core and server name a product. */
export function findCrossings(files: readonly SourceFile[], products: readonly string[]): Crossing[] {
  const words = products.length > 0 ? wordsOf(products) : undefined;
  return files.flatMap((file) => [...importCrossings(file), ...(words ? namings(file, words) : [])]);
}

function importCrossings({ path, text }: SourceFile): Crossing[] {
  return [...text.matchAll(IMPORT)].flatMap((match) => {
    const specifier = match[1] ?? match[2] ?? match[3] ?? '';
    const wall = wallCrossed(path, target(path, specifier));
    return wall ? [{ file: path, line: lineAt(text, match.index), wall, what: specifier }] : [];
  });
}

/** Comments, tests and stories may speak of products; the code that ships may not. */
function namings({ path, text }: SourceFile, words: RegExp): Crossing[] {
  if (
    !/^(core|server)\//.test(path) ||
    isTest(path) ||
    path === 'server/plugins.ts' ||
    path.startsWith('server/demo/')
  )
    return [];
  const code = text
    .replaceAll(TITLE_SUFFIX, '')
    .replace(/\/\*[\s\S]*?\*\/|(?<=^|[\s;{}(),])\/\/[^\n]*/g, (comment) => comment.replace(/[^\n]/g, ' '));
  return code.split('\n').flatMap((line, index) => {
    const found = words.exec(line);
    return found
      ? [{ file: path, line: index + 1, wall: 'core and server name no product', what: found[0] }]
      : [];
  });
}

const lineAt = (text: string, index: number) =>
  text.slice(0, index).split('\n').length + (text[index] === '\n' ? 1 : 0);
