import { describe, expect, it } from 'vitest';
import { leave, unsupplied } from './remove';

const ENTRIES = `export const entries = defineEntries({
  ferry: {
    activatedBy: { menu: 'Ferries' },
    roots: ['/ferries'],
  },
  'hot-air': {
    activatedBy: { menu: 'Balloons' },
    roots: [
      '/hot-air',
    ],
  },
});
`;
const WEB = `export const registry = defineRegistry(entries, {
  ferry: () => import('./ferry/plugin'),
  'hot-air': () => import('./hot-air/plugin'),
});
`;
const SERVER = `import { ferry } from '../plugins/ferry/server/plugin';
import { hotAir } from '../plugins/hot-air/server/plugin';

export const plugins = installPlugins(entries, {
  ferry,
  'hot-air': hotAir,
});
`;

describe('a product leaves the registry', () => {
  it.each([
    ['plugins/entries.ts', ENTRIES, 'export const entries = defineEntries({\n});\n'],
    ['plugins/registry.ts', WEB, 'export const registry = defineRegistry(entries, {\n});\n'],
    ['server/plugins.ts', SERVER, '\nexport const plugins = installPlugins(entries, {\n});\n'],
  ])('%s with its lines and no others', (path, text, empty) => {
    expect(leave(path, text, 'ferry')).not.toContain('ferry');
    expect(leave(path, text, 'ferry')).toContain('hot-air');
    expect(leave(path, leave(path, text, 'hot-air'), 'ferry')).toBe(empty);
  });

  it.each([
    ['plugins/entries.ts', ENTRIES],
    ['plugins/registry.ts', WEB],
    ['server/plugins.ts', SERVER],
  ])('or %s says that it has none', (path, text) => {
    expect(() => leave(path, text, 'train')).toThrow(`${path} has no entry`);
  });
});

describe('a product leaves a connector', () => {
  const connector = (imports: string, supplies: string) =>
    `${imports}\nexport const sea = defineConnector({ id: 'sea', supplies: [${supplies}] });\n`;
  const FERRY = "import { seaFerries } from './ferry/supply';\n";
  const BUOY = "import { seaBuoys } from './buoy/supply';\n";

  it.each([
    ['seaFerries, seaBuoys', 'seaBuoys'],
    ['seaBuoys, seaFerries', 'seaBuoys, '],
    ['\n    seaFerries,\n    seaBuoys,\n  ', '\n    seaBuoys,\n  '],
  ])('of [%s] with what is sold of it and nothing else', (supplies, left) => {
    expect(unsupplied(connector(FERRY + BUOY, supplies), 'ferry')).toBe(connector(BUOY, left));
  });

  it('that sells none of it as it stands', () => {
    expect(unsupplied(connector(BUOY, 'seaBuoys'), 'ferry')).toBe(connector(BUOY, 'seaBuoys'));
  });
});
