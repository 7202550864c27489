import type { Page } from '@playwright/test';
import { signedIn } from '../support/api';
import { allow, expect, journey } from '../support/journey';
import { CARDS, confirmedBooking, fillCard, pay, reachCheckout, WORDS } from '../support/traveller';

const words = WORDS.en;
journey.use({ viewport: { width: 1440, height: 900 }, locale: words.locale });

/** The page of a booking that was just made under this name. */
async function openBooked(page: Page, origin: string, lastName: string): Promise<void> {
  await signedIn(page, origin, 'client@bluefjord.example');
  await reachCheckout(page, origin, { from: 'LIS', to: 'JFK' }, { lastName });
  await fillCard(page, CARDS.good);
  await pay(page, words);
  const bookingId = await confirmedBooking(page, words);
  await page.goto(`${origin}/flight-details?bookingId=${bookingId}`);
}

const cancelled = (page: Page) => page.getByText('Canceled', { exact: true });

journey('R226 G06: what cancelling costs is shown before it is done', async ({ page, site }) => {
  await openBooked(page, site.origin('bluefjord'), 'Novoid');
  await page.getByRole('button', { name: 'Cancel booking' }).click();
  const dialog = page.getByRole('dialog', { name: 'Cancel this booking?' });
  await expect(dialog.getByText('Under the fare rules', { exact: false })).toBeVisible();
  await dialog.getByRole('button', { name: 'Keep the booking' }).click();
  await expect(dialog).toHaveCount(0);
  await expect(cancelled(page)).toHaveCount(0);

  await page.getByRole('button', { name: 'Cancel booking' }).click();
  await dialog.getByRole('button', { name: /^Cancel (and get .+ back|without a refund)/ }).click();
  await expect(page.getByText('Flight canceled successfully')).toBeVisible({ timeout: 20_000 });
  await expect(cancelled(page).first()).toBeVisible();
});

journey('R227: a cancellation that the airline refuses never looks cancelled', async ({ page, site }) => {
  allow('409');
  await openBooked(page, site.origin('bluefjord'), 'Nocancel');
  await page.getByRole('button', { name: 'Cancel booking' }).click();
  const dialog = page.getByRole('dialog', { name: 'Cancel this booking?' });
  await dialog.getByRole('button', { name: /^Cancel (and get .+ back|without a refund)/ }).click();
  await expect(page.getByText('Error in flight cancellation').first()).toBeVisible({ timeout: 20_000 });
  await page.reload();
  await expect(page.getByRole('button', { name: 'Cancel booking' })).toBeVisible();
  await expect(cancelled(page)).toHaveCount(0);
});
