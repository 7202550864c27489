import type { Page } from '@playwright/test';
import { NEW_PASSWORD } from '../support/account';
import { nextCall } from '../support/calls';
import { allow, expect, journey } from '../support/journey';
import { CARDS, fillCard, logIn, WORDS } from '../support/traveller';

journey.setTimeout(120_000);

const field = (page: Page, name: string) => page.locator(`#sign-up-${name}`);

interface Stranger {
  agencyName: string;
  subdomain: string;
  email: string;
}

/** Everything of the form but the coupon and the card. */
async function fillForm(page: Page, { agencyName, subdomain, email }: Stranger): Promise<void> {
  await field(page, 'name').fill('Ana Lima');
  await field(page, 'email').fill(email);
  await field(page, 'password').fill(NEW_PASSWORD);
  await field(page, 'agencyName').fill(agencyName);
  await expect(field(page, 'subdomain')).toHaveValue(subdomain);
  await field(page, 'addressLine').fill('Rua Augusta 12, 3.º');
  await field(page, 'city').fill('Lisboa');
  await field(page, 'state').fill('Lisboa');
  await field(page, 'zipCode').fill('1100-053');
  await field(page, 'country').selectOption('PT');
  await field(page, 'customerServicePhone').fill('+351 21 555 0142');
  await field(page, 'customerServiceEmail').fill(email);
}

/** Presses as a person would, after the page has come to rest. */
async function press(page: Page, name: string): Promise<void> {
  const button = page.getByRole('button', { name }).locator('visible=true').first();
  await button.scrollIntoViewIfNeeded();
  await button.hover();
  await page.waitForTimeout(500);
  await button.click();
}

/** The owner arrives signed in, at the settings of a first login, and no code is left in the address. */
async function arrives(page: Page, site: string): Promise<void> {
  await expect(page).toHaveURL(`${site}/settings/website`, { timeout: 20_000 });
  expect(page.url()).not.toContain('#');
}

journey.describe('a stranger on a desktop, in English', () => {
  journey.use({ viewport: { width: 1440, height: 900 }, locale: WORDS.en.locale });

  journey(
    'from the landing page with a coupon to a live agency; the name is taken from then on',
    async ({ page, browser, site }) => {
      const platform = site.origin('');
      const lisboa = {
        agencyName: 'Lisboa Tours',
        subdomain: 'lisboa-tours',
        email: 'ana@lisboa-tours.example',
      };
      await page.goto(platform);
      await expect(page.getByText('$99 per month billed annually')).toBeVisible();
      await journey.step('R008: Build Now leads to the sign-up', async () => {
        await page.getByRole('link', { name: 'Build Now' }).first().click();
        await expect(page).toHaveURL(`${platform}/pricing`);
      });
      await journey.step('R416: whether the subdomain is to be had is asked for', async () => {
        const [asked] = await Promise.all([
          page.waitForRequest((request) =>
            request.url().endsWith('/api/agency/subdomain/availability?subdomain=lisboa-tours'),
          ),
          fillForm(page, lisboa),
        ]);
        expect(asked.method()).toBe('GET');
        await expect(page.getByText('lisboa-tours.localhost is free')).toBeVisible();
      });

      const coupon = page.getByRole('textbox', { name: 'Coupon code' });
      allow('422');
      await journey.step(
        'R423 R425: a coupon is invalid with an error, or valid with a message and its free months',
        async () => {
          await coupon.fill('NOT-A-COUPON');
          await page.getByRole('button', { name: 'Apply' }).click();
          await expect(page.getByText('Coupon code is not valid')).toBeVisible();
          await coupon.fill('FREE-3');
          await page.getByRole('button', { name: 'Apply' }).click();
          await expect(page.getByText('The coupon is accepted')).toBeVisible();
          await expect(
            page.getByText(/^3 months free, then (?:US)?\$1,188\.00 every 12 months from /),
          ).toBeVisible();
        },
      );

      // What was typed is there after a reload, but for the password and the card.
      await page.reload();
      await expect(page.getByText('The coupon is accepted')).toBeVisible();
      await expect(field(page, 'city')).toHaveValue('Lisboa');
      await expect(field(page, 'password')).toHaveValue('');
      await field(page, 'password').fill(NEW_PASSWORD);
      await fillCard(page, CARDS.good);
      await journey.step('R414: all that was asked for is sent', async () => {
        const [{ sent }] = await Promise.all([nextCall(page, '/api/agency'), press(page, 'Open my agency')]);
        expect(sent).toMatchObject({
          ...lisboa,
          ...{ name: 'Ana Lima', password: NEW_PASSWORD },
          ...{ addressLine: 'Rua Augusta 12, 3.º', country: 'PT', state: 'Lisboa', city: 'Lisboa' },
          ...{ zipCode: '1100-053', customerServicePhone: '+351 21 555 0142' },
          ...{ customerServiceEmail: lisboa.email, couponCode: 'FREE-3' },
          payment: { method: 'card' },
        });
      });

      await expect(page.getByRole('heading', { name: 'Your agency is ready' })).toBeVisible({
        timeout: 30_000,
      });
      const own = site.origin('lisboa-tours');
      const link = page.getByRole('link', { name: 'Go to my agency' });
      const entry = (await link.getAttribute('href'))!;
      await link.click();
      await arrives(page, own);

      // It is live for everybody, under its own name, and the code opens nothing twice.
      const other = await (await browser.newContext({ locale: WORDS.en.locale })).newPage();
      await other.goto(own);
      await expect(other).toHaveTitle(/Lisboa Tours/);
      await expect(other.getByRole('link', { name: 'Book Now' }).first()).toBeVisible();
      await other.goto(entry);
      await expect(
        other.getByText('This link has expired or was already used. Please log in.'),
      ).toBeVisible();
      await other.getByRole('main').getByRole('link', { name: 'Log in' }).click();
      await logIn(other, WORDS.en, lisboa.email, NEW_PASSWORD);
      await expect(other).toHaveURL(`${own}/dashboard`);
      await journey.step('R447: who wants the same name reads that it exists', async () => {
        await other.goto(`${platform}/pricing`);
        await field(other, 'subdomain').fill('lisboa-tours');
        await expect(
          other.getByText('An agency with this subdomain, name or domain already exists'),
        ).toBeVisible();
        await expect(other.getByRole('button', { name: /^Use lisboa-tours-/ })).toBeVisible();
      });
      await other.context().close();
    },
  );
});

journey.describe('um desconhecido no telefone', () => {
  journey.use({
    locale: WORDS.pt.locale,
    viewport: { width: 390, height: 844 },
    hasTouch: true,
    isMobile: true,
  });

  journey(
    'a card that is refused, another one that the bank asks about, and the agency is open',
    async ({ page, site }) => {
      const platform = site.origin('');
      const porto = {
        agencyName: 'Café do Porto',
        subdomain: 'cafe-do-porto',
        email: 'rui@cafe-do-porto.example',
      };
      await journey.step('R425: a coupon gives the first year for 29.99 a month', async () => {
        await page.goto(`${platform}/pricing?coupon=RATE-12`);
        await expect(page.getByText('O cupom foi aceito')).toBeVisible();
        const due = page.getByRole('region', { name: 'Quanto custa' }).getByRole('listitem');
        await expect(due.nth(0)).toContainText('US$ 29,99');
        await expect(due.nth(1)).toContainText('11 vezes');
        await expect(due.nth(1)).toContainText('US$ 29,99');
        await expect(due.nth(2)).toContainText('US$ 1.188,00');
      });
      await fillForm(page, porto);
      await fillCard(page, CARDS.declined);
      await press(page, 'Pagar US$ 29,99');
      await expect(page.getByText('Seu cartão foi recusado.')).toBeVisible({ timeout: 30_000 });
      await expect(field(page, 'password')).toHaveValue(NEW_PASSWORD);

      await fillCard(page, CARDS.bankAsks);
      await press(page, 'Pagar US$ 29,99');
      await expect(page).toHaveURL(/\/gateway\/challenge/, { timeout: 30_000 });
      await page.locator('button[value="confirmed"]').click();
      await expect(page.getByRole('heading', { name: 'Sua agência está pronta' })).toBeVisible({
        timeout: 30_000,
      });
      await page.getByRole('link', { name: 'Ir para a minha agência' }).click();
      await arrives(page, site.origin('cafe-do-porto'));
    },
  );
});
