import type { Page } from '@playwright/test';
import { signedIn } from '../support/api';
import { expect, journey } from '../support/journey';
import { bookCar } from '../support/rentals';
import { daysAhead, freshDataDir, removeDataDir, startServer } from '../support/server';
import {
  amountOf,
  CARDS,
  confirmedBooking,
  dayIn,
  fillCard,
  pay,
  reachCheckout,
  WORDS,
} from '../support/traveller';

const words = WORDS.en;
journey.use({ locale: words.locale, viewport: { width: 390, height: 844 }, hasTouch: true });

const CLIENT = 'client@solana.example';

/** Euros and cents that an amount says. */
const cents = (text: string): number => Math.round(Number(text.replace(/[^\d.]/g, '')) * 100);

const balanceOf = (page: Page) => page.getByRole('region', { name: 'Balance' });

/** What is in the wallet, by its page. */
async function balance(page: Page, origin: string): Promise<number> {
  await page.goto(`${origin}/reward-wallet`);
  const shown = balanceOf(page)
    .locator('div')
    .filter({ hasText: /^€[\d.,]+$/ });
  return cents((await shown.first().textContent())!);
}

const moved = (page: Page, what: string) => page.getByRole('region', { name: 'Statement' }).getByText(what);

journey(
  'R355 G131: credit is earned on a trip, pays a part of the next beside a card, and comes back when that is given up',
  async ({ page, browser }) => {
    journey.setTimeout(180_000);
    const dataDir = await freshDataDir(process.env['JOURNEY_SEEDED']!);
    let server = await startServer({ dataDir, isBrief: true });
    const { port } = server;
    const origin = new URL(server.url('solana.localhost')).origin;
    try {
      const desk = await (
        await browser.newContext({ locale: words.locale, viewport: { width: 1440, height: 900 } })
      ).newPage();
      await signedIn(desk, origin, 'owner@solana.example');
      await desk.goto(`${origin}/clients?find=${CLIENT}`);
      await desk.getByRole('table').getByRole('link').first().click();
      const panel = desk.getByRole('region', { name: 'Reward wallet' });
      await panel.getByRole('button', { name: 'Credit', exact: true }).click();
      const dialog = desk.getByRole('dialog', { name: /^Credit / });
      await dialog.getByRole('spinbutton', { name: 'Amount' }).fill('40');
      await dialog.getByRole('button', { name: 'Credit', exact: true }).click();
      await expect(dialog.getByText('Please enter a reason')).toBeVisible();
      await dialog.getByRole('textbox', { name: 'Reason' }).fill('Four hours late');
      await dialog.getByRole('button', { name: 'Credit', exact: true }).click();
      await expect(panel).toContainText('€40.00');
      await desk.context().close();

      await bookCar(await signedIn(page, origin, CLIENT), { lastName: 'Rewarded', days: 40 });
      expect(await balance(page, origin)).toBe(4_000);
      await expect(moved(page, 'Four hours late')).toBeVisible();

      // Three weeks later it is still to come; after two months the trip is over.
      for (const [days, shown] of [
        [20, balanceOf(page).getByText('Pending after your trips')],
        [60, moved(page, 'Earned on a trip')],
      ] as const) {
        await page.goto('about:blank');
        await server.stop();
        server = await startServer({ dataDir, port, nodeArgs: daysAhead(days), isBrief: true });
        await page.context().clearCookies();
        await signedIn(page, origin, CLIENT);
        await expect(async () => {
          await page.goto(`${origin}/reward-wallet`);
          await expect(shown).toBeVisible({ timeout: 3_000 });
        }).toPass({ timeout: 60_000 });
      }
      const before = await balance(page, origin);
      expect(before).toBeGreaterThan(4_000);

      await reachCheckout(page, origin, { from: 'MAD', to: 'LIS', depart: dayIn(120) });
      const wallet = page.getByRole('region', { name: 'Reward wallet' });
      await wallet.getByRole('checkbox', { name: /^Use €.* of my reward wallet/ }).check();
      await wallet.getByRole('button', { name: 'Use less' }).click();
      await wallet.getByRole('spinbutton', { name: 'Paid by the reward wallet' }).fill('20');
      const left = (await page.getByText(/^Left to pay: €/).innerText()).replace('Left to pay: ', '');
      await expect(page.getByRole('button', { name: `Pay ${left}`, exact: true })).toBeVisible();
      await fillCard(page, CARDS.good);
      await pay(page, words);
      const bookingId = await confirmedBooking(page, words);
      expect(await balance(page, origin)).toBe(before - 2_000);

      await page.goto(`${origin}/flight-details?bookingId=${bookingId}`);
      await expect(amountOf(page, 'Reward wallet')).toHaveText('€20.00');
      await expect(amountOf(page, 'Card')).toHaveText(/^€\d/);
      await page.getByRole('button', { name: 'Cancel booking' }).click();
      const sure = page.getByRole('dialog', { name: 'Cancel this booking?' });
      await sure.getByRole('button', { name: /^Cancel and get .* back/ }).click();
      await expect(page.getByText('Flight canceled successfully')).toBeVisible({ timeout: 20_000 });
      expect(await balance(page, origin)).toBe(before);
      await expect(moved(page, 'Refunded')).toBeVisible();
    } finally {
      await page.goto('about:blank');
      await server.stop();
      await removeDataDir(dataDir);
    }
  },
);
