import { signedIn } from '../support/api';
import { nextCall } from '../support/calls';
import { expect, journey } from '../support/journey';
import {
  amountOf,
  CARDS,
  dayIn,
  fillCard,
  fillCheckout,
  minorOf,
  openCheckout,
  pay,
  payButton,
  WORDS,
} from '../support/traveller';

const words = WORDS.pt;
journey.use({ viewport: { width: 390, height: 844 }, locale: words.locale, hasTouch: true });

journey(
  'a protected round trip, with its line in the summary, the confirmation and the booking',
  async ({ page, site }) => {
    const origin = site.origin('horizonte');
    await signedIn(page, origin, 'client@horizonte.example');
    // An owner may set another rate meanwhile: what this page was told counts.
    const rate = await journey.step('R350: what it costs comes as base64 of JSON', async () => {
      const [{ answer }] = await Promise.all([
        nextCall(page, '/api/refund-protects', 'GET'),
        openCheckout(page, origin, { from: 'GRU', to: 'LIS', return: dayIn(50) }),
      ]);
      const { data } = answer as { data: string };
      const told = JSON.parse(Buffer.from(data, 'base64').toString()) as { refundProtectMarkup: number };
      expect(told).toEqual({ isEnabled: true, refundProtectMarkup: expect.any(Number) });
      expect(told.refundProtectMarkup).toBeGreaterThan(0);
      return told.refundProtectMarkup;
    });

    const bare = page.getByRole('radio', { name: /^Sem proteção/ });
    const cover = page.getByRole('radio', { name: /^Com proteção de reembolso/ });
    await expect(bare).not.toBeChecked();
    await expect(cover).not.toBeChecked();
    await expect(amountOf(page, 'Valor da proteção')).toHaveCount(0);
    const line = await journey.step(
      'R352: chosen, it is a line of the price and a part of the total',
      async () => {
        const before = await minorOf(payButton(page, words));
        await cover.check();
        const added = amountOf(page, 'Valor da proteção');
        await expect(added).toHaveText(/\d/);
        expect(await minorOf(added)).toBe(Math.round((before * rate) / 100));
        await expect.poll(() => minorOf(payButton(page, words))).toBe(before + (await minorOf(added)));
        return added.textContent();
      },
    );
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
