import type { Page } from '@playwright/test';
import { allow, expect, journey } from '../support/journey';
import { anOffer } from '../support/rentals';
import { CARDS, fillCard, pay, signedIn, WORDS } from '../support/traveller';

const words = WORDS.en;
journey.use({ viewport: { width: 1440, height: 900 }, locale: words.locale });

const GONE = 'This car booking is not available any more. Please try to book another car.';

/** The checkout of a car at this place. */
async function openCheckout(page: Page, origin: string, place: string): Promise<void> {
  await signedIn(page, origin, 'client@caravel.example');
  const { id, price } = await anOffer(page, { place });
  const address = new URLSearchParams({ offer: id, total: `${price.amount}`, currency: price.currency });
  await page.goto(`${origin}/booknow/Cars/checkout?${address.toString()}`);
}

/** Pays for a car in Lisbon under this name. */
async function payAs(page: Page, origin: string, lastName: string): Promise<void> {
  await openCheckout(page, origin, 'airport:LIS');
  const field = (name: string) => page.locator(`#car-checkout [name="driver.${name}"]`);
  await field('title').selectOption('Ms');
  for (const [name, value] of [
    ['firstName', 'Ana'],
    ['lastName', lastName],
    ['email', 'ana@example.com'],
    ['address', 'Rua das Flores 1'],
    ['city', 'Lisboa'],
    ['state', 'Lisboa'],
    ['zipCode', '1100-001'],
  ] as const)
    await field(name).fill(value);
  await fillCard(page, CARDS.good);
  await pay(page, words);
}

const said = (page: Page, text: string) =>
  expect(page.getByText(text, { exact: false }).first()).toBeVisible({ timeout: 30_000 });

journey('M348: a car whose quote breaks says so', async ({ page, site }) => {
  allow('502');
  await openCheckout(page, site.origin(''), 'airport:ZNZ');
  await said(page, 'Error while booking car');
});

journey('M351: an address that names no car says so', async ({ page, site }) => {
  allow('422');
  const origin = site.origin('');
  await signedIn(page, origin, 'client@caravel.example');
  await page.goto(`${origin}/booknow/Cars/checkout?offer=car1.x&total=10000&currency=USD`);
  await said(page, 'Invalid request');
});

journey('M354: a car that is gone when it is quoted says so', async ({ page, site }) => {
  allow('410');
  await openCheckout(page, site.origin(''), 'airport:FAE');
  await said(page, GONE);
});

journey.describe('at the reservation', () => {
  journey('R304 M353: one that is refused says so, and what became of the money', async ({ page, site }) => {
    await payAs(page, site.origin(''), 'Refuse');
    await said(page, 'Booking Failed');
    await said(page, 'Your money has been returned');
  });

  journey(
    'R304 M354: one that has sold out says so, and what became of the money',
    async ({ page, site }) => {
      await payAs(page, site.origin(''), 'Soldout');
      await said(page, GONE);
      await said(page, 'Your money has been returned');
    },
  );

  journey('R303 M348: a call that is rejected is a booking error', async ({ page, site }) => {
    allow('502');
    await payAs(page, site.origin(''), 'Error');
    await said(page, 'Error while booking car');
  });
});
