import { setupI18n, type Messages } from '@lingui/core';
import { describe, expect, it } from 'vitest';
import type { AnyPlugin } from '../../core/plugin';
import { readCatalog } from './catalogs';
import { idsOf } from './known-words';
import { catalogOf } from './namespaces';

const plugins = import.meta.glob<AnyPlugin>('../../plugins/*/plugin.ts', { eager: true, import: 'default' });
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
    const text = `import { Trans, useLingui } from '@lingui/react/macro'; import { msg } from '@lingui/core/macro';
      export const later = msg\`Economy\`;
      export const title = msg({ message: 'Miss', context: 'of a girl' });
      export function Size() { const { t } = useLingui(); return <p title={t\`Economy\`}><Trans>Economy</Trans></p>; }`;
    const named = async (path: string) => {
      const [later, title, size, trans] = await idsOf({ path, text });
      expect([size, trans]).toEqual([later, later]);
      return { economy: later, title };
    };
    const core = await named('core/ui/Size.tsx');
    const car = await named('plugins/car/web/words.tsx');
    const flight = await named('plugins/flight/web/words.tsx');
    const letters = await named('plugins/flight/server/letter.tsx');
    expect(new Set([core, car, flight, letters].map(({ economy }) => economy)).size).toBe(4);
    expect(new Set([core, car, flight, letters].map(({ title }) => title)).size).toBe(1);
  });

  it('are what the build makes of the code', () => {
    const labels = Object.values(plugins).flatMap(({ id: plugin, contributes }) =>
      [...JSON.stringify(contributes).matchAll(/"id":"([^"]+)","message":"([^"]+)"/g)].map(
        ([, id, message]) => ({ plugin, id: id!, message }),
      ),
    );
    expect(labels.length).toBeGreaterThan(2);
    const core = readCatalog('en', 'core');
    for (const { plugin, id, message } of labels)
      expect((readCatalog('en', plugin)[id] ?? core[id])?.message, `${plugin} ${id}`).toBe(message);
  });
});
