import { signedIn } from '../support/api';
import { expect, journey } from '../support/journey';
import {
  bookingsSent,
  CARDS,
  choosePlace,
  confirmedBooking,
  fillCard,
  fillCheckout,
  fillTraveller,
  openResults,
  pay,
  reachCheckout,
  takeFirstOffer,
  WORDS,
} from '../support/traveller';

const words = WORDS.en;
journey.use({ viewport: { width: 1440, height: 900 }, locale: words.locale });

const yearsAgo = (years: number): string => String(new Date().getFullYear() - years);

journey('R185 R186: a trip through three cities is searched, booked and found', async ({ page, site }) => {
  const origin = site.origin('bluefjord');
  await signedIn(page, origin, 'client@bluefjord.example');
  await page.goto(`${origin}/booknow/flights`);
  await page.getByText('Multi-City', { exact: true }).click();
  const legs = page.getByRole('group', { name: /^Flight \d$/ });
  await choosePlace(legs.nth(0), words.from, 'Lisbon', 'LIS');
  await choosePlace(legs.nth(0), words.to, 'JFK', 'JFK');
  await choosePlace(legs.nth(1), words.to, 'San Francisco', 'SFO');
  await page.getByRole('button', { name: words.search }).click();
  await expect(page).toHaveURL(/trip=multi-city/);
  await expect(page.getByRole('link', { name: words.select }).first()).toBeVisible({ timeout: 20_000 });
  await takeFirstOffer(page, words);
  await fillCheckout(page);
  await fillCard(page, CARDS.good);
  await pay(page, words);
  const bookingId = await confirmedBooking(page, words);
  await page.goto(`${origin}/flight-details?bookingId=${bookingId}`);
  for (const code of ['LIS', 'JFK', 'SFO']) await expect(page.getByText(code).first()).toBeVisible();
});

journey('R220 R223: a family with a child and an infant books together', async ({ page, site }) => {
  const origin = site.origin('bluefjord');
  await signedIn(page, origin, 'client@bluefjord.example');
  await reachCheckout(page, origin, {
    from: 'LIS',
    to: 'JFK',
    adults: '2',
    children: '1',
    infants: '1',
  });
  await fillTraveller(page, 1, { firstName: 'Rui', title: 'Mr', gender: 'M' });
  // An adult's birthday in a child's place is refused, and what was typed stays.
  await fillTraveller(page, 2, { firstName: 'Eva', title: 'Miss', born: ['14', '3', '1990'] });
  await fillTraveller(page, 3, { firstName: 'Leo', title: 'Mr', gender: 'M', born: ['2', '2', yearsAgo(1)] });
  await fillCard(page, CARDS.good);
  const sent = bookingsSent(page);
  await pay(page, words);
  await expect(page.getByRole('link', { name: /^Traveler 3, Date of birth: / })).toBeVisible();
  expect(sent).toEqual([]);
  await fillTraveller(page, 2, { firstName: 'Eva', title: 'Miss', born: ['14', '3', yearsAgo(7)] });
  await pay(page, words);
  await confirmedBooking(page, words);
  for (const name of ['Ana Lima', 'Rui Lima', 'Eva Lima', 'Leo Lima'])
    await expect(page.getByText(name).first()).toBeVisible();
});

journey('INV-5: a price that went up is refused, or accepted and paid', async ({ page, site }) => {
  const origin = site.origin('bluefjord');
  await signedIn(page, origin, 'client@bluefjord.example');
  await openResults(page, words, origin, { from: 'JFK', to: 'BDA' });
  const enter = async () => {
    await page.getByRole('link', { name: words.select }).first().click();
    await page.getByRole('link', { name: words.continue }).locator('visible=true').first().click();
    return page.getByRole('dialog', { name: 'The price has gone up' });
  };
  const refused = await enter();
  await refused.getByRole('button', { name: 'Go back' }).click();
  await expect(page).toHaveURL(/\/booknow\/flights\/search\?/);

  const dialog = await enter();
  const accept = dialog.getByRole('button', { name: /^Accept / });
  const price = (await accept.textContent())!.replace('Accept ', '');
  await accept.click();
  await fillCheckout(page);
  await fillCard(page, CARDS.good);
  await pay(page, words);
  await confirmedBooking(page, words);
  await expect(page.getByText(price).first()).toBeVisible();
});

journey('INV-2: sold out after the payment was authorised, the money goes back', async ({ page, site }) => {
  const origin = site.origin('bluefjord');
  await signedIn(page, origin, 'client@bluefjord.example');
  await reachCheckout(page, origin, { from: 'LIS', to: 'JFK' }, { lastName: 'Soldout' });
  await fillCard(page, CARDS.good);
  await pay(page, words);
  const alert = page.getByRole('alert').filter({ hasText: 'The booking was not made' }).first();
  await expect(alert).toContainText('sold out', { timeout: 30_000 });
  await expect(alert).toContainText('Your money has been refunded to the original payment method');
  await expect(alert.getByRole('link', { name: 'See other flights' })).toBeVisible();
  await expect(page.locator('#flight-checkout [name="travellers.0.firstName"]')).toHaveValue('Ana');
});

journey(
  'R197: a supplier that hangs costs its own offers alone, is not named to travelers, and the rest can be bought meanwhile',
  async ({ page, site }) => {
    const origin = site.origin('bluefjord');
    await signedIn(page, origin, 'client@bluefjord.example');
    await openResults(page, words, origin, { from: 'LAX', to: 'PPT' });
    const status = page.getByRole('status');
    await expect(status.getByText(/^\d+ flights?$/)).toBeVisible();
    await expect(page.getByRole('progressbar', { name: 'Searching flights' })).toBeVisible();
    await takeFirstOffer(page, words);
    await page.goBack();
    await page.goBack();
    await expect(status.getByText('Some offers could not be loaded')).toBeVisible({ timeout: 20_000 });
    await expect(page.getByText(/Fareline|Skyhub/)).toHaveCount(0);
    await expect(page.getByRole('button', { name: 'Check again' })).toBeVisible();
    await expect(page.getByRole('link', { name: words.select }).first()).toBeVisible();
  },
);

/** Runs in the page: adds up by how much it moves without a press. */
function watchShifts(): void {
  Object.assign(window, { moved: 0 });
  new PerformanceObserver((list) => {
    const seen = window as unknown as { moved: number };
    for (const shift of list.getEntries() as (PerformanceEntry & {
      value: number;
      hadRecentInput: boolean;
    })[])
      if (!shift.hadRecentInput) seen.moved += shift.value;
  }).observe({ type: 'layout-shift', buffered: true });
}

for (const width of [390, 1440])
  journey(
    `rule 6: what a second supplier finds does not make the page move, at ${width} px`,
    async ({ page, site }) => {
      const origin = site.origin('bluefjord');
      await page.setViewportSize({ width, height: 844 });
      await signedIn(page, origin, 'client@bluefjord.example');
      await page.addInitScript(watchShifts);
      await openResults(page, words, origin, { from: 'LIS', to: 'NYC' });
      await expect(page.getByRole('status').getByText(/^\d+ flights?$/)).toBeVisible();
      await expect(page.getByRole('progressbar', { name: 'Searching flights' })).toHaveCount(0);
      await expect(page.getByRole('navigation', { name: 'Pages' })).toBeVisible();
      const moved = await page.evaluate(() => (window as unknown as { moved: number }).moved);
      expect(moved).toBeLessThan(0.05);
      // Nor is room kept above the list for what does not come any more.
      const line = await page
        .getByRole('status')
        .filter({ hasText: /^\d+ flights?$/ })
        .boundingBox();
      const first = await page
        .getByRole('main')
        .getByRole('list')
        .getByRole('listitem')
        .first()
        .boundingBox();
      expect(first!.y - (line!.y + line!.height)).toBeLessThan(32);
      const orders = page.getByRole('tablist', { name: 'Sort by' });
      expect(await orders.evaluate((row) => row.scrollWidth - row.clientWidth)).toBe(0);
    },
  );
