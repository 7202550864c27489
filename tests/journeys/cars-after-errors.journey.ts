import type { Page } from '@playwright/test';
import { type Session, signedIn } from '../support/api';
import { allow, expect, journey } from '../support/journey';
import { anOffer } from '../support/rentals';
import { CARDS, fillCard, pay, WORDS } from '../support/traveller';

const words = WORDS.en;
journey.use({ viewport: { width: 1440, height: 900 }, locale: words.locale });

const GONE = 'This car is no longer available. Please try to book another car.';

/** The checkout of a car at this place. */
async function openCheckout(page: Page, who: Session, place: string): Promise<void> {
  const { id, price } = await anOffer(who, { place });
  const address = new URLSearchParams({ offer: id, total: `${price.amount}`, currency: price.currency });
  await page.goto(`${who.origin}/booknow/Cars/checkout?${address.toString()}`);
}

const said = (page: Page, text: string) =>
  expect(page.getByText(text, { exact: false }).first()).toBeVisible({ timeout: 30_000 });

journey('a car that cannot be priced is told of', async ({ page, site }) => {
  for (const status of ['502', '422', '410']) allow(status);
  const client = await signedIn(page, site.origin(''), 'client@caravel.example');
  await journey.step('M348: a car whose quote breaks says so', async () => {
    await openCheckout(page, client, 'airport:ZNZ');
    await said(page, 'Error while booking car');
  });
  await journey.step('M351: an address that names no car says so', async () => {
    await page.goto(`${client.origin}/booknow/Cars/checkout?offer=car1.x&total=10000&currency=USD`);
    await said(page, 'Invalid request');
  });
  await journey.step('M354: a car that is gone when it is quoted says so', async () => {
    await openCheckout(page, client, 'airport:FAE');
    await said(page, GONE);
  });
});

journey('a reservation that is not made is told of, and what became of the money', async ({ page, site }) => {
  const client = await signedIn(page, site.origin(''), 'client@caravel.example');
  const field = (name: string) => page.locator(`#car-checkout [name="driver.${name}"]`);
  /** Pays for a car in Lisbon under this name. */
  const payAs = async (lastName: string) => {
    await openCheckout(page, client, 'airport:LIS');
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
  };
  await journey.step('R304 M353: one that is refused says so', async () => {
    await payAs('Refuse');
    await said(page, 'Booking failed');
    await said(page, 'Your money has been refunded');
  });
  await journey.step('R304 M354: one that has sold out says so', async () => {
    await payAs('Soldout');
    await said(page, GONE);
    await said(page, 'Your money has been refunded');
  });
  await journey.step('R303 M348: a call that is rejected is a booking error', async () => {
    allow('502');
    await payAs('Error');
    await said(page, 'Error while booking car');
  });
});
