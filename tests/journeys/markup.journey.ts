import type { Page } from '@playwright/test';
import { signedIn } from '../support/api';
import { expect, journey } from '../support/journey';
import {
  amountOf,
  bookingsSent,
  CARDS,
  confirmedBooking,
  fillCard,
  pay,
  payButton,
  reachCheckout,
  WORDS,
} from '../support/traveller';

const words = WORDS.en;
journey.use({ viewport: { width: 1440, height: 900 }, locale: words.locale });

const numberOf = (text: string | null): number => Number((text ?? '').replace(/[^\d.]/g, ''));
const readAmount = async (page: Page, label: string): Promise<number> =>
  numberOf(await amountOf(page, label).textContent());

journey(
  "R224 G69: staff's own markup raises the price, stands in its breakdown, and is what the booking keeps",
  async ({ page, site }) => {
    const origin = site.origin('bluefjord');
    await signedIn(page, origin, 'agent@bluefjord.example');
    await reachCheckout(page, origin);
    const before = await readAmount(page, 'Price to Traveler');
    await page.getByText('For the agency', { exact: true }).click();
    const wholesale = await readAmount(page, 'Wholesale Rate');

    const panel = page.getByRole('form', { name: 'Your markup' });
    await panel.getByText('Amount', { exact: true }).click();
    await panel.getByRole('spinbutton', { name: 'Markup' }).fill('90');
    await panel.getByRole('button', { name: 'Apply markup' }).click();
    await expect(panel.getByText('This sale has a markup of its own.')).toBeVisible();
    expect(await readAmount(page, 'Agency Markup')).toBe(90);
    expect(await readAmount(page, 'Wholesale Rate')).toBe(wholesale);
    const total = (await amountOf(page, 'Price to Traveler').textContent())!;
    expect(numberOf(total)).toBeGreaterThan(before);
    await expect(payButton(page, words)).toContainText(total);

    await fillCard(page, CARDS.good);
    const sent = bookingsSent(page);
    await pay(page, words);
    const bookingId = await confirmedBooking(page, words);
    expect(sent).toHaveLength(1);
    await page.goto(`${origin}/flight-details?bookingId=${bookingId}`);
    await expect(amountOf(page, 'Price to Traveler')).toHaveText(total);
    await page.getByText('For the agency', { exact: true }).click();
    await expect(amountOf(page, 'Agency Markup')).toContainText('90.00');
  },
);
