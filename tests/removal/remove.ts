import { globSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

/** What names a plugin besides its folder and its words, and the lines that do. */
const LISTS: Readonly<Record<string, (id: string) => RegExp[]>> = {
  'plugins/entries.ts': (id) => [new RegExp(`^  '?${id}'?: \\{\\n(?:    .*\\n)*?  \\},\\n`, 'm')],
  'plugins/registry.ts': (id) => [new RegExp(`^  '?${id}'?: .*\\n`, 'm')],
  'server/plugins.ts': (id) => [
    new RegExp(`^  (?:${id}|'${id}': \\w+),\\n`, 'm'),
    new RegExp(`^import .* from '\\.\\./plugins/${id}/server/plugin';\\n`, 'm'),
  ],
};

/** One of the lists, by its path, without the lines of a plugin. */
export function leave(path: string, text: string, id: string): string {
  return LISTS[path]!(id).reduce((left, line) => {
    if (!line.test(left)) throw new Error(`${path} has no entry that looks like ${String(line)}`);
    return left.replace(line, '');
  }, text);
}

/** A list without what is imported from there, if it has it. */
function unlisted(text: string, from: string): string {
  const [line, name] = new RegExp(`^import \\{ (\\w+) \\} from '${from}';\\n`, 'm').exec(text) ?? [];
  if (!line) return text;
  return text.replace(line, '').replace(new RegExp(`(?<=\\[[^[]*)\\b${name}(,\\s*)?`), '');
}

/** A connector without what it sells of a product, if it does. */
export const unsupplied = (text: string, id: string): string => unlisted(text, `\\./${id}/supply`);

/** What removing a connector comes to: its folder, and its name in the list of a deployment. */
export function removeConnector(root: string, id: string): void {
  const list = join(root, 'server/connectors.ts');
  const text = readFileSync(list, 'utf8');
  const left = unlisted(text, `\\.\\./plugins/${id}/connector`);
  if (left === text) throw new Error(`server/connectors.ts does not list ${id}`);
  writeFileSync(list, left);
  rmSync(join(root, 'plugins', id), { recursive: true });
}

/** What removing a product comes to: its folder, its words, and its lines in the registry. */
export function removePlugin(root: string, id: string): void {
  for (const path of Object.keys(LISTS))
    writeFileSync(join(root, path), leave(path, readFileSync(join(root, path), 'utf8'), id));
  for (const path of globSync('plugins/*/connector.ts', { cwd: root })) {
    const connector = join(root, path);
    writeFileSync(connector, unsupplied(readFileSync(connector, 'utf8'), id));
    rmSync(join(dirname(connector), id), { recursive: true, force: true });
  }
  rmSync(join(root, 'plugins', id), { recursive: true });
  for (const language of readdirSync(join(root, 'locales'), { withFileTypes: true }))
    if (language.isDirectory())
      for (const catalog of [`${id}.po`, `${id}-server.po`])
        rmSync(join(root, 'locales', language.name, catalog), { force: true });
}
