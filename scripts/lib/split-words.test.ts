import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { readCatalog } from './catalogs';
import { splitWords } from './split-words';

const folder = mkdtempSync(join(tmpdir(), 'split-words-'));
afterAll(() => rmSync(folder, { recursive: true }));
const said = (name: string, message: string): string => {
  const file = join(folder, name);
  writeFileSync(file, `import { msg } from '@lingui/core/macro';\nexport const words = msg\`${message}\`;\n`);
  return file;
};
const [main, header, home] = [
  said('main.tsx', 'Cancel'),
  said('header.ts', 'Close'),
  said('home.tsx', 'Save'),
];
const modules: Record<string, { importedIds: string[] }> = {
  [main]: { importedIds: [header] },
  [header]: { importedIds: ['/node_modules/x/y.js'] },
  [home]: { importedIds: [] },
  '/node_modules/x/y.js': { importedIds: [] },
  '/locales/pt/core.po': { importedIds: [] },
  '/locales/pt/core.po?lingui': { importedIds: [] },
  '/locales/pt/car.po': { importedIds: [] },
};
const english = Object.entries(readCatalog('en', 'core'));
const idOf = (words: string) => english.find(([, { translation }]) => translation === words)![0];
const first = ['Cancel', 'Close', 'Save'].map(idOf).sort();

async function render(facadeModuleId: string): Promise<string | null> {
  const { renderChunk } = splitWords(() => [main, home, '/no/form.tsx']);
  const context = { getModuleInfo: (id: string) => modules[id] ?? null };
  return (
    renderChunk as unknown as (this: unknown, code: string, chunk: unknown) => Promise<string | null>
  ).call(context, 'code', { facadeModuleId });
}
const messagesOf = async (id: string): Promise<Record<string, unknown>> => {
  const code = (await render(id))!;
  const { messages } = (await import(`data:text/javascript,${encodeURIComponent(code)}`)) as {
    messages: Record<string, unknown>;
  };
  return messages;
};

describe('splitting the words of a catalog', () => {
  it('keeps what the entries say, with everything they import statically', async () => {
    const messages = await messagesOf('/locales/pt/core.po');
    expect(Object.keys(messages).sort()).toEqual(first);
    expect(messages[idOf('Cancel')]).toEqual(['Cancelar']);
  });
  it('puts all the rest into the other half', async () => {
    const rest = Object.keys(readCatalog('pt', 'core')).filter((id) => !first.includes(id));
    expect(Object.keys(await messagesOf('/locales/pt/core.po?lingui')).sort()).toEqual(rest.sort());
  });
  it('leaves a catalog whole that is imported once, and every other chunk alone', async () => {
    expect(await render('/locales/pt/car.po')).toBeNull();
    expect(await render('/web/Screen.tsx')).toBeNull();
  });
});
