import { call, type Session, signedIn } from '../support/api';
import { allow, expect, journey } from '../support/journey';
import { bookCar } from '../support/rentals';
import { WORDS } from '../support/traveller';

journey.use({ locale: WORDS.en.locale, viewport: { width: 1440, height: 900 } });
journey.describe.configure({ mode: 'default' });

/** A page looks every ten seconds what its agency sells. */
const WITHIN_SECONDS = { timeout: 15_000 };

const figures = async (owner: Session) => {
  const { status, body } = await call(owner, 'GET', '/api/v2/agency/dashboards');
  expect(status).toBe(200);
  const { counts, totals } = (body as { data: { counts: unknown; totals: { bookings: number } } }).data;
  return { counts, bookings: totals.bookings };
};

journey(
  'R032 R436: an owner switches a product off and on while a traveller has it open',
  async ({ page, browser, ownSite }) => {
    const origin = ownSite.origin('solana');
    await signedIn(page, origin, 'client@solana.example');
    await page.goto(`${origin}/booknow/flights`);
    await expect(page.getByRole('form', { name: 'Flight search' })).toBeVisible();
    const loads: string[] = [];
    page.on('load', () => loads.push(page.url()));

    const owner = await (
      await browser.newContext({ locale: WORDS.en.locale, viewport: { width: 1440, height: 900 } })
    ).newPage();
    await signedIn(owner, origin, 'owner@solana.example');
    await owner.goto(`${origin}/settings/website`);
    const airTravel = owner.getByRole('switch', { name: /Air Travel/ });
    await expect(airTravel).toBeChecked();
    await airTravel.click();
    await owner.getByRole('button', { name: 'Save' }).click();
    await expect(owner.getByText('Data updated successfully')).toBeVisible();

    // Nobody touches the traveler's page: it finds out by itself.
    await expect(page.getByRole('heading', { name: 'We could not find this page' })).toBeVisible(
      WITHIN_SECONDS,
    );
    await expect(page.getByRole('link', { name: 'Air Travel' })).toHaveCount(0);
    const refused = await page.evaluate(async () => {
      const { authKey } = JSON.parse(document.getElementById('bootstrap')!.textContent!) as {
        authKey: string;
      };
      return (await fetch('/api/v2/flight/airports?search=LIS', { headers: { 'auth-key': authKey } })).status;
    });
    expect(refused).toBe(404);

    await airTravel.click();
    await owner.getByRole('button', { name: 'Save' }).click();
    await expect(page.getByRole('form', { name: 'Flight search' })).toBeVisible(WITHIN_SECONDS);
    expect(loads, 'nothing was reloaded').toEqual([]);
    allow('404');
    await owner.context().close();
  },
);

journey(
  'R436 R357: what was sold of a product outlives its switch, for its client and for the agency',
  async ({ page, browser, ownSite }) => {
    allow('404');
    const origin = ownSite.origin('solana');
    const client = await signedIn(page, origin, 'client@solana.example');
    const bookingId = await bookCar(client, { lastName: 'Prado' });
    await page.goto(`${origin}/car-details?bookingId=${bookingId}`);
    const cancel = page.getByRole('button', { name: 'Cancel booking' });
    await expect(cancel).toBeVisible();

    const owner = await (
      await browser.newContext({ locale: WORDS.en.locale, viewport: { width: 1440, height: 900 } })
    ).newPage();
    const office = await signedIn(owner, origin, 'owner@solana.example');
    const before = await figures(office);
    await owner.goto(`${origin}/settings/website`);
    await owner.getByRole('switch', { name: /Cars/ }).click();
    await expect(owner.getByText('1 booking will still be looked after.')).toBeVisible();
    await owner.getByRole('button', { name: 'Save' }).click();
    await expect(owner.getByText('Data updated successfully')).toBeVisible();
    await expect(owner.getByText('1 booking is still being looked after. Still to come: 1.')).toBeVisible();

    // The open page of the booking stays, without the tab.
    await expect(page.getByRole('link', { name: 'Cars' })).toHaveCount(0, WITHIN_SECONDS);
    await expect(cancel).toBeVisible();
    const { status } = await call(client, 'POST', '/api/car-rental/availableCars', {});
    expect(status).toBe(404);
    expect((await page.goto(`${origin}/booknow/cars`))!.status()).toBe(404);
    await expect(page.getByRole('heading', { name: 'We could not find this page' })).toBeVisible();

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
    await dialog.getByRole('button', { name: /^Cancel (and get .+ back|without a refund)/ }).click();
    await expect(page.getByText('This booking is canceled')).toBeVisible({ timeout: 20_000 });

    await owner.goto(`${origin}/dashboard`);
    await owner.getByRole('navigation').getByRole('link', { name: 'Cars' }).first().click();
    await expect(owner).toHaveURL(/\/bookings\/cars/);
    await expect(owner.getByRole('row').filter({ hasText: 'Canceled' })).toHaveCount(1);
    expect(await figures(office)).toEqual(before);
    await owner.context().close();
  },
);
