import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { format, resolveConfig } from 'prettier';
import { sources } from '../lib/sources';
import { findCrossings } from '../lib/walls';
import { namesOf, type Names } from './names';
import { catalog, templates } from './templates';

const LANGUAGES = ['en', 'pt', 'es'] as const;

/**
 * Writes a plugin that works and passes every check, and enters it in both registries.
 * Throws before anything is written when the id does not
 * fit, is taken, or is a word that core or server say already.
 */
export async function createPlugin(root: string, id: string): Promise<{ names: Names; files: string[] }> {
  const taken = existsSync(join(root, 'plugins'))
    ? readdirSync(join(root, 'plugins'), { withFileTypes: true })
        .filter((entry) => entry.isDirectory())
        .map((entry) => entry.name)
    : [];
  const names = namesOf(id, taken);
  refuseCommonWord(root, id);
  const web = enterWeb(readFileSync(join(root, 'plugins/registry.ts'), 'utf8'), names);
  const server = enterServer(readFileSync(join(root, 'server/plugins.ts'), 'utf8'), names);

  const files: string[] = [];
  const style = await resolveConfig(join(root, 'package.json'));
  const write = async (path: string, text: string) => {
    const isCode = /\.tsx?$/.test(path);
    mkdirSync(dirname(join(root, path)), { recursive: true });
    writeFileSync(join(root, path), isCode ? await format(text, { ...style, filepath: path }) : text);
    files.push(path);
  };
  for (const [path, template] of Object.entries(templates))
    await write(
      `plugins/${id}/${path === 'web/Screen.tsx' ? `web/${names.type}Screen.tsx` : path}`,
      template(names),
    );
  for (const language of LANGUAGES) write(`locales/${language}/${id}.po`, catalog(names, language));
  await write('plugins/registry.ts', web);
  await write('server/plugins.ts', server);
  return { names, files };
}

/** Core and server name no product, so a product cannot be called what they say anyway: the walls would be crossed at once. */
function refuseCommonWord(root: string, id: string): void {
  const [said] = findCrossings(
    ['core', 'server'].flatMap((room) => [...sources(room, root)]),
    [id],
  );
  if (said)
    throw new Error(
      `"${id}" is a word of the platform (${said.file}:${said.line}), where no product may be named: choose an id that is the product's alone, of two words if need be, such as airport-lounge.`,
    );
}

const lastIndexOrThrow = (text: string, mark: string, file: string): number => {
  const at = text.lastIndexOf(mark);
  if (at < 0) throw new Error(`${file} has no "${mark}" to insert before: enter the plugin by hand.`);
  return at;
};

/** The browser's registry with one entry more, at the end. */
export function enterWeb(text: string, { id, plural, title }: Names): string {
  const at = lastIndexOrThrow(text, '});', 'plugins/registry.ts');
  const key = id.includes('-') ? `'${id}'` : id;
  const entry = `  ${key}: {
    activatedBy: { menu: '${title}' },
    roots: ['/booknow/${plural}'],
    home: '/booknow/${plural}',
    load: () => import('./${id}/plugin'),
  },
`;
  return text.slice(0, at) + entry + text.slice(at);
}

/** The server's list with one entry more, at the end. */
export function enterServer(text: string, { id, plural, title, variable }: Names): string {
  const at = lastIndexOrThrow(text, '];', 'server/plugins.ts');
  const entry = `  { id: '${id}', activatedBy: { menu: '${title}' }, path: '/booknow/${plural}', plugin: ${variable} },\n`;
  const withEntry = text.slice(0, at) + entry + text.slice(at);
  const last = [...withEntry.matchAll(/^import .* from '\.\.\/plugins\/.*;\n/gm)].at(-1);
  const end = last ? last.index + last[0].length : 0;
  return `${withEntry.slice(0, end)}import { ${variable} } from '../plugins/${id}/server/plugin';\n${withEntry.slice(end)}`;
}
