import { fileURLToPath } from 'node:url';
import { transformAsync } from '@babel/core';
import linguiMacro from '@lingui/babel-plugin-lingui-macro';
import { setupI18n, type Messages } from '@lingui/core';
import { describe, expect, it } from 'vitest';
import { catalogOf, nameOf, ownIds } from './own-words';

const root = fileURLToPath(new URL('../..', import.meta.url));

const tables = import.meta.glob<{ messages: Messages }>('../../locales/*/*.po', { eager: true });
const inLanguage = (language: string): [catalog: string, messages: Messages][] =>
  Object.entries(tables).flatMap(([path, { messages }]) => {
    const [, from, catalog] = /locales\/(\w+)\/([\w-]+)\.po$/.exec(path)!;
    return from === language ? [[catalog!, messages]] : [];
  });
/** The server writes with one catalog at a time; a page has all of these in one table. */
const ofPages = (language: string) =>
  inLanguage(language).filter(([catalog]) => catalog !== 'server' && !catalog.endsWith('-server'));

describe('words of their own', () => {
  it('know whose a file is', () => {
    expect(catalogOf('plugins/car/web/offer/words.ts')).toBe('car');
    expect(catalogOf('plugins/refund-protect/contract.ts')).toBe('refund-protect');
    expect(catalogOf('plugins/car/server/mail/letter.ts')).toBe('car-server');
    expect(catalogOf('core/ui/actions/Button.tsx')).toBeNull();
    expect(catalogOf('plugins/registry.ts')).toBeNull();
    expect(nameOf('car', 'ab/+0Z')).toBe('car:ab/+0Z');
    expect(nameOf('core', 'ab/+0Z')).toBe('ab/+0Z');
  });

  it.each(['en', 'pt', 'es'])('stay what they are in %s, whichever plugin comes last', (language) => {
    const catalogs = ofPages(language);
    expect(catalogs.length).toBeGreaterThan(3);
    for (let first = 0; first < catalogs.length; first++) {
      const order = [...catalogs.slice(first), ...catalogs.slice(0, first)];
      for (const loaded of [order, [...order].reverse()]) {
        const i18n = setupI18n({ locale: language, messages: { [language]: {} } });
        for (const [, messages] of loaded) i18n.load(language, { ...messages });
        for (const [catalog, messages] of catalogs)
          for (const id of Object.keys(messages))
            expect(i18n.messages[id], `${catalog} ${id}`).toBe(messages[id]);
      }
    }
  });

  it('are asked for under the same names by the code', async () => {
    const source = `import { Trans, useLingui } from '@lingui/react/macro'; import { msg } from '@lingui/core/macro';
      export const later = msg\`Economy\`;
      export function Size() { const { t } = useLingui(); return <p title={t\`Economy\`}><Trans>Economy</Trans></p>; }`;
    const idsIn = async (file: string): Promise<string[]> => {
      const { code } = (await transformAsync(source, {
        filename: `${root}${file}`,
        plugins: [linguiMacro, ownIds],
        parserOpts: { plugins: ['jsx', 'typescript'] },
        configFile: false,
        babelrc: false,
      }))!;
      return [...code!.matchAll(/id: "([^"]+)"/g)].map(([, id]) => id!);
    };
    const [id] = await idsIn('core/ui/Size.tsx');
    expect(await idsIn('plugins/one/web/words.tsx')).toEqual([`one:${id}`, `one:${id}`, `one:${id}`]);
    expect(await idsIn('plugins/two/server/letter.tsx')).toEqual(Array(3).fill(`two-server:${id}`));
    expect(await idsIn('core/ui/Size.tsx')).toEqual([id, id, id]);
  });
});
