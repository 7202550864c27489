import { readFile } from 'node:fs/promises';
import { NEW_PASSWORD, newAgency } from '../support/account';
import { call, sessionFor, signedIn } from '../support/api';
import { allow, expect, journey } from '../support/journey';
import { builtFile } from '../support/built';
import { WORDS } from '../support/traveller';

journey.use({ locale: WORDS.en.locale, viewport: { width: 1440, height: 900 } });

journey(
  'R436: an agency downloads nothing of a product it has switched off',
  async ({ page, browser, site }) => {
    const email = 'owner@hotelsonly.example';
    const agency = { agencyName: 'Hotels Only', subdomain: 'hotelsonly', owner: 'Ana Lima', email };
    const origin = await newAgency(site.origin(''), agency);
    const asked: string[] = [];
    page.on('request', (request) => asked.push(new URL(request.url()).pathname));
    await page.goto(origin, { waitUntil: 'networkidle' });
    const withFlights = [...asked];

    const owner = await sessionFor(origin, email, NEW_PASSWORD);
    const { body } = await call(owner, 'GET', '/api/agency');
    const { version } = (body as { agency: { version: number } }).agency;
    const hotelsOnly = [{ name: 'Hotels', isActive: true, isDefault: true }];
    const change = { version, bookingMenuItemOptions: hotelsOnly };
    expect((await call(owner, 'PATCH', '/api/agency', change)).status).toBe(200);

    const other = await (await browser.newContext({ locale: WORDS.en.locale })).newPage();
    const askedWithout: string[] = [];
    other.on('request', (request) => askedWithout.push(new URL(request.url()).pathname));
    await other.goto(origin, { waitUntil: 'networkidle' });
    expect(withFlights.some((path) => path.includes('flight'))).toBe(true);
    expect(askedWithout.filter((path) => path.includes('flight'))).toEqual([]);
    expect(askedWithout.length).toBeLessThan(withFlights.length);
    await other.context().close();
  },
);

journey(
  'a contribution that crashes stays in its box, named, and comes back on retry',
  async ({ page, site }) => {
    allow('This chunk was broken on purpose');
    const origin = site.origin('bluefjord');
    let broken = true;
    // Whatever the file has, is a component that cannot be drawn.
    await page.route(
      `**${builtFile('plugins/flight/web/search/SearchFormContribution.tsx')}`,
      async (route) => {
        if (!broken) return route.continue();
        const source = await readFile(`dist/web${new URL(route.request().url()).pathname}`, 'utf8');
        const names = [...source.matchAll(/\b[\w$]+ as ([\w$]+)/g)].map(([, name]) => `Broken as ${name}`);
        await route.fulfill({
          contentType: 'text/javascript',
          body: `function Broken() { throw new Error('This chunk was broken on purpose'); } Broken.default = Broken; export { ${[...new Set(names)].join(', ')} };`,
        });
      },
    );
    await signedIn(page, origin, 'client@bluefjord.example');
    await page.goto(origin);
    await expect(page.getByText(/\(flight\) is not available right now/)).toBeVisible();
    await expect(page.getByRole('link', { name: 'Air Travel' }).first()).toBeVisible();
    broken = false;
    await page.reload();
    // At rest it is drawn; its code comes when somebody wants it, be it by the pointer's coming near.
    await page
      .getByRole('textbox', { name: 'From' })
      .or(page.getByRole('combobox', { name: 'From' }))
      .click();
    await expect(page.getByRole('form', { name: 'Flight search' })).toBeVisible();
  },
);

journey(
  'R158: a plugin whose code does not arrive leaves the rest standing and loads on retry',
  async ({ page, site }) => {
    allow('ERR_FAILED');
    allow('Failed to fetch dynamically imported module');
    const origin = site.origin('bluefjord');
    await signedIn(page, origin, 'client@bluefjord.example');
    let cut = true;
    const screen = builtFile('plugins/flight/web/search/SearchScreen.tsx');
    await page.route(`**${screen}`, (route) => (cut ? route.abort() : route.continue()));
    await page.goto(`${origin}/booknow/flights`);
    await expect(page.getByText('Something failed to load. Please reload the page.')).toBeVisible();
    cut = false;
    await page.getByRole('button', { name: 'Try again' }).click();
    await expect(page.getByRole('form', { name: 'Flight search' })).toBeVisible();
  },
);

journey('R158: a page whose agency does not arrive says so and starts on retry', async ({ page, site }) => {
  allow('Failed to load resource');
  const origin = site.origin('solana');
  // As on a static host, where the page does not bring its agency.
  await page.route(`${origin}/`, async (route) => {
    const { host, port } = new URL(origin);
    const answer = await route.fetch({
      url: `http://127.0.0.1:${port}/`,
      headers: { ...route.request().headers(), host },
    });
    await route.fulfill({ response: answer, body: (await answer.text()).replace('id="bootstrap"', '') });
  });
  const agency = `${origin}/api/agency`;
  await page.route(agency, (route) => route.abort());
  await page.goto(origin);
  const alert = page.getByRole('alert');
  await expect(alert).toContainText('Something failed to load');
  await page.unrouteAll();
  await alert.getByRole('button', { name: 'Try again' }).click();
  await expect(page.getByRole('banner')).toBeVisible();
  await expect(alert).toHaveCount(0);
});

journey(
  'R155: the developer panel shows plugins, contributions and what is not installed',
  async ({ page, site }) => {
    const origin = site.origin('bluefjord');
    // The agency's menu names a product that nothing here sells, as after an installation that took it away.
    await page.route(`${origin}/?debug=true`, async (route) => {
      const { host, port } = new URL(origin);
      const headers = { ...route.request().headers(), host };
      const answer = await route.fetch({ url: `http://127.0.0.1:${port}/?debug=true`, headers });
      const sold = '"name":"Hotels"';
      const html = await answer.text();
      expect(html).toContain(sold);
      await route.fulfill({ response: answer, body: html.replace(sold, '"name":"Balloons"') });
    });
    await page.goto(`${origin}/?debug=true`);
    const panel = page.getByRole('complementary', { name: 'Developer panel' });
    await panel.getByRole('button', { name: /Plugins/ }).click();
    await expect(panel.getByText('flight', { exact: true })).toBeVisible();
    await expect(panel.getByText('product-unavailable').first()).toBeVisible();
    await expect(panel.getByText(/No installed plugin sells "Balloons"/)).toBeVisible();
    await page.goto(origin);
    await expect(panel).toBeVisible();
  },
);
