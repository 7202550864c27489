import { describe, expect, it } from 'vitest';
import { findCrossings } from './walls';

const crossed = (path: string, text: string) =>
  findCrossings([{ path, text }], ['flight', 'activity']).map(({ wall }) => wall);

describe('the walls', () => {
  it.each([
    ['core/contract/money.ts', `import React from 'react';`, 'core/contract imports only zod'],
    ['core/contract/money.ts', `import { x } from '../api/client';`, 'core/contract imports only zod'],
    ['core/shell/Header.tsx', `import { a } from '@/plugins/flight/contract';`, 'core never imports plugins'],
    [
      'core/shell/Header.tsx',
      `const a = () => import('../../plugins/flight/plugin');`,
      'core never imports plugins',
    ],
    ['core/api/client.ts', `import type { Db } from '@/server/db/types';`, 'core never imports the server'],
    [
      'server/main.ts',
      `import x from '../plugins/flight/server/plugin';`,
      'server never imports plugins, except in server/plugins.ts',
    ],
    [
      'server/host/app.ts',
      `import { Button } from '@/core/ui/Button';`,
      'server sees core/contract, core/say and core/first-paint only',
    ],
    [
      'plugins/car/web/Page.tsx',
      `import { a } from '../../flight/contract';`,
      'a plugin never imports another plugin',
    ],
    ['plugins/car/web/Page.tsx', `import { a } from '../server/prices';`, 'web never imports server'],
    ['plugins/car/web/Page.tsx', `import { a } from '@/server/pricing/price';`, 'web never imports server'],
    ['plugins/car/plugin.ts', `import { a } from './server/prices';`, 'web never imports server'],
    ['plugins/car/server/prices.ts', `import { a } from '../web/Page';`, 'server never imports web'],
    [
      'plugins/car/say/terms.ts',
      `import { Text } from '@/core/ui/Text';`,
      'what a plugin says on screens and in letters imports contracts, core/say and Lingui only',
    ],
    [
      'plugins/car/contract.ts',
      `import { a } from './server/prices';`,
      'a plugin contract sees zod and core/contract only',
    ],
    ['themes/derive.ts', `import { a } from '@/core/ui/Button';`, 'themes see core/contract only'],
  ])('%s may not say %s', (path, text, wall) => {
    expect(crossed(path, text)).toContain(wall);
  });

  it.each([
    ['core/shell/Tabs.tsx', `const first = 'Flights';`],
    ['server/booking/engine.ts', `if (product === 'activity') refund();`],
  ])('%s may not name a product: %s', (path, text) => {
    expect(crossed(path, text)).toEqual(['core and server name no product']);
  });

  it.each([
    ['core/contract/money.ts', `import { z } from 'zod/mini';\nimport { a } from './errors';`],
    ['server/plugins.ts', `import flight from '../plugins/flight/server/plugin';`],
    [
      'plugins/car/server/prices.ts',
      `import { a } from '../contract';\nimport { z } from '@/core/contract';\nimport { b } from '@/server/pricing/price';`,
    ],
    [
      'plugins/car/web/Page.tsx',
      `import { a } from '../contract';\nimport { Button } from '@/core/ui/Button';`,
    ],
    ['core/shell/Tabs.tsx', `// flights first\n/** and activities */\nconst first = 'menu';`],
    ['plugins/car/contract.ts', `export * from './contract/offer';`],
    ['core/tenant/title.ts', `const suffix = 'Online Hotel, Flight, Car Booking Agency';`],
    ['core/shell/Tabs.test.tsx', `const first = 'Flights';`],
  ])('%s may say %s', (path, text) => {
    expect(crossed(path, text)).toEqual([]);
  });
});
