import { describe, expect, it } from 'vitest';
import { leaveServer, leaveWeb } from './remove';

const WEB = `export const registry = defineRegistry({
  ferry: {
    activatedBy: { menu: 'Ferries' },
    load: () => import('./ferry/plugin'),
  },
  'hot-air': {
    activatedBy: { menu: 'Balloons' },
    load: () => import('./hot-air/plugin'),
  },
});
`;
const SERVER = `import { ferry } from '../plugins/ferry/server/plugin';
import { hotAir } from '../plugins/hot-air/server/plugin';

export const plugins = [
  { id: 'ferry', activatedBy: { menu: 'Ferries' }, plugin: ferry },
  {
    id: 'hot-air',
    activatedBy: { menu: 'Balloons' },
    plugin: hotAir,
  },
];
`;

describe('a product leaves the registries', () => {
  it('with its lines and no others', () => {
    expect(leaveWeb(WEB, 'ferry')).not.toContain('ferry');
    expect(leaveWeb(leaveWeb(WEB, 'hot-air'), 'ferry')).toBe(
      'export const registry = defineRegistry({\n});\n',
    );
    expect(leaveServer(leaveServer(SERVER, 'ferry'), 'hot-air')).toBe('\nexport const plugins = [\n];\n');
  });

  it('or says that it has none', () => {
    expect(() => leaveWeb(WEB, 'train')).toThrow('plugins/registry.ts has no entry');
    expect(() => leaveServer(SERVER, 'train')).toThrow('server/plugins.ts has no entry');
  });
});
