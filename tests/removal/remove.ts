import { existsSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

const without = (text: string, pattern: RegExp, file: string): string => {
  if (!pattern.test(text)) throw new Error(`${file} has no entry that looks like ${String(pattern)}`);
  return text.replace(pattern, '');
};

/** The browser's registry without the entry of a plugin. */
export const leaveWeb = (text: string, id: string): string =>
  without(text, new RegExp(`^  '?${id}'?: \\{\\n(?:    .*\\n)*?  \\},\\n`, 'm'), 'plugins/registry.ts');

/** The server's list without the entry of a plugin and its import. */
export function leaveServer(text: string, id: string): string {
  const entry = new RegExp(
    `^  \\{ id: '${id}',.*\\},\\n|^  \\{\\n    id: '${id}',\\n(?:    .*\\n)*?  \\},\\n`,
    'm',
  );
  const listed = without(text, entry, 'server/plugins.ts');
  return without(
    listed,
    new RegExp(`^import .* from '\\.\\./plugins/${id}/server/plugin';\\n`, 'm'),
    'server/plugins.ts',
  );
}

/** What removing a product comes to: its folder, its words, and its lines in the two registries. */
export function removePlugin(root: string, id: string): void {
  const edit = (path: string, change: (text: string, id: string) => string) =>
    writeFileSync(join(root, path), change(readFileSync(join(root, path), 'utf8'), id));
  edit('plugins/registry.ts', leaveWeb);
  if (existsSync(join(root, 'plugins', id, 'server'))) edit('server/plugins.ts', leaveServer);
  rmSync(join(root, 'plugins', id), { recursive: true });
  for (const language of readdirSync(join(root, 'locales'), { withFileTypes: true }))
    if (language.isDirectory())
      for (const catalog of [`${id}.po`, `${id}-server.po`])
        rmSync(join(root, 'locales', language.name, catalog), { force: true });
}
