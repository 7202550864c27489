import { describe, expect, it } from 'vitest';
import { leave } from './remove';

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
