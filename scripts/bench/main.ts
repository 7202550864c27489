import { existsSync, readdirSync } from 'node:fs';
import { once } from 'node:events';
import { createServer } from 'node:http';
import { getRequestListener } from '@hono/node-server';
import { Hono } from 'hono';
import { chromium } from 'playwright';
import { freshDataDir, removeDataDir, startServer } from '../../tests/support/server';
import { findBrowser } from '../browser';
import { authKeyOf, call, sellNothing } from './api';
import { manifestBytes, pluginFiles } from './chunks';
import { lighthouseScores } from './lighthouse';
import { load } from './load';
import { measurePage } from './page';
import { measureResults } from './results';
import { measureSearch } from './search-times';
import { drawTable, kilobytes, median, seconds, type Figure } from './table';

const figures: Figure[] = [];
const add = (figure: Figure) => {
  figures.push(figure);
  console.log(`${figure.what}: ${figure.measured}`);
};

const dataDir = await freshDataDir();
const firstBegan = performance.now();
const first = await startServer({ dataDir });
const firstStart = performance.now() - firstBegan;
await first.stop();
const laterBegan = performance.now();
const server = await startServer({ dataDir, env: { RATE_FACTOR: '100000' } });
const laterStart = performance.now() - laterBegan;
add({
  what: 'first start on an empty directory',
  measured: seconds(firstStart),
  goal: '≤ 10 s',
  met: firstStart <= 10_000,
});
add({ what: 'later start', measured: seconds(laterStart), goal: '≤ 3 s', met: laterStart <= 3000 });

const executablePath = await findBrowser();
const browser = await chromium.launch({
  executablePath,
  args: ['--no-sandbox', '--disable-gpu'],
});
try {
  const home = await measurePage(browser, server.url('horizonte.localhost'));
  add({
    what: 'JavaScript of an agency home with its search form at rest (as sent)',
    measured: kilobytes(home.scriptBytes),
    goal: '≤ 150 kB',
    met: home.scriptBytes <= 150_000,
    reference: `${home.scripts.length} files`,
  });

  const slow = [];
  for (let run = 0; run < 3; run += 1)
    slow.push(await measurePage(browser, server.url('bluefjord.localhost'), { slow: true }));
  const lcp = median(slow.map((page) => page.lcp));
  const cls = Math.max(...slow.map((page) => page.cls));
  add({
    what: 'largest contentful paint, mid-range phone (median of 3)',
    measured: seconds(lcp),
    goal: '≤ 1.2 s',
    met: lcp <= 1200,
  });
  add({
    what: 'layout shift of the home page (worst of 3)',
    measured: cls.toFixed(4),
    goal: '≤ 0.01',
    met: cls <= 0.01,
  });

  for (const { name: id } of readdirSync('plugins', { withFileTypes: true }).filter(({ name }) =>
    existsSync(`plugins/${name}/plugin.ts`),
  )) {
    const bytes = manifestBytes(id);
    add({ what: `manifest of ${id} (gzip)`, measured: kilobytes(bytes), goal: '≤ 2 kB', met: bytes <= 2000 });
  }
  for (const figure of await measureResults(browser, server.port)) add(figure);

  await sellNothing(server.port, 'newcomer');
  const without = await measurePage(browser, server.url('newcomer.localhost'));
  add({
    what: 'JavaScript of the first view of an agency home that sells nothing (as sent)',
    measured: kilobytes(without.scriptBytes),
    goal: '≤ 120 kB',
    met: without.scriptBytes <= 120_000,
    reference: `${without.scripts.length} files`,
  });
  const own = new Set(pluginFiles('flight'));
  const leaked = without.scripts.filter((script) => own.has(script));
  add({
    what: 'files of switched-off products on the home page',
    measured: `${leaked.length} of ${own.size}`,
    goal: '0',
    met: leaked.length === 0,
  });
} finally {
  await browser.close();
}

const publicPages: [string, string][] = [
  ['bluefjord.localhost', '/'],
  ['horizonte.localhost', '/'],
  ['localhost', '/'],
  ['bluefjord.localhost', '/login'],
  ['localhost', '/signup'],
  ['horizonte.localhost', '/privacy-policy'],
];
const lighthouse = await lighthouseScores(
  executablePath,
  publicPages.map(([host, path]) => `${server.url(host).replace(/\/$/, '')}${path}`),
);
if (!lighthouse) console.log('Lighthouse could not be installed: its scores are left out.');
for (const { url, scores, performance, weak } of lighthouse ?? [])
  add({
    what: `Lighthouse, mobile: ${new URL(url).hostname}${new URL(url).pathname}`,
    measured: scores.join(' / '),
    goal: '100 / 100 / 100 / 100',
    met: scores.every((score) => score === 100),
    reference: [`runs ${performance.join(', ')}`, ...weak.slice(0, 3)].join('; '),
  });

const bare = new Hono().get('/api/agency', (context) => context.json({ agency: 'x'.repeat(1500) }));
const bareServer = createServer(getRequestListener(bare.fetch)).listen(0, '127.0.0.1');
await once(bareServer, 'listening');
const barePort = (bareServer.address() as { port: number }).port;
const reference = await load({ port: barePort, host: 'localhost', path: '/api/agency' });
bareServer.close();
const bootstrap = await load({
  port: server.port,
  host: 'bluefjord.localhost',
  path: '/api/agency',
  headers: { 'auth-key': await authKeyOf(server.port, 'bluefjord') },
});
const ratio = bootstrap.perSecond / reference.perSecond;
add({
  what: 'cached agency bootstrap, requests a second',
  measured: `${bootstrap.perSecond} (${bootstrap.failures} failed)`,
  goal: '≥ 50 % of bare',
  met: ratio >= 0.5 && bootstrap.failures === 0,
  reference: `bare ${reference.perSecond}, ratio ${(ratio * 100).toFixed(0)} %`,
});

const { json: opened } = await call(server.port, 'bluefjord', 'POST', '/api/user/login', {
  body: { email: 'client@bluefjord.example', password: 'Caravel_2026' },
});
const headers = {
  'x-access-token': String(opened['auth']),
  'auth-key': await authKeyOf(server.port, 'bluefjord'),
};
const reads = await load({
  port: server.port,
  host: 'bluefjord.localhost',
  path: '/api/user/getProfile',
  headers,
});
add({
  what: 'tenant-scoped read, embedded database, requests a second',
  measured: `${reads.perSecond} (${reads.failures} failed)`,
  goal: '≥ 600',
  met: reads.perSecond >= 600 && reads.failures === 0,
});

for (const figure of await measureSearch(server.port)) add(figure);

await server.stop();
await removeDataDir(dataDir);
console.log(`\n${drawTable(figures)}\n`);
