import type { Page } from '@playwright/test';
import { expect, journey } from '../support/journey';
import {
  CARDS,
  fillCard,
  fillCheckout,
  pay,
  searchFlights,
  signedIn,
  takeFirstOffer,
  WORDS,
} from '../support/traveller';

const words = WORDS.pt;
journey.use({ viewport: { width: 390, height: 844 }, locale: words.locale, hasTouch: true });

/** What stands beside a line of the price. */
const amountOf = (page: Page, label: string) =>
  page
    .locator('dl > div')
    .filter({ has: page.getByText(label, { exact: true }) })
    .locator('dd')
    .first();

journey(
  'R350 R352 G131: a protected round trip, with its line in the summary, the confirmation and the booking',
  async ({ page, site }) => {
    const origin = site.origin('horizonte');
    await signedIn(page, origin, 'client@horizonte.example');
    await page.goto(`${origin}/booknow/flights`);
    await searchFlights(page, words, ['São Paulo', 'GRU'], ['LIS', 'LIS']);
    await takeFirstOffer(page, words);

    const bare = page.getByRole('radio', { name: /^Sem proteção/ });
    const cover = page.getByRole('radio', { name: /^Com proteção de reembolso/ });
    await expect(bare).not.toBeChecked();
    await expect(cover).not.toBeChecked();
    await expect(amountOf(page, 'Valor da proteção')).toHaveCount(0);
    await cover.check();
    const line = await amountOf(page, 'Valor da proteção').textContent();
    expect(line).toMatch(/\d/);
    await fillCheckout(page);
    await page.reload();
    await expect(cover).toBeChecked();
    await expect(amountOf(page, 'Valor da proteção')).toHaveText(line!);

    await fillCard(page, CARDS.good);
    await pay(page, words);
    await expect(page.getByText(words.confirmed)).toBeVisible({ timeout: 30_000 });
    await expect(amountOf(page, 'Valor da proteção')).toHaveText(line!);
    const bookingId = new URL(page.url()).searchParams.get('bookingId')!;
    await page.goto(`${origin}/flight-details?bookingId=${bookingId}`);
    await expect(amountOf(page, 'Valor da proteção')).toHaveText(line!);
    await expect(page.getByText('Esta reserva está protegida')).toBeVisible();
  },
);
