import type { Page } from '@playwright/test';
import { signedIn } from '../support/api';
import { expect, journey } from '../support/journey';

interface Weight {
  files: number;
  /** Of scripts, as sent, with their headers. */
  kB: number;
}

/** What a page asks for until it is quiet, with nothing stored from before. */
async function weightOf(page: Page, address: string): Promise<Weight> {
  const session = await page.context().newCDPSession(page);
  const sizes = new Map<string, number>();
  await session.send('Network.enable');
  await session.send('Network.setCacheDisabled', { cacheDisabled: true });
  session.on('Network.responseReceived', ({ requestId, response }) => {
    if (response.url.endsWith('.js')) sizes.set(requestId, 0);
  });
  session.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    if (sizes.has(requestId)) sizes.set(requestId, encodedDataLength);
  });
  await page.goto(address, { waitUntil: 'networkidle' });
  await expect(page.getByRole('heading').first()).toBeVisible();
  await page.waitForLoadState('networkidle');
  await session.detach();
  const bytes = [...sizes.values()].reduce((sum, size) => sum + size, 0);
  return { files: sizes.size, kB: Math.round(bytes / 1000) };
}

const depart = new Date(Date.now() + 40 * 86_400_000).toISOString().slice(0, 10);

/** What a page may ask for at most: what it asks for today, and room for a small thing. Who adds more loads it later. */
const MOST: readonly [who: string | null, path: string, most: Weight][] = [
  [null, '/', { files: 9, kB: 141 }],
  [null, '/login', { files: 17, kB: 232 }],
  ['client', '/booknow/flights', { files: 15, kB: 259 }],
  ['client', '/booknow/hotels', { files: 18, kB: 264 }],
  [
    'client',
    `/booknow/flights/search?trip=one-way&from=LIS&to=NYC&depart=${depart}&adults=1`,
    { files: 22, kB: 312 },
  ],
  ['owner', '/bookings/flights', { files: 24, kB: 310 }],
  ['owner', '/clients', { files: 18, kB: 260 }],
  ['owner', '/settings/markups', { files: 21, kB: 271 }],
];

for (const [who, path, most] of MOST)
  journey(`what ${who ?? 'a visitor'} loads of ${path.split('?')[0]} stays small`, async ({ page, site }) => {
    const origin = site.origin('bluefjord');
    if (who) await signedIn(page, origin, `${who}@bluefjord.example`);
    const { files, kB } = await weightOf(page, `${origin}${path}`);
    expect(files, 'files').toBeLessThanOrEqual(most.files);
    expect(kB, 'kB').toBeLessThanOrEqual(most.kB);
  });
