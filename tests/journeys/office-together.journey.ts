import type { Browser, Page } from '@playwright/test';
import { sessionFor, signedIn } from '../support/api';
import { allow, expect, journey } from '../support/journey';
import { bookCar } from '../support/rentals';
import { WORDS } from '../support/traveller';

const words = WORDS.en;
journey.use({ locale: words.locale, viewport: { width: 1440, height: 900 } });

const another = async (browser: Browser, origin: string, email: string): Promise<Page> => {
  const page = await (
    await browser.newContext({ locale: words.locale, viewport: { width: 1440, height: 900 } })
  ).newPage();
  await signedIn(page, origin, email);
  return page;
};

journey(
  'R391: of two who edit the same settings the second is told, sees both values and chooses',
  async ({ page, browser, site }) => {
    allow('409');
    const origin = site.origin('bluefjord');
    const open = async (who: Page) => {
      await who.goto(`${origin}/settings/website?panel=contact`);
      return who.getByRole('textbox', { name: 'Phone' });
    };
    await signedIn(page, origin, 'owner@bluefjord.example');
    const other = await another(browser, origin, 'owner@bluefjord.example');
    const [mine, theirs] = [await open(page), await open(other)];
    await theirs.fill('+47 22 00 00 01');
    await mine.fill('+47 22 00 00 02');
    await other.getByRole('button', { name: 'Save changes' }).click();
    await expect(other.getByText('Data updated successfully')).toBeVisible();
    await page.getByRole('button', { name: 'Save changes' }).click();

    const notice = page.getByRole('row', { name: /^Phone/ });
    await expect(notice).toContainText('+47 22 00 00 01');
    await expect(notice).toContainText('+47 22 00 00 02');
    await expect(mine).toHaveValue('+47 22 00 00 02');
    const choice = page.getByRole('radiogroup', { name: 'What saving keeps of Phone' });
    await choice.getByText('Newer version').click();
    await expect(mine).toHaveValue('+47 22 00 00 01');
    await choice.getByText('Yours').click();
    await page.getByRole('button', { name: 'Save changes' }).click();
    await expect(page.getByText('Data updated successfully')).toBeVisible();
    await expect(theirs).toHaveValue('+47 22 00 00 02', { timeout: 15_000 });
    await other.context().close();
  },
);

journey('the palette leads to a client, and a booking tells who wrote to whom', async ({ page, site }) => {
  const origin = site.origin('solana');
  const bookingId = await bookCar(await sessionFor(origin, 'client@solana.example'), { lastName: 'Vega' });

  await signedIn(page, origin, 'owner@solana.example');
  await page.goto(`${origin}/dashboard`);
  await expect(page.getByRole('heading', { name: /^Good / })).toBeVisible();
  await page.keyboard.press('Control+k');
  await page.getByRole('combobox', { name: 'Search or jump to…' }).fill('client@');
  await expect(page.getByRole('option', { name: /client@solana\.example/ })).toBeVisible();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(new RegExp(`${origin}/clients/`));

  await page.goto(`${origin}/bookings/cars?booking=${bookingId}`);
  const drawer = page.getByRole('dialog');
  const history = drawer.getByRole('list', { name: 'History' });
  await expect(history.getByText('Email sent')).toHaveCount(1);
  await drawer.getByRole('button', { name: 'Email itinerary' }).click();
  await page.getByRole('textbox', { name: 'Send to another address' }).fill('vega@example.com');
  await page.getByRole('button', { name: 'Send', exact: true }).click();
  await expect(page.getByText('Itinerary sent to vega@example.com')).toBeVisible();
  await page.reload();
  await expect(history.getByText('Email sent')).toHaveCount(2);
  await expect(history).toContainText('vega@example.com · By Olivia');
});
