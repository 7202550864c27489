import { existsSync, readdirSync } from 'node:fs';
import { chromium } from 'playwright';
import type { RunningServer } from '../../tests/support/server';
import { findBrowser } from '../browser';
import { sellNothing } from './api';
import { manifestBytes, pluginFiles } from './chunks';
import { lighthouseScores } from './lighthouse';
import { measurePage } from './page';
import { measureResults } from './results';
import { type Figure, kilobytes, median, seconds } from './table';

/** What pages weigh and how fast they are there, in a real browser. */
export async function measurePages(server: RunningServer): Promise<Figure[]> {
  const figures: Figure[] = [];
  const executablePath = await findBrowser();
  const browser = await chromium.launch({
    executablePath,
    args: ['--no-sandbox', '--disable-gpu'],
  });
  try {
    const home = await measurePage(browser, server.url('horizonte.localhost'));
    figures.push({
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
    figures.push({
      what: 'largest contentful paint, mid-range phone (median of 3)',
      measured: seconds(lcp),
      goal: '≤ 1.2 s',
      met: lcp <= 1200,
    });
    figures.push({
      what: 'layout shift of the home page (worst of 3)',
      measured: cls.toFixed(4),
      goal: '≤ 0.01',
      met: cls <= 0.01,
    });

    for (const { name: id } of readdirSync('plugins', { withFileTypes: true }).filter(({ name }) =>
      existsSync(`plugins/${name}/plugin.ts`),
    )) {
      const bytes = manifestBytes(id);
      figures.push({
        what: `manifest of ${id} (gzip)`,
        measured: kilobytes(bytes),
        goal: '≤ 2 kB',
        met: bytes <= 2000,
      });
    }
    for (const figure of await measureResults(browser, server.port)) figures.push(figure);

    await sellNothing(server.port, 'newcomer');
    const without = await measurePage(browser, server.url('newcomer.localhost'));
    figures.push({
      what: 'JavaScript of the first view of an agency home that sells nothing (as sent)',
      measured: kilobytes(without.scriptBytes),
      goal: '≤ 120 kB',
      met: without.scriptBytes <= 120_000,
      reference: `${without.scripts.length} files`,
    });
    const own = new Set(pluginFiles('flight'));
    const leaked = without.scripts.filter((script) => own.has(script));
    figures.push({
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
    figures.push({
      what: `Lighthouse, mobile: ${new URL(url).hostname}${new URL(url).pathname}`,
      measured: scores.join(' / '),
      goal: '100 / 100 / 100 / 100',
      met: scores.every((score) => score === 100),
      reference: [`runs ${performance.join(', ')}`, ...weak.slice(0, 3)].join('; '),
    });

  return figures;
}
