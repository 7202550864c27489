import { pluginFiles } from '../../scripts/bench/chunks';
import { signedIn } from '../support/api';
import { allow, expect, journey } from '../support/journey';
import { WORDS } from '../support/traveller';

journey.use({ locale: WORDS.en.locale, viewport: { width: 1440, height: 900 } });

journey(
  'R436: an agency without cars downloads none of them, and has none of their calls',
  async ({ page, site }) => {
    const ofCars = new Set(pluginFiles('car'));
    expect(ofCars.size).toBeGreaterThan(5);
    const asked: string[] = [];
    page.on('request', (request) => asked.push(new URL(request.url()).pathname));

    const without = site.origin('bluefjord');
    await signedIn(page, without, 'client@bluefjord.example');
    await page.goto(`${without}/booknow/flights`);
    await expect(page.getByRole('form', { name: 'Flight search' })).toBeVisible();
    await expect(page.getByRole('link', { name: 'Cars' })).toHaveCount(0);
    const refused = await page.evaluate(async () => {
      const { authKey } = JSON.parse(document.getElementById('bootstrap')!.textContent!) as {
        authKey: string;
      };
      const call = (path: string, init: RequestInit = {}) =>
        fetch(path, { ...init, headers: { 'auth-key': authKey, 'content-type': 'application/json' } });
      return [
        (await call('/api/car-rental/getStaticData')).status,
        (await call('/api/car-rental/findCountries/EN')).status,
        (await call('/api/car-rental/availableCars', { method: 'POST', body: '{}' })).status,
      ];
    });
    expect(refused).toEqual([404, 404, 404]);
    await page.goto(`${without}/booknow/cars`);
    await expect(page.getByRole('heading', { name: 'We could not find this page' })).toBeVisible();
    expect(asked.filter((path) => ofCars.has(path))).toEqual([]);

    const selling = site.origin('horizonte');
    await signedIn(page, selling, 'client@horizonte.example');
    await page.goto(`${selling}/booknow/Cars`);
    await expect(page.getByRole('form', { name: 'Car search' })).toBeVisible();
    expect(asked.some((path) => ofCars.has(path))).toBe(true);
    allow('404');
  },
);

journey(
  'R283 R287 cars are searched for by keyboard, and the search is offered on another visit',
  async ({ page, browser, site }) => {
    const origin = site.origin('horizonte');
    await signedIn(page, origin, 'restricted@horizonte.example');
    await page.goto(`${origin}/booknow/cars`);
    await page.getByRole('combobox', { name: 'Pick-up', exact: true }).focus();
    await page.keyboard.type('LIS');
    await expect(page.getByRole('option', { name: /Airport · Lisbon/ })).toBeVisible();
    await page.keyboard.press('Enter');
    await page.getByRole('button', { name: 'Search cars' }).press('Enter');
    await expect(page).toHaveURL(
      /\/booknow\/cars\/search\?from=airport(:|%3A)LIS&pickUp=.+&age=25&country=BR/,
    );
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(page.getByText(/Rondale|Velora|Northmile/).first()).toBeVisible();

    const other = await (await browser.newContext({ locale: WORDS.en.locale })).newPage();
    await signedIn(other, origin, 'restricted@horizonte.example');
    await other.goto(`${origin}/booknow/cars`);
    const recent = other.getByRole('region', { name: 'Recent searches' });
    await expect(recent.getByRole('link')).toHaveCount(1);
    await recent.getByRole('button', { name: 'Remove this search' }).click();
    await expect(recent).toHaveCount(0);
    await other.reload();
    await expect(other.getByRole('form', { name: 'Car search' })).toBeVisible();
    await expect(recent).toHaveCount(0);
    await other.context().close();
  },
);
