import { execFileSync } from 'node:child_process';
import { copyFileSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join, resolve } from 'node:path';
import { beforeAll, describe, expect, it } from 'vitest';
import { findNamings } from './walls';

type Case = [from: string, line: string, to: string];

const CROSSED: [...Case, wall: string][] = [
  ['core/contract/money.ts', `import React from 'react';`, 'react', 'core/contract imports only zod'],
  [
    'core/contract/money.ts',
    `import { x } from '../api/client';`,
    'core/api/client.ts',
    'core/contract imports only zod',
  ],
  [
    'core/say/say.ts',
    `import { x } from '../ui/content/Text';`,
    'core/ui/content/Text.ts',
    'core/say imports core/contract and Lingui only',
  ],
  [
    'core/shell/Header.tsx',
    `import { a } from '@/plugins/flight/contract';`,
    'plugins/flight/contract.ts',
    'core never imports plugins',
  ],
  [
    'core/shell/Header.tsx',
    `const a = () => import('../../plugins/flight/plugin');`,
    'plugins/flight/plugin.ts',
    'core never imports plugins',
  ],
  [
    'core/api/client.ts',
    `import type { Db } from '@/server/db/types';`,
    'server/db/types.ts',
    'core never imports the server',
  ],
  [
    'server/main.ts',
    `import x from '../plugins/flight/server/plugin';`,
    'plugins/flight/server/plugin.ts',
    'server never imports plugins, except in server/plugins.ts and server/connectors.ts',
  ],
  [
    'server/host/app.ts',
    `import { Button } from '@/core/ui/actions/Button';`,
    'core/ui/actions/Button.ts',
    'server sees core/contract, core/say and core/first-paint only',
  ],
  [
    'plugins/car/web/Page.tsx',
    `import { a } from '../../flight/contract';`,
    'plugins/flight/contract.ts',
    'a plugin never imports another plugin',
  ],
  [
    'plugins/car/web/Page.tsx',
    `import { a } from '../server/prices';`,
    'plugins/car/server/prices.ts',
    'web never imports server',
  ],
  [
    'plugins/car/web/Page.tsx',
    `import { b } from '@/server/pricing/price';`,
    'server/pricing/price.ts',
    'web never imports server',
  ],
  [
    'plugins/car/plugin.ts',
    `import { a } from './server/prices';`,
    'plugins/car/server/prices.ts',
    'web never imports server',
  ],
  [
    'plugins/car/server/prices.ts',
    `import { a } from '../web/Page';`,
    'plugins/car/web/Page.tsx',
    'server never imports web',
  ],
  [
    'plugins/car/server/prices.ts',
    `import { c } from '@/core/ui/actions/Button';`,
    'core/ui/actions/Button.ts',
    'server never imports web',
  ],
  [
    'plugins/car/say/terms.ts',
    `import { Text } from '@/core/ui/content/Text';`,
    'core/ui/content/Text.ts',
    'what a plugin says on screens and in letters imports contracts, core/say and Lingui only',
  ],
  [
    'plugins/car/contract.ts',
    `import { a } from './server/prices';`,
    'plugins/car/server/prices.ts',
    'a plugin contract sees zod and core/contract only',
  ],
  [
    'plugins/car/server/sell.ts',
    `import { s } from '@/plugins/sandbox/car/supply';`,
    'plugins/sandbox/car/supply.ts',
    'a plugin never imports another plugin',
  ],
  [
    'plugins/car/server/sell.test.ts',
    `import { s } from '@/plugins/sandbox/flight/supply';`,
    'plugins/sandbox/flight/supply.ts',
    'tests of a plugin see no other, but what connectors sell of it',
  ],
  [
    'plugins/duffel/car/supply.ts',
    `import { a } from '@/plugins/car/server/prices';`,
    'plugins/car/server/prices.ts',
    'a connector sees of a product its face and its contract, and of other connectors nothing',
  ],
  [
    'plugins/duffel/car/supply.ts',
    `import { s } from '@/plugins/sandbox/car/supply';`,
    'plugins/sandbox/car/supply.ts',
    'a connector sees of a product its face and its contract, and of other connectors nothing',
  ],
  [
    'plugins/duffel/car/supply.test.ts',
    `import { s } from '@/plugins/flight/server/plugin';`,
    'plugins/flight/server/plugin.ts',
    'tests of a connector see its product',
  ],
  [
    'plugins/car/face/port.ts',
    `import { a } from '../server/prices';`,
    'plugins/car/server/prices.ts',
    'a face sees its own contract and what suppliers are',
  ],
  [
    'plugins/car/web/Page.tsx',
    `import { p } from '../face/port';`,
    'plugins/car/face/port.ts',
    'web never imports server',
  ],
  [
    'themes/derive.ts',
    `import { a } from '@/core/ui/actions/Button';`,
    'core/ui/actions/Button.ts',
    'themes see core/contract only',
  ],
];

const OPEN: Case[] = [
  ['core/contract/money.ts', `import { z } from 'zod/mini';`, 'zod/mini'],
  ['core/contract/money.ts', `import { a } from './errors';`, 'core/contract/errors.ts'],
  ['core/say/say.ts', `import { msg } from '@lingui/core/macro';`, '@lingui/core/macro'],
  ['core/say/say.ts', `import { a } from '../contract/errors';`, 'core/contract/errors.ts'],
  [
    'server/plugins.ts',
    `import flight from '../plugins/flight/server/plugin';`,
    'plugins/flight/server/plugin.ts',
  ],
  [
    'server/connectors.ts',
    `import { duffel } from '../plugins/duffel/connector';`,
    'plugins/duffel/connector.ts',
  ],
  [
    'plugins/duffel/connector.ts',
    `import { duffelCars } from './car/supply';`,
    'plugins/duffel/car/supply.ts',
  ],
  [
    'plugins/duffel/car/supply.ts',
    `import { carPort } from '@/plugins/car/face/port';`,
    'plugins/car/face/port.ts',
  ],
  [
    'plugins/duffel/car/book.ts',
    `import { refused } from '@/plugins/car/contract';`,
    'plugins/car/contract.ts',
  ],
  ['plugins/car/server/sell.ts', `import { p } from '../face/port';`, 'plugins/car/face/port.ts'],
  [
    'plugins/car/server/buy.test.ts',
    `import { s } from '@/plugins/sandbox/car/supply';`,
    'plugins/sandbox/car/supply.ts',
  ],
  ['server/host/app.ts', `import { a } from '@/core/contract/errors';`, 'core/contract/errors.ts'],
  ['plugins/car/plugin.ts', `import { entries } from '../entries';`, 'plugins/entries.ts'],
  ['plugins/car/server/prices.ts', `import { b } from '../contract';`, 'plugins/car/contract.ts'],
  ['plugins/car/server/prices.ts', `import { z } from '@/core/contract/errors';`, 'core/contract/errors.ts'],
  ['plugins/car/server/prices.ts', `import { d } from '@/server/pricing/price';`, 'server/pricing/price.ts'],
  ['plugins/car/web/List.tsx', `import { c } from '../contract';`, 'plugins/car/contract.ts'],
  [
    'plugins/car/web/Page.tsx',
    `import { Button } from '@/core/ui/actions/Button';`,
    'core/ui/actions/Button.ts',
  ],
  ['plugins/car/say/terms.ts', `import { a } from '../contract';`, 'plugins/car/contract.ts'],
  ['plugins/car/contract.ts', `export * from './contract/offer';`, 'plugins/car/contract/offer.ts'],
  ['themes/derive.ts', `import { b } from '@/core/contract/errors';`, 'core/contract/errors.ts'],
];

interface Violation {
  from: string;
  to: string;
  rule: { name: string };
}

const RULES: string = resolve('.dependency-cruiser.mjs');

/** What the checker of this project says of a small house in which all of these lines stand. */
async function violationsOf(lines: readonly Case[]): Promise<Violation[]> {
  // Loaded here, and not by the checker, so that a fault in them can be noticed.
  const { default: rules } = (await import(RULES)) as { default: object };
  const house = mkdtempSync(join(tmpdir(), 'walls-'));
  try {
    const write = (path: string, text: string) => {
      mkdirSync(dirname(join(house, path)), { recursive: true });
      writeFileSync(join(house, path), text, { flag: 'a' });
    };
    for (const [from, line, to] of lines) {
      write(from, `${line}\n`);
      if (/\.tsx?$/.test(to)) write(to, '');
    }
    copyFileSync('tsconfig.json', join(house, 'tsconfig.json'));
    const checker = resolve('node_modules/dependency-cruiser/bin/dependency-cruiser.mjs');
    const config = join(house, 'rules.json');
    writeFileSync(config, JSON.stringify(rules));
    const answer = execFileSync(
      process.execPath,
      [checker, 'core', 'plugins', 'server', 'themes', '--config', config, '--output-type', 'json'],
      { cwd: house, encoding: 'utf8', maxBuffer: 1 << 26 },
    );
    return (JSON.parse(answer) as { summary: { violations: Violation[] } }).summary.violations;
  } finally {
    rmSync(house, { recursive: true });
  }
}

describe('the walls', () => {
  let violations: Violation[] = [];
  beforeAll(async () => {
    violations = await violationsOf([...CROSSED.map(([from, line, to]): Case => [from, line, to]), ...OPEN]);
  }, 60_000);
  const crossed = (from: string, to: string) =>
    violations.filter((found) => found.from === from && found.to === to).map(({ rule }) => rule.name);

  it.each(CROSSED)('%s may not say %s', (from, _line, to, wall) => {
    expect(crossed(from, to)).toContain(wall);
  });

  it('R437 core imports no plugin, at once or later', () => {
    const wall = 'core never imports plugins';
    const found = violations.filter(({ rule }) => rule.name === wall).map(({ from }) => from);
    expect(found).toEqual(['core/shell/Header.tsx', 'core/shell/Header.tsx']);
  });

  it.each(OPEN)('%s may say %s', (from, _line, to) => {
    expect(crossed(from, to)).toEqual([]);
  });
});

describe('names of products', () => {
  const named = (path: string, text: string) =>
    findNamings([{ path, text }], ['flight', 'activity']).map(({ word }) => word);

  it.each([
    ['core/shell/Tabs.tsx', `const first = 'Flights';`, 'Flights'],
    ['server/booking/engine.ts', `if (product === 'activity') refund();`, 'activity'],
  ])('%s may not name a product: %s', (path, text, word) => {
    expect(named(path, text)).toEqual([word]);
  });

  it.each([
    ['core/shell/Tabs.tsx', `// flights first\n/** and activities */\nconst first = 'menu';`],
    ['server/reference/marks.ts', `const first = 'Pão de Açflight, flightúr';`],
    ['core/contract/site/title.ts', `const suffix = 'Online Hotel, Flight, Car Booking Agency';`],
    ['core/shell/Side.tsx', `const log = 'Activity log';`],
    ['core/shell/landing/Landing.tsx', `const sold = 'Activities';`],
    ['core/shell/Tabs.test.tsx', `const first = 'Flights';`],
    ['plugins/flight/web/Page.tsx', `const first = 'Flights';`],
  ])('%s may say %s', (path, text) => {
    expect(named(path, text)).toEqual([]);
  });
});
