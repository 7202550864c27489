import type { Page } from '@playwright/test';
import { allow, expect, journey } from '../support/journey';
import { bookCar, call } from '../support/rentals';
import { signedIn, WORDS } from '../support/traveller';

journey.use({ locale: WORDS.en.locale, viewport: { width: 1440, height: 900 } });

/** A page looks every ten seconds what its agency sells. */
const WITHIN_SECONDS = { timeout: 15_000 };

const figures = async (owner: Page) => {
  const { status, body } = await call(owner, 'GET', '/api/v2/agency/dashboards');
  expect(status).toBe(200);
  const { counts, totals } = (body as { data: { counts: unknown; totals: { bookings: number } } }).data;
  return { counts, bookings: totals.bookings };
};

journey(
  'R436 R357: what was sold of a product outlives its switch, for its client and for the agency',
  async ({ page, browser, ownSite }) => {
    allow('404');
    const origin = ownSite.origin('solana');
    await signedIn(page, origin, 'client@solana.example');
    const bookingId = await bookCar(page, { lastName: 'Prado' });
    await page.goto(`${origin}/car-details?bookingId=${bookingId}`);
    const cancel = page.getByRole('button', { name: 'Cancel booking' });
    await expect(cancel).toBeVisible();

    const owner = await (
      await browser.newContext({ locale: WORDS.en.locale, viewport: { width: 1440, height: 900 } })
    ).newPage();
    await signedIn(owner, origin, 'owner@solana.example');
    const before = await figures(owner);
    await owner.goto(`${origin}/settings/website`);
    await owner.getByRole('switch', { name: /Cars/ }).click();
    await expect(owner.getByText('1 booking will still be looked after.')).toBeVisible();
    await owner.getByRole('button', { name: 'Save' }).click();
    await expect(owner.getByText('Data updated successfully')).toBeVisible();
    await expect(owner.getByText('1 booking is still being looked after. Still to come: 1.')).toBeVisible();

    // The open page of the booking stays, without the tab.
    await expect(page.getByRole('link', { name: 'Cars' })).toHaveCount(0, WITHIN_SECONDS);
    await expect(cancel).toBeVisible();
    const { status } = await call(page, 'POST', '/api/car-rental/availableCars', {});
    expect(status).toBe(404);
    expect((await page.goto(`${origin}/booknow/cars`))!.status()).toBe(404);
    await expect(page.getByRole('heading', { name: 'This page is not here' })).toBeVisible();

    // Who has nothing to do with it downloads nothing of it.
    const visitor = await (await browser.newContext({ locale: WORDS.en.locale })).newPage();
    const asked: string[] = [];
    visitor.on('request', (request) => asked.push(new URL(request.url()).pathname));
    await visitor.goto(origin, { waitUntil: 'networkidle' });
    // What it may need next comes when it has nothing else to do.
    await expect.poll(() => asked.some((path) => /\/flight-/.test(path)), WITHIN_SECONDS).toBe(true);
    expect(asked.filter((path) => /\/car-/.test(path))).toEqual([]);
    await visitor.context().close();

    await page.goto(`${origin}/mytrip`);
    await page.locator(`a[href*="/car-details?bookingId=${bookingId}"]`).first().click();
    await cancel.click();
    const dialog = page.getByRole('dialog', { name: 'Cancel this booking?' });
    await dialog.getByRole('radio', { name: 'Booked by mistake or twice' }).check();
    await dialog.getByRole('button', { name: /^Cancel (and get back|without a refund)/ }).click();
    await expect(page.getByText('This booking is canceled')).toBeVisible({ timeout: 20_000 });

    await owner.goto(`${origin}/dashboard`);
    await owner.getByRole('navigation').getByRole('link', { name: 'Cars' }).first().click();
    await expect(owner).toHaveURL(/\/bookings\/cars/);
    await expect(owner.getByRole('row').filter({ hasText: 'Canceled' })).toHaveCount(1);
    expect(await figures(owner)).toEqual(before);
    await owner.context().close();
  },
);
