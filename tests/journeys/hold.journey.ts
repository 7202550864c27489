import { signedIn } from '../support/api';
import { expect, journey } from '../support/journey';
import {
  CARDS,
  confirmedBooking,
  dayIn,
  fillCard,
  fillCheckout,
  openCheckout,
  pay,
  WORDS,
} from '../support/traveller';

const words = WORDS.en;
journey.use({ viewport: { width: 390, height: 844 }, locale: words.locale, hasTouch: true });

journey(
  'seats are held without money, a declined card leaves them held, they are paid, and cancelled for free',
  async ({ page, site }) => {
    journey.setTimeout(180_000);
    const origin = site.origin('');
    await signedIn(page, origin, 'client@caravel.example');
    // Seats are held for trips that are some days away.
    const search = { from: 'LIS', to: 'JFK', return: dayIn(50) };
    await openCheckout(page, origin, search, ({ holdUntil }) => holdUntil !== undefined);

    await page.getByRole('radio', { name: /^Hold until/ }).check();
    await fillCheckout(page);
    await page
      .getByRole('button', { name: 'Reserve without paying' })
      .locator('visible=true')
      .first()
      .dblclick();
    await expect(page.getByRole('heading', { name: /^Your seats to .* are on hold$/ })).toBeVisible({
      timeout: 30_000,
    });
    await expect(page.getByText(words.confirmed)).toHaveCount(0);
    const bookingId = new URL(page.url()).searchParams.get('bookingId')!;

    await page.goto(`${origin}/mytrip`);
    await expect(page.getByText(/^Pay by .* or the seats will be released/)).toHaveCount(1);

    await journey.step('R229: it says until when it may be paid', async () => {
      await page.goto(`${origin}/flight-details?bookingId=${bookingId}`);
      await expect(page.getByText(/Your ticket time will expire on .*\d{1,2}:\d{2}/)).toBeVisible();
    });
    await page.getByRole('button', { name: 'Pay now' }).click();
    await fillCard(page, CARDS.declined);
    await page.getByRole('button', { name: /^Pay [^n]/ }).click();
    await expect(page.getByText('The payment was refused. Your reservation remains valid.')).toBeVisible({
      timeout: 30_000,
    });
    await expect(page.getByText('On hold').first()).toBeVisible();

    await fillCard(page, CARDS.good);
    await pay(page, words);
    await confirmedBooking(page, words);

    await page.goto(`${origin}/flight-details?bookingId=${bookingId}`);
    await page.getByRole('button', { name: 'Cancel booking' }).click();
    const dialog = page.getByRole('dialog');
    await expect(dialog.getByText(/Free cancellation until/)).toBeVisible();
    await journey.step('R226: that it is canceled is said, and can be seen', async () => {
      await dialog.getByRole('button', { name: /^Cancel and get .* back/ }).click();
      await expect(page.getByText('Flight canceled successfully')).toBeVisible({ timeout: 30_000 });
      await expect(page.getByText('This booking is canceled')).toBeVisible();
      await expect(page.getByRole('button', { name: 'Cancel booking' })).toHaveCount(0);
    });
  },
);
