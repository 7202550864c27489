import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { format, type FormatConfig } from 'oxfmt';
import { sources } from '../lib/sources';
import { findNamings } from '../lib/walls';
import { namesOf, type Names } from './names';
import { bookable } from './bookable';
import { plain } from './templates';

const LANGUAGES = ['en', 'pt', 'es'] as const;

/** `bookable`: a product that is searched, sold and looked after. */
export type Form = 'plain' | 'bookable';

/**
 * Writes a plugin that works and passes every check, and enters it in the registry. Throws before anything is written when
 * the id does not fit, is taken, or is a word that core or server say already.
 */
export async function createPlugin(
  root: string,
  id: string,
  form: Form = 'plain',
): Promise<{ names: Names; files: string[] }> {
  const taken = existsSync(join(root, 'plugins'))
    ? readdirSync(join(root, 'plugins'), { withFileTypes: true })
        .filter((entry) => entry.isDirectory())
        .map((entry) => entry.name)
    : [];
  const names = namesOf(id, taken);
  refuseCommonWord(root, id);
  const lists = Object.entries(LISTS).map(
    ([path, entered]) => [path, entered(readFileSync(join(root, path), 'utf8'), names, path, form)] as const,
  );

  const files: string[] = [];
  const style = JSON.parse(readFileSync(join(root, '.oxfmtrc.json'), 'utf8')) as FormatConfig;
  const write = async (path: string, text: string) => {
    const isCode = /\.tsx?$/.test(path);
    mkdirSync(dirname(join(root, path)), { recursive: true });
    writeFileSync(join(root, path), isCode ? (await format(path, text, style)).code : text);
    files.push(path);
  };
  const { texts, catalog } = form === 'bookable' ? bookable(names) : plain(names);
  for (const [path, text] of texts) await write(`plugins/${id}/${path}`, text);
  for (const language of LANGUAGES) await write(`locales/${language}/${id}.po`, catalog(language));
  for (const [path, text] of lists) await write(path, text);
  return { names, files };
}

/** Core and server name no product, so a product cannot be called what they say anyway: the walls would be crossed at once. */
function refuseCommonWord(root: string, id: string): void {
  const [said] = findNamings(
    ['core', 'server'].flatMap((room) => [...sources(room, root)]),
    [id],
  );
  if (said)
    throw new Error(
      `"${id}" is a word of the platform (${said.file}:${said.line}), where no product may be named: choose an id that is the product's alone, of two words if need be, such as airport-lounge.`,
    );
}

/** What a list looks like with another line at the end. */
function enter(text: string, line: string, path: string): string {
  const at = text.lastIndexOf('});');
  if (at < 0) throw new Error(`${path} has no "});" to insert before: enter the plugin by hand.`);
  return text.slice(0, at) + line + text.slice(at);
}

const keyOf = (id: string) => (id.includes('-') ? `'${id}'` : id);

/** The three places that name a plugin, each with what it says of this one. */
const LISTS: Readonly<Record<string, (text: string, names: Names, path: string, form: Form) => string>> = {
  'plugins/entries.ts': (text, { id, plural, title }, path, form) =>
    enter(
      text,
      `  ${keyOf(id)}: {
    activatedBy: { menu: '${title}' },
    roots: ['/booknow/${plural}'],${
      form === 'bookable'
        ? `
    servicing: ['/booknow/${plural}/booking', '/booknow/${plural}/confirmation'],`
        : ''
    }
    home: '/booknow/${plural}',
  },
`,
      path,
    ),
  'plugins/registry.ts': (text, { id }, path) =>
    enter(text, `  ${keyOf(id)}: () => import('./${id}/plugin'),\n`, path),
  'server/plugins.ts': (text, { id, variable }, path) => {
    const entered = enter(text, id === variable ? `  ${id},\n` : `  '${id}': ${variable},\n`, path);
    return `import { ${variable} } from '../plugins/${id}/server/plugin';\n${entered}`;
  },
};
