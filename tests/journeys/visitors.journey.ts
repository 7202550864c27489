import type { Page } from '@playwright/test';
import { NEW_PASSWORD } from '../support/account';
import { expect, journey } from '../support/journey';
import { mailedLink } from '../support/mailbox';
import { choosePlace, logIn, WORDS } from '../support/traveller';

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
    await page.goto(await mailedLink(page, origin, address, '/verify'));
    await page.getByRole('dialog').getByRole('link', { name: WORDS.en.login }).click();
    await logIn(page, WORDS.en, address, NEW_PASSWORD);
    await isCheckoutOf(page, chosen);
  },
);
