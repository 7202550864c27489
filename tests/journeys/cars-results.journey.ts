import { allow, expect, journey } from '../support/journey';
import { dayIn, signedIn, WORDS } from '../support/traveller';

journey.use({ locale: WORDS.en.locale, viewport: { width: 390, height: 844 }, hasTouch: true });

const searchAt = (from: string) => {
  const search = new URLSearchParams({
    ...{ from, age: '35', country: 'BR' },
    ...{ pickUp: `${dayIn(40)}T10:00`, dropOff: `${dayIn(47)}T10:00` },
  });
  return `/booknow/cars/search?${search.toString()}`;
};

journey(
  'R292 R294 R298 R309 cars are narrowed in a sheet, seen on the map, and one of them is opened by its own address',
  async ({ page, site }) => {
    const origin = site.origin('horizonte');
    await signedIn(page, origin, 'client@horizonte.example');
    await page.goto(origin + searchAt('city:LIS'));
    const count = page.getByText(/^\d+ cars$/).first();
    await expect(count).toBeVisible({ timeout: 20_000 });
    const before = await count.innerText();

    await page.getByRole('button', { name: 'Filters' }).click();
    const sheet = page.getByRole('dialog', { name: 'Filters' });
    await sheet.getByRole('checkbox', { name: /^Automatic/ }).check();
    await sheet.getByRole('button', { name: /^Show \d+ cars$/ }).click();
    await expect(page).toHaveURL(/features=automatic/);
    expect(await count.innerText()).not.toBe(before);

    await page.getByRole('button', { name: 'Map' }).click();
    const map = page.getByRole('region', { name: 'Where the cars are' });
    await expect(map).toBeVisible();
    await expect(page.getByRole('article')).toHaveCount(0);
    await expect(page).toHaveURL(/view=map/);
    await page.goBack();
    await expect(page.getByRole('article').first()).toBeVisible();

    await page.getByRole('tab', { name: /^Highest/ }).click();
    await expect(page).toHaveURL(/sort=highest/);
    await page
      .getByRole('link', { name: /^Select/ })
      .first()
      .click();
    const title = page.getByRole('heading', { level: 1 });
    await expect(title).toContainText('or similar');
    const [name, offer] = [await title.innerText(), new URL(page.url()).searchParams.get('offer')!];
    await page.goto(`${origin}/booknow/cars/result-details?offer=${encodeURIComponent(offer)}`);
    await expect(title).toHaveText(name);
  },
);

journey(
  'R293 a place without cars, a supplier that fails, and a car that never was',
  async ({ page, site }) => {
    const origin = site.origin('horizonte');
    await signedIn(page, origin, 'client@horizonte.example');
    await page.goto(origin + searchAt('airport:LYR'));
    await expect(page.getByRole('heading', { name: 'No cars found' })).toBeVisible({ timeout: 20_000 });
    await page.goto(origin + searchAt('airport:NLK'));
    await expect(page.getByText('We could not search cars')).toBeVisible({ timeout: 20_000 });
    await expect(page.getByText('Something went wrong')).toBeVisible();
    await page.goto(`${origin}/booknow/cars/result-details?offer=nothing`);
    await expect(
      page.getByRole('heading', { name: /^This car booking is not available any more/ }),
    ).toBeVisible();
    allow('422');
    allow('502');
  },
);
