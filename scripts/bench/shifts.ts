/**
 * How much the office's pages move while they open, with answers that take their time. On the built product: of a demo
 * agency, or, where DATABASE_URL names a database that `KEEP=1 lists.ts` has filled, of its busiest one.
 */
import { randomUUID } from 'node:crypto';
import { type Browser, chromium, type Page } from 'playwright';
import { freshDataDir, removeDataDir, startServer } from '../../tests/support/server';
import { findBrowser } from '../browser';
import { call } from './api';
import { drawTable, type Figure } from './table';

const GOAL = 0.01;
const WIDTHS = [390, 820, 1440];
/** Long enough for every placeholder to be seen before what takes its place. */
const ANSWER_MS = 400;
const PAGES = [
  '/dashboard',
  '/bookings/flights',
  '/bookings/cars',
  '/clients',
  '/agents',
  '/settings/markups',
  '/attention',
  '/settings/recent-searches',
  '/settings/audit',
  '/mytrip',
  '/booknow/flights',
  '/booknow/cars',
];
/** Who works here has been here before, and the browser remembers how wide the menu is; of a newcomer it knows nothing. */
const VISITORS = ['known', 'new'] as const;
/** Without them a server on a database of its own does not start; here they are nobody's. */
const SECRETS = ['AUTH_KEY', 'SECRET_CODE', 'SIGNING_SECRET'];
const databaseUrl = process.env['DATABASE_URL'] ?? '';
const [agency, password] = databaseUrl ? ['alpha', 'Correct_Horse1'] : ['bluefjord', 'Caravel_2026'];

interface Shift {
  value: number;
  /** What moved the farthest. */
  what: string;
}

interface Entry {
  value: number;
  hadRecentInput: boolean;
  sources: { node: Node | null; previousRect: DOMRect; currentRect: DOMRect }[];
}

/** Runs in the page: every shift that no press has caused. No function in it has a name, which the page would not know. */
function watch(): void {
  const shifts: Shift[] = [];
  new PerformanceObserver((list) => {
    for (const { value, hadRecentInput, sources } of list.getEntries() as unknown as Entry[]) {
      if (hadRecentInput) continue;
      const [worst] = [...sources].sort(
        (a, b) => Math.abs(b.previousRect.y - b.currentRect.y) - Math.abs(a.previousRect.y - a.currentRect.y),
      );
      const element = worst?.node instanceof Element ? worst.node : worst?.node?.parentElement;
      const text = (element?.textContent ?? '').slice(0, 30);
      const from = `${worst?.previousRect.y.toFixed(0)} to ${worst?.currentRect.y.toFixed(0)}`;
      shifts.push({ value, what: `${element?.tagName.toLowerCase() ?? 'gone'} "${text}" ${from}` });
    }
  }).observe({ type: 'layout-shift', buffered: true });
  Object.assign(window, { shifts });
}

const seenIn = (page: Page): Promise<Shift[]> =>
  page.evaluate(() => (window as unknown as { shifts: Shift[] }).shifts);

/** Throws when a shift that is made on purpose is not seen: a page on which nothing is measured would look calm. */
async function requireSight(page: Page, before: number): Promise<void> {
  await page.evaluate(() =>
    document.body.prepend(Object.assign(document.createElement('p'), { textContent: 'x' })),
  );
  await page.evaluate(() =>
    (document.body.firstElementChild as HTMLElement).style.setProperty('height', '200px'),
  );
  await page.waitForTimeout(300);
  if ((await seenIn(page)).length === before) throw new Error(`Nothing is measured on ${page.url()}`);
}

interface Visit {
  origin: string;
  token: string;
  path: string;
  width: number;
  visitor: (typeof VISITORS)[number];
}

async function shiftsOf(browser: Browser, { origin, token, path, width, visitor }: Visit) {
  const context = await browser.newContext({ viewport: { width, height: 844 }, locale: 'en-US' });
  await context.addCookies([
    { name: 'x-access-token', value: token, url: origin },
    ...(visitor === 'known' ? [{ name: 'staffMenu', value: 'wide', url: origin }] : []),
  ]);
  const page = await context.newPage();
  await page.route('**/api/**', async (route) => {
    await new Promise((resolve) => setTimeout(resolve, ANSWER_MS));
    await route.continue().catch(() => {});
  });
  await page.addInitScript(watch);
  await page.goto(origin + path, { waitUntil: 'networkidle', timeout: 90_000 });
  await page.waitForTimeout(1_000);
  if (new URL(page.url()).pathname !== path) throw new Error(`${path} led to ${page.url()}`);
  const shifts = await seenIn(page);
  await requireSight(page, shifts.length);
  await context.close();
  return shifts;
}

const dataDir = await freshDataDir();
const server = await startServer({
  dataDir,
  env: {
    RATE_FACTOR: '100000',
    ...(databaseUrl && {
      DATABASE_URL: databaseUrl,
      ...Object.fromEntries(SECRETS.map((name) => [name, randomUUID()])),
    }),
  },
});
const browser = await chromium.launch({
  executablePath: await findBrowser(),
  args: ['--no-sandbox', '--disable-gpu'],
});
try {
  const { json } = await call(server.port, agency!, 'POST', '/api/user/login', {
    body: { email: `owner@${agency}.example`, password },
  });
  const figures: Figure[] = [];
  const visits = PAGES.flatMap((path) =>
    WIDTHS.flatMap((width) => VISITORS.map((visitor) => ({ path, width, visitor }))),
  );
  for (const visit of visits) {
    const shifts = await shiftsOf(browser, {
      origin: server.url(`${agency}.localhost`).replace(/\/$/, ''),
      token: String(json['auth']),
      ...visit,
    });
    const sum = shifts.reduce((total, { value }) => total + value, 0);
    const worst = shifts.sort((a, b) => b.value - a.value)[0];
    const what = `${visit.path}, ${visit.width} px, ${visit.visitor}`;
    figures.push({
      what,
      measured: sum.toFixed(3),
      goal: `≤ ${GOAL}`,
      met: sum <= GOAL,
      reference: worst && worst.value > GOAL / 10 ? `${worst.value.toFixed(3)}: ${worst.what}` : '',
    });
    console.log(`${what}: ${sum.toFixed(4)}`);
  }
  console.log(drawTable(figures));
} finally {
  await browser.close();
  await server.stop();
  await removeDataDir(dataDir);
}
