import { sessionFor, signedIn } from '../support/api';
import { allow, expect, journey } from '../support/journey';
import { bookCar } from '../support/rentals';

journey.use({ viewport: { width: 1440, height: 900 }, locale: 'en-US' });

journey(
  'an owner finds a client’s booking, reads all of it, and cancels it in its row',
  async ({ page, site }) => {
    const origin = site.origin('horizonte');
    const client = await sessionFor(origin, 'client@horizonte.example');
    const bookingId = await bookCar(client, { lastName: 'Officina', days: 60 });

    await signedIn(page, origin, 'owner@horizonte.example');
    await page.goto(`${origin}/bookings/cars?booking=${bookingId}`);
    const drawer = page.getByRole('dialog');
    const locator = await journey.step('R389: an owner reads a booking of the agency', async () => {
      await expect(drawer.getByText('Payment collected')).toBeVisible({ timeout: 20_000 });
      await expect(drawer.getByRole('link', { name: 'ana.officina@example.com' })).toBeVisible();
      const title = await drawer.getByRole('heading', { level: 2 }).first().textContent();
      return title!.split(' · ')[0]!;
    });
    await page.keyboard.press('Escape');
    await expect(page).toHaveURL(`${origin}/bookings/cars`);
    await journey.step('R377: every product has its list', async () => {
      const places = page.getByRole('navigation', { name: 'Agency' });
      for (const product of ['flights', 'hotels', 'cars', 'activities'])
        await expect(places.locator(`a[href="/bookings/${product}"]`)).toBeVisible();
    });

    await journey.step('R378: a booking is found by its record locator', async () => {
      const [asked] = await Promise.all([
        page.waitForRequest((request) => request.url().includes(`searchString=${locator}`)),
        page.getByRole('searchbox', { name: 'Record Locator' }).fill(locator),
      ]);
      expect(new URL(asked.url()).pathname).toBe('/api/v2/agency/cars/bookings');
      await expect(page).toHaveURL(new RegExp(`find=${locator}`));
      await expect(page.getByText('1 booking', { exact: true })).toBeVisible();
      await page.reload();
      await expect(page.getByText('1 booking', { exact: true })).toBeVisible();
    });

    await journey.step('R389 R390: it is canceled in its row, and that is said', async () => {
      await page.getByRole('button', { name: `Actions for ${locator}` }).click();
      await page.getByRole('menuitem', { name: 'Cancel booking' }).click();
      const dialog = page.getByRole('dialog');
      await dialog.getByText('Plans have changed').click();
      await dialog
        .getByRole('button', { name: /^Cancel/ })
        .last()
        .click();
      await expect(page.getByText('Booking canceled successfully')).toBeVisible({ timeout: 20_000 });
      await expect(page.getByRole('cell', { name: 'Canceled' })).toBeVisible();
    });
  },
);

journey('R383: what the filters leave is a file', async ({ page, site }) => {
  const origin = site.origin('horizonte');
  await bookCar(await signedIn(page, origin, 'agent@horizonte.example'), { lastName: 'Fileson', days: 61 });
  await page.goto(`${origin}/bookings/cars`);
  const file = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Download CSV' }).click();
  expect((await file).suggestedFilename()).toMatch(/^cars-\d{4}-\d{2}-\d{2}\.csv$/);
  await expect(page.getByText('The bookings have been downloaded')).toBeVisible();
});

journey('R171: a restricted agent sees nobody else’s bookings', async ({ page, site }) => {
  allow('404');
  const origin = site.origin('horizonte');
  const other = await sessionFor(origin, 'agent@horizonte.example');
  const bookingId = await bookCar(other, { lastName: 'Elsewhere', days: 62 });

  await signedIn(page, origin, 'restricted@horizonte.example');
  await page.goto(`${origin}/bookings/cars?booking=${bookingId}`);
  await expect(page.getByText('Booking not found').first()).toBeVisible({ timeout: 20_000 });
  await page.keyboard.press('Escape');
  await expect(page.getByRole('combobox', { name: 'User' })).toHaveCount(0);
  await expect(page.getByText('Elsewhere')).toHaveCount(0);
});
