import type { Page } from '@playwright/test';
import { NEW_PASSWORD, newClient } from '../support/account';
import { call, sessionFor } from '../support/api';
import { expect, journey } from '../support/journey';
import { mailedLink } from '../support/mailbox';
import { amountOf, choosePlace, dayIn, logIn, openResults, payButton, WORDS } from '../support/traveller';

journey.use({
  locale: WORDS.en.locale,
  viewport: { width: 390, height: 844 },
  hasTouch: true,
  isMobile: true,
});

/** The page is the checkout of the fare whose details were at that address. */
async function isCheckoutOf(page: Page, details: string): Promise<void> {
  await expect(page).toHaveURL(/\/booknow\/flights\/checkout\?/);
  await expect(page.locator('#flight-checkout')).toBeVisible({ timeout: 20_000 });
  for (const name of ['itinerary', 'from', 'to', 'depart'])
    expect(new URL(page.url()).searchParams.get(name)).toBe(new URL(details).searchParams.get(name));
}

journey(
  'G33: a visitor on a phone searches from the home page and shares the results; who signs up or logs in is at the checkout with the fare that was chosen',
  async ({ page, browser, site }) => {
    const origin = site.origin('bluefjord');
    await page.goto(origin);
    await page
      .getByRole('textbox', { name: 'From' })
      .or(page.getByRole('combobox', { name: 'From' }))
      .tap();
    await expect(page.getByRole('form', { name: 'Flight search' })).toBeVisible();
    await choosePlace(page, 'From', 'Lisbon', 'LIS');
    await choosePlace(page, 'To', 'Porto', 'OPO');
    await page.getByRole('button', { name: WORDS.en.search }).click();
    await expect(page).toHaveURL(/\/booknow\/flights\/search\?/);
    await expect(page.getByRole('link', { name: WORDS.en.select }).first()).toBeVisible({ timeout: 20_000 });

    const other = await (await browser.newContext({ locale: WORDS.en.locale })).newPage();
    await other.goto(page.url());
    await other.getByRole('link', { name: WORDS.en.select }).first().click({ timeout: 20_000 });
    await expect(other).toHaveURL(/search-details/);
    const offered = other.url();
    await other.getByRole('link', { name: WORDS.en.continue }).locator('visible=true').first().click();
    await expect(other).toHaveURL(`${origin}/login`);
    await expect(other.getByText('Log in or create an account to book.')).toBeVisible();
    await logIn(other, WORDS.en, 'client@bluefjord.example');
    await isCheckoutOf(other, offered);
    await other.context().close();

    const address = 'nova.visitante@bluefjord.example';
    await page.getByRole('link', { name: WORDS.en.select }).first().click();
    await expect(page).toHaveURL(/search-details/);
    const chosen = page.url();
    await page.getByRole('link', { name: WORDS.en.continue }).locator('visible=true').first().click();
    await expect(page.getByText('Log in or create an account to book.')).toBeVisible();
    await page.getByRole('dialog').getByRole('link', { name: 'Create an account' }).click();
    await page.locator('#sign-up-name').fill('Nova Visitante');
    await page.locator('#sign-up-email').fill(address);
    await page.locator('#sign-up-password').fill(NEW_PASSWORD);
    await page.locator('#sign-up-terms').check();
    await page.getByRole('dialog').getByRole('button', { name: 'Sign Up' }).click();
    await page.goto(await mailedLink(origin, address, '/verify'));
    await page.getByRole('dialog').getByRole('link', { name: WORDS.en.login }).click();
    await logIn(page, WORDS.en, address, NEW_PASSWORD);
    await isCheckoutOf(page, chosen);
  },
);

const words = WORDS.en;
const CLIENT = 'gil.visita@horizonte.example';

/** A client with a markup of the own, for whom nothing costs what visitors see. */
async function clientWithMarkup(origin: string): Promise<void> {
  await newClient(origin, 'Gil Visita', CLIENT);
  const { body } = await call(await sessionFor(origin, CLIENT, NEW_PASSWORD), 'GET', '/api/user/getProfile');
  const { _id } = (body as { data: { _id: string } }).data;
  const owner = await sessionFor(origin, 'owner@horizonte.example');
  const path = `/api/agency/clients/markups/${_id}`;
  expect((await call(owner, 'PATCH', path, { markup: 2 })).status).toBe(200);
}

/** Goes on to the checkout as a visitor, logs in on the way, and is told of the price of the account before any other thing. */
async function buyAsClient(page: Page, visitorTotal: string): Promise<string> {
  await page.getByRole('link', { name: words.continue }).locator('visible=true').first().click();
  await expect(page.getByText('Log in or create an account to book.')).toBeVisible();
  await logIn(page, words, CLIENT, NEW_PASSWORD);
  const dialog = page.getByRole('dialog', { name: 'Your account has a lower price' });
  await expect(dialog).toBeVisible({ timeout: 20_000 });
  await expect(amountOf(page, 'For visitors')).toHaveText(visitorTotal);
  const own = (await amountOf(page, 'For your account').textContent())!;
  expect(own).not.toBe(visitorTotal);
  await dialog.getByRole('button', { name: `Accept ${own}` }).click();
  await expect(dialog).toHaveCount(0);
  await expect(payButton(page, words)).toContainText(own);
  return own;
}

/** The total of a page of details. */
const totalOf = async (page: Page): Promise<string> => (await amountOf(page, 'Total').textContent())!;

journey(
  'G33 INV-5: who chose a fare and a car as a visitor finds both at the checkout with all that was chosen, and is told of the price of the account before paying',
  async ({ page, site }) => {
    journey.setTimeout(120_000);
    const origin = site.origin('horizonte');
    await clientWithMarkup(origin);

    await openResults(page, words, origin, { from: 'GRU', to: 'LIS', return: dayIn(54), adults: '2' });
    await page.getByRole('link', { name: words.select }).first().click();
    await expect(page).toHaveURL(/search-details/);
    await page.getByRole('radio').nth(1).check({ force: true });
    await expect(page).toHaveURL(/fare=/);
    const fare = new URL(page.url());
    await buyAsClient(page, await totalOf(page));
    await isCheckoutOf(page, fare.href);
    expect(new URL(page.url()).searchParams.get('fare')).toBe(fare.searchParams.get('fare'));
    expect(new URL(page.url()).searchParams.get('adults')).toBe('2');
    // What was agreed to stands in the address: nobody is asked twice.
    await page.reload();
    await expect(payButton(page, words)).toBeVisible({ timeout: 20_000 });
    await expect(page.getByRole('dialog')).toHaveCount(0);
    await page.goto(`${origin}/logout`);
    await expect(page).toHaveURL(`${origin}/`);

    const rental = new URLSearchParams({
      from: 'airport:LIS',
      pickUp: `${dayIn(40)}T10:00`,
      dropOff: `${dayIn(47)}T10:00`,
      age: '30',
      country: 'BR',
    });
    await page.goto(`${origin}/booknow/cars/search?${rental.toString()}`);
    await page
      .locator('a[href*="result-details"]')
      .locator('visible=true')
      .first()
      .click({ timeout: 20_000 });
    await expect(page).toHaveURL(/result-details/);
    await page.getByRole('checkbox').first().check({ force: true });
    await expect(page).toHaveURL(/coverages=/);
    const chosen = new URL(page.url()).searchParams;
    await buyAsClient(page, await totalOf(page));
    await expect(page).toHaveURL(/\/booknow\/Cars\/checkout\?/);
    for (const name of ['offer', 'coverages', 'pickUp', 'dropOff'])
      expect(new URL(page.url()).searchParams.get(name)).toBe(chosen.get(name));
  },
);
