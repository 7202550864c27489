import type { Page } from '@playwright/test';
import { signedIn } from '../support/api';
import { expect, journey } from '../support/journey';
import { CARDS, fillCard, pay, WORDS } from '../support/traveller';

const BOOK = '/api/activities/bookings/book';
/** Some of what the embedded suppliers sell in Lisbon. */
const CRUISE = 'dd-LIS-cruise-sunset';
const TREK = 'lw-LIS-trek';
const PICKED_UP = 'lw-LIS-airport';
const BY_HAND = 'lw-LIS-day-trip';

const field = (page: Page, name: string) => page.locator(`#activity-checkout [name="${name}"]`);
/** A day, month and year that are typed one by one. */
async function born(page: Page, at: number, date: string): Promise<void> {
  const [year = '', month = '', day = ''] = date.split('-');
  for (const [part, value] of Object.entries({ year, month, day }))
    await page.locator(`#checkout-guests-travelers-${at}-dateOfBirth-${part}`).fill(value);
}

/** The days of an activity's calendar on which there is room. */
const openDays = (page: Page) => page.locator('button[data-day]:not([aria-disabled])');

/** The page of an activity, for those people. */
async function open(page: Page, origin: string, code: string, travelers: string): Promise<void> {
  await page.goto(
    `${origin}/booknow/activities/result-details/${code}?destination=LIS&travelers=${travelers}`,
  );
  await expect(openDays(page).first()).toBeVisible({ timeout: 20_000 });
}

/** From the page of an activity to its checkout, on the last day that has an option for those people. */
async function takeDay(page: Page): Promise<void> {
  await openDays(page).last().click();
  await page.locator('article a[href*="bookings/checkout"]').first().click();
  await expect(page.locator('#activity-checkout')).toBeVisible({ timeout: 20_000 });
}

async function choose(page: Page, origin: string, code: string, travelers: string): Promise<void> {
  await open(page, origin, code, travelers);
  await takeDay(page);
}

async function fill(page: Page, lastNames: readonly string[]): Promise<void> {
  for (const [at, lastName] of lastNames.entries()) {
    await field(page, `guests.travelers.${at}.firstName`).fill('Ana');
    await field(page, `guests.travelers.${at}.lastName`).fill(lastName);
  }
  await field(page, 'guests.phone').fill('+351 912 345 678');
}

journey.describe('activities on a desktop in English', () => {
  journey.use({ viewport: { width: 1280, height: 900 }, locale: WORDS.en.locale });

  journey('one is searched, chosen, booked and shown with its voucher', async ({ page, site }) => {
    journey.setTimeout(120_000);
    const origin = site.origin('horizonte');
    await signedIn(page, origin, 'client@horizonte.example');
    await page.goto(`${origin}/booknow/activities`);
    const search = page.getByRole('button', { name: 'Search activities' });
    await journey.step('R314: without a place nothing is searched', async () => {
      await search.click();
      await expect(page.getByRole('alert').getByRole('link')).toHaveText(['Activity location is required']);
      await expect(page).toHaveURL(`${origin}/booknow/activities`);
    });
    await journey.step('R313: the places of what is typed are asked for', async () => {
      const [asked] = await Promise.all([
        page.waitForRequest((request) => request.url() === `${origin}/api/activities/destinations?text=Lisb`),
        page.getByLabel('Where to?').fill('Lisb'),
      ]);
      expect(asked.method()).toBe('GET');
      await page
        .getByRole('option', { name: /^Lisbon/ })
        .first()
        .click();
    });
    await search.click();
    await expect(page.getByRole('article').first()).toBeVisible({ timeout: 20_000 });
    await page.getByRole('checkbox', { name: /^Free cancellation/ }).check();
    await expect(page).toHaveURL(/specials=freeCancellation/);
    await choose(page, origin, CRUISE, 'ADULT.2');
    await fill(page, ['Almeida', 'Almeida']);
    await fillCard(page, CARDS.good);
    await pay(page, WORDS.en, 2);
    await expect(page.getByText(WORDS.en.confirmed)).toBeVisible({ timeout: 30_000 });
    await expect(page.getByRole('img', { name: 'Code of this voucher' }).first()).toBeVisible();
    await journey.step('R348: the confirmation has its own address, and is sent by email', async () => {
      await expect(page).toHaveURL(/\/booknow\/activities\/confirmation\/[0-9a-f-]{36}/);
      await page.getByRole('button', { name: 'Email itinerary' }).click();
      await expect(page.getByText('Itinerary sent to client@horizonte.example')).toBeVisible();
    });
  });

  journey(
    'R344 R345 a refund that changes before it is accepted is asked about with Yes and No',
    async ({ page, site }) => {
      journey.setTimeout(120_000);
      const origin = site.origin('horizonte');
      await signedIn(page, origin, 'client@horizonte.example');
      await choose(page, origin, CRUISE, 'ADULT.1');
      await fill(page, ['Lessback']);
      await fillCard(page, CARDS.good);
      await pay(page, WORDS.en);
      await expect(page.getByText(WORDS.en.confirmed)).toBeVisible({ timeout: 30_000 });
      const id = /confirmation\/([0-9a-f-]{36})/.exec(page.url())![1]!;
      await page.goto(`${origin}/activity-details?bookingId=${id}`);
      await page.getByRole('button', { name: 'Cancel booking' }).click();
      await page.getByRole('radio', { name: 'My plans have changed' }).check();
      // What comes back of this booking changes with every quarter of a minute: asked at the start of the next one, the answer
      // holds until it is accepted.
      await page.waitForTimeout(15_500 - (Date.now() % 15_000));
      await page.getByRole('button', { name: /^Cancel and get .* back/ }).click();
      await expect(page.getByRole('dialog', { name: /^The refund has changed/ })).toBeVisible();
      await expect(page.getByRole('button', { name: 'No', exact: true })).toBeVisible();
      await page.getByRole('button', { name: 'Yes', exact: true }).click();
      await expect(page.getByText('This booking is canceled')).toBeVisible({ timeout: 30_000 });
    },
  );
});

journey.describe('activities on a phone', () => {
  journey.use({ viewport: { width: 390, height: 844 }, locale: WORDS.pt.locale });

  journey(
    'R328 a child too young is told so before anything is paid (in Portuguese)',
    async ({ page, site }) => {
      journey.setTimeout(120_000);
      const origin = site.origin('horizonte');
      await signedIn(page, origin, 'client@horizonte.example');
      let isSent = false;
      page.on('request', (request) => (isSent ||= request.url().endsWith(BOOK)));
      await choose(page, origin, TREK, 'ADULT.1_YOUTH.1');
      await fill(page, ['Almeida', 'Almeida']);
      await born(page, 0, '1985-05-01');
      await born(page, 1, '2024-01-01');
      await fillCard(page, CARDS.good);
      await pay(page, WORDS.pt);
      await expect(page.getByText(/A idade mínima para esta atividade é/).first()).toBeVisible();
      expect(isSent).toBe(false);
    },
  );
});

journey.describe('activities in Spanish', () => {
  journey.use({ viewport: { width: 820, height: 1180 }, locale: WORDS.es.locale });

  journey('R336 who arrives by air is asked for the number of the flight', async ({ page, site }) => {
    journey.setTimeout(120_000);
    const origin = site.origin('solana');
    await signedIn(page, origin, 'client@solana.example');
    await choose(page, origin, PICKED_UP, 'TRAVELER.1');
    await fill(page, ['Ruiz']);
    await page.locator('#checkout-guests-arrival-mode').selectOption('AIRPORT');
    await field(page, 'guests.arrival.fields.airline').fill('TAP');
    await field(page, 'guests.arrival.fields.arrivalTime').fill('14:30');
    await field(page, 'guests.arrival.fields.dropOffDetails').fill('Hotel Sol');
    await fillCard(page, CARDS.good);
    await pay(page, WORDS.es);
    await expect(page.getByText(/número de vuelo/i).first()).toBeVisible();
    await field(page, 'guests.arrival.fields.flightNumber').fill('TP1234');
    await pay(page, WORDS.es, 2);
    await expect(page.getByText(WORDS.es.confirmed)).toBeVisible({ timeout: 30_000 });
  });

  journey(
    'R337 R341 an organizer that confirms by hand is waited for, with the money held',
    async ({ page, site }) => {
      journey.setTimeout(120_000);
      const origin = site.origin('solana');
      await signedIn(page, origin, 'client@solana.example');
      await open(page, origin, BY_HAND, 'ADULT.1');
      await journey.step('R325: its page has all that is asked before booking, and its days', async () => {
        for (const name of [
          'Resumen',
          'Incluido',
          'Dónde comienza',
          'Recogida',
          'Cancelación',
          '¿Quién participa?',
        ])
          await expect(page.getByRole('heading', { name, exact: true })).toBeVisible();
        await expect(
          page.getByRole('region', { name: 'Mapa del punto de inicio y de las paradas' }),
        ).toBeVisible();
        await expect(page.getByText(/^Le recogerán en uno de estos lugares/)).toBeVisible();
        await expect(page.getByRole('group', { name: 'Adultos' })).toBeVisible();
        await expect(page.locator('button[data-day][aria-disabled]').first()).toBeVisible();
      });
      await takeDay(page);
      await fill(page, ['Ruiz']);
      await born(page, 0, '1985-05-01');
      const pickup = page.locator('#checkout-guests-pickup');
      if ((await pickup.evaluate((one) => one.tagName)) === 'SELECT') await pickup.selectOption({ index: 1 });
      else await pickup.fill('Hotel Sol');
      await page.locator('#checkout-guests-tourLanguage').selectOption({ index: 1 });
      await fillCard(page, CARDS.good);
      await pay(page, WORDS.es, 2);
      await expect(page.getByText(/espera respuesta/)).toBeVisible({ timeout: 30_000 });
      await page.getByRole('link', { name: 'Mis viajes' }).first().click();
      await expect(page).toHaveURL(/\/mytrip/);
    },
  );
});
