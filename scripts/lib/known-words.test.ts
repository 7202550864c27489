import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { build } from 'vite';
import { afterAll, describe, expect, it } from 'vitest';
import { idsOf, lacking } from './known-words';

const says = (message: string) =>
  `import { msg } from '@lingui/core/macro';\nexport const words = msg\`${message}\`;\n`;
const idOf = async (message: string) => (await idsOf({ path: 'core/ui/words.ts', text: says(message) }))[0]!;

describe('a message', () => {
  it('is looked for where the messages of its file are collected', async () => {
    const id = await idOf('Nobody has ever said this');
    const all = (catalog: string) =>
      ['en', 'pt', 'es'].map((language) => `locales/${language}/${catalog}.po`);
    expect(lacking('core/ui/words.ts', id)).toEqual(all('core'));
    expect(lacking('core/say/say.ts', id)).toEqual([...all('core'), ...all('server')]);
    expect(lacking('server/mail/letter-words.ts', id)).toEqual(all('server'));
    expect(lacking('plugins/car/web/car-words.ts', id)).toEqual(all('car'));
    expect(lacking('plugins/car/server/mail/letter-words.ts', id)).toEqual(all('car-server'));
    expect(lacking('core/ui/Button.stories.tsx', id)).toEqual([]);
  });

  it('that is collected is there', async () => {
    expect(lacking('core/ui/words.ts', await idOf('Cancel'))).toEqual([]);
  });
});

describe('a build with the configuration of this project', () => {
  const folder = mkdtempSync(join(tmpdir(), 'known-words-'));
  afterAll(() => rmSync(folder, { recursive: true }));
  const building = (name: string, message: string) => {
    const file = join(folder, name);
    writeFileSync(file, says(message));
    return build({ configFile: 'vite.config.ts', logLevel: 'silent', build: { ssr: file, write: false } });
  };

  it('is refused where a message was never collected', async () => {
    await expect(building('new.ts', 'Nobody has ever said this')).rejects.toThrow(
      /new\.ts: A message is missing in locales\/en\/core\.po.*run "npm run messages" and translate it/,
    );
  });

  it('takes one that stands in every catalog', async () => {
    await expect(building('known.ts', 'Cancel')).resolves.toBeTruthy();
  });
});
