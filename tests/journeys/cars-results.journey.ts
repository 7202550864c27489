import { signedIn } from '../support/api';
import { nextCall } from '../support/calls';
import { allow, expect, journey } from '../support/journey';
import { dayIn, WORDS } from '../support/traveller';

journey.use({ locale: WORDS.en.locale, viewport: { width: 390, height: 844 }, hasTouch: true });

const searchAt = (from: string) => {
  const search = new URLSearchParams({
    ...{ from, age: '35', country: 'BR' },
    ...{ pickUp: `${dayIn(40)}T10:00`, dropOff: `${dayIn(47)}T10:00` },
  });
  return `/booknow/cars/search?${search.toString()}`;
};

interface Car {
  id: string;
  availableCore: { vehicle: { transmissionType: string }; totalCharge: { estimatedTotal: number } };
}
const isAutomatic = ({ availableCore }: Car) => availableCore.vehicle.transmissionType === 'Automatic';
const totalOf = ({ availableCore }: Car) => availableCore.totalCharge.estimatedTotal;

journey(
  'cars are narrowed in a sheet, seen on the map, and one of them is opened by its own address',
  async ({ page, site }) => {
    const origin = site.origin('horizonte');
    await signedIn(page, origin, 'client@horizonte.example');
    const count = page.getByText(/^\d+ cars$/).first();
    const sheet = page.getByRole('dialog', { name: 'Filters' });
    const cars = await journey.step('R292: all that is found is listed', async () => {
      const [{ answer }] = await Promise.all([
        nextCall(page, '/api/car-rental/availableCars'),
        page.goto(origin + searchAt('city:LIS')),
      ]);
      const { data } = answer as { data: Car[] };
      await expect(count).toHaveText(`${data.length} cars`, { timeout: 20_000 });
      return data;
    });
    const automatics = cars.filter(isAutomatic);
    await journey.step(
      'R292 R298: Automatic is a filter of what was found, and leaves the cars with such a transmission',
      async () => {
        expect(automatics.length).toBeGreaterThan(1);
        expect(automatics.length).toBeLessThan(cars.length);
        await page.getByRole('button', { name: 'Filters' }).click();
        await sheet.getByRole('checkbox', { name: new RegExp(`^Automatic ${automatics.length} `) }).check();
        await sheet.getByRole('button', { name: `Show ${automatics.length} cars`, exact: true }).click();
        await expect(page).toHaveURL(/features=automatic/);
        await expect(count).toHaveText(`${automatics.length} cars`);
      },
    );

    await page.getByRole('button', { name: 'Map' }).click();
    const map = page.getByRole('region', { name: 'Where the cars are' });
    await expect(map).toBeVisible();
    await expect(page.getByRole('article')).toHaveCount(0);
    await expect(page).toHaveURL(/view=map/);
    await page.goBack();
    await expect(page.getByRole('article').first()).toBeVisible();

    const first = page.getByRole('link', { name: /^Select/ }).first();
    const firstTotal = async () => {
      const id = new URL((await first.getAttribute('href'))!, origin).searchParams.get('offer');
      return automatics.filter((car) => car.id === id).map(totalOf)[0];
    };
    const totals = automatics.map(totalOf);
    await journey.step(
      'R294: the cheapest is first, and the dearest where Highest is asked for',
      async () => {
        expect(Math.min(...totals)).toBeLessThan(Math.max(...totals));
        await expect.poll(firstTotal).toBe(Math.min(...totals));
        await page.getByRole('tab', { name: /^Highest/ }).click();
        await expect(page).toHaveURL(/sort=highest/);
        await expect.poll(firstTotal).toBe(Math.max(...totals));
      },
    );
    await first.click();
    const title = page.getByRole('heading', { level: 1 });
    await expect(title).toContainText('or similar');
    const [name, offer] = [await title.innerText(), new URL(page.url()).searchParams.get('offer')!];
    await journey.step('R309: by its own address it is asked for by that address', async () => {
      const address = `/booknow/cars/result-details?offer=${encodeURIComponent(offer)}`;
      const [{ sent }] = await Promise.all([
        nextCall(page, '/api/car-rental/getDetailsFromTempUrl'),
        page.goto(origin + address),
      ]);
      expect(sent).toEqual({ url: address });
      await expect(title).toHaveText(name);
    });
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
    await expect(page.getByRole('heading', { name: /^This car is no longer available/ })).toBeVisible();
    allow('422');
    allow('502');
  },
);
