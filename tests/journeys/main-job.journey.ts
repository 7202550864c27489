import { call, signedIn } from '../support/api';
import { allow, expect, journey } from '../support/journey';
import {
  bookingsSent,
  cardFrame,
  CARDS,
  confirmedBooking,
  fillCard,
  fillCheckout,
  logIn,
  pay,
  reachCheckout,
  reachPayment,
  searchFlights,
  takeFirstOffer,
  WORDS,
} from '../support/traveller';

const phone = { width: 390, height: 844 };

journey.describe('on a phone in Portuguese', () => {
  journey.use({ viewport: phone, locale: WORDS.pt.locale, hasTouch: true });

  journey('a client signs in, searches, pays, and finds the booking', async ({ page, site }) => {
    const words = WORDS.pt;
    const origin = site.origin('horizonte');
    await journey.step(
      'R009: the start page has the agency’s words, colors and picture, and Book Now',
      async () => {
        await page.goto(origin);
        await expect(page).toHaveTitle('Horizonte Viagens - Voos, hotéis, carros e atividades');
        const heading = page.getByRole('heading', { level: 1, name: 'O mundo começa no seu horizonte' });
        await expect(heading).toHaveCSS('color', 'rgb(255, 255, 255)');
        const subHeading = page.getByText(
          'Voos e carros escolhidos a dedo, com gente de verdade do outro lado.',
        );
        await expect(subHeading).toHaveCSS('color', 'rgb(255, 243, 230)');
        const hero = page.locator('section').filter({ has: heading });
        await expect
          .poll(() => hero.locator('img').evaluate((image: HTMLImageElement) => image.naturalWidth))
          .toBeGreaterThan(0);
        await expect(hero.getByRole('link', { name: words.bookNow })).toBeVisible();
      },
    );
    await page.getByRole('link', { name: words.login, exact: true }).first().click();
    await journey.step(
      'R087 R077: the login is said and kept for a week, and leads to the first product',
      async () => {
        await logIn(page, words, 'client@horizonte.example');
        await expect(page.getByText('Login realizado com sucesso').first()).toBeVisible();
        await expect(page).toHaveURL(`${origin}/booknow/flights`);
        const token = (await page.context().cookies()).find(({ name }) => name === 'x-access-token');
        expect(Math.round((token!.expires - Date.now() / 1000) / 60)).toBe(604_800 / 60);
      },
    );

    await searchFlights(page, words, ['São Paulo', 'GRU'], ['LIS', 'LIS']);
    await expect(
      page
        .getByRole('tab', { name: words.cheapest })
        .or(page.getByRole('radio', { name: words.cheapest }))
        .first(),
    ).toBeVisible();
    await takeFirstOffer(page, words);
    await fillCheckout(page);
    await fillCard(page, CARDS.good);
    await pay(page, words);
    await expect(page).toHaveURL(/\/booknow\/flights\/confirmation\?bookingId=/);
    await expect(page.getByText(words.confirmed)).toBeVisible({ timeout: 30_000 });
    const bookingId = new URL(page.url()).searchParams.get('bookingId')!;

    await page.goto(`${origin}/mytrip`);
    await expect(page.getByRole('heading', { name: words.trips, level: 1 })).toBeVisible();
    const trip = page.locator(`a[href*="${bookingId}"]`).first();
    await expect(trip).toBeVisible();
    await trip.click();
    await expect(page).toHaveURL(/\/flight-details/);
    await expect(page.getByText('Lima', { exact: false }).first()).toBeVisible();

    await page.goto(`${site.origin('')}/dev/mail`);
    await expect(page.getByText('client@horizonte.example').first()).toBeVisible();
  });
});

journey.describe('on a desktop in English', () => {
  journey.use({ viewport: { width: 1440, height: 900 }, locale: WORDS.en.locale });
  const words = WORDS.en;

  journey(
    'a traveler who leaves things out, goes offline and has a card declined loses nothing, and pays with another card',
    async ({ page, context, site }) => {
      journey.setTimeout(120_000);
      const origin = site.origin('bluefjord');
      const sent: string[] = [];
      page.on('request', (request) => sent.push(`${request.url()} ${request.postData() ?? ''}`));
      await signedIn(page, origin, 'client@bluefjord.example');
      await reachPayment(page, words, origin);
      const city = page.locator('[name="billing.city"]');
      const lastName = page.locator('[name="travellers.0.lastName"]');

      await journey.step(
        'R220 R221: what is missing is named, linked, and nothing that was typed is lost',
        async () => {
          await lastName.fill('');
          await pay(page, words);
          await expect(page.getByText('Field is required').first()).toBeVisible();
          await page.reload();
          await expect(city).toHaveValue('São Paulo');
          await lastName.fill('Lima');
          await pay(page, words);
          await expect(cardFrame(page).getByText('Your card number is incomplete')).toBeVisible();
        },
      );
      await journey.step('an offline browser is told, keeps what was typed, and goes on later', async () => {
        allow('ERR_INTERNET_DISCONNECTED');
        await fillCard(page, CARDS.good);
        await context.setOffline(true);
        await pay(page, words);
        await expect(page.getByText(/you are offline/i).first()).toBeVisible();
        await expect(city).toHaveValue('São Paulo');
        await context.setOffline(false);
      });
      await journey.step('a declined card takes no money and loses nothing', async () => {
        await fillCard(page, CARDS.declined);
        await pay(page, words);
        await expect(page.getByText(/declined/i).first()).toBeVisible({ timeout: 30_000 });
        await expect(page.getByText(/you were not charged/i).first()).toBeVisible();
        await expect(city).toHaveValue('São Paulo');
      });
      await journey.step('R219 SEC-40: another card goes through, and the page never sees it', async () => {
        await fillCard(page, CARDS.good);
        await pay(page, words);
        await confirmedBooking(page, words);
        expect(sent.filter((request) => request.includes(CARDS.good))).toEqual([]);
      });
      await page.goto(`${site.origin('')}/dev/mail`);
      await expect(page.getByText('client@bluefjord.example').first()).toBeVisible();
    },
  );

  journey(
    'a bank asks to confirm, where the traveler goes and comes back; another one is late and is waited for',
    async ({ page, site }) => {
      journey.setTimeout(120_000);
      const origin = site.origin('bluefjord');
      await signedIn(page, origin, 'client@bluefjord.example');
      await reachCheckout(page, origin);
      await fillCard(page, CARDS.bankAsks);
      await pay(page, words);
      await page.getByRole('button', { name: 'Confirm at my bank' }).click({ timeout: 30_000 });
      await expect(page).toHaveURL(/\/gateway\/challenge/);
      await page.getByRole('button', { name: /confirm/i }).click();
      await confirmedBooking(page, words);

      await reachCheckout(page, origin);
      await fillCard(page, CARDS.late);
      await pay(page, words);
      await expect(page.getByText(words.confirmed)).toBeVisible({ timeout: 45_000 });
    },
  );

  journey('a double click and a reload in the middle book once', async ({ page, site }) => {
    const origin = site.origin('bluefjord');
    const agent = await signedIn(page, origin, 'agent@bluefjord.example');
    await reachCheckout(page, origin, undefined, { lastName: 'Twice' });
    await fillCard(page, CARDS.good);
    const starts = bookingsSent(page);
    await pay(page, words, 2);
    await expect(page).toHaveURL(/confirmation/);
    await page.reload();
    await expect(page.getByText(words.confirmed)).toBeVisible({ timeout: 30_000 });
    expect(new Set(starts).size).toBe(1);
    const { body } = await call(agent, 'POST', '/api/user/getUserTransactions', { when: 'all' });
    const { data } = body as { data: { travelers: string[] }[] };
    expect(data.filter(({ travelers }) => travelers.includes('Ana Twice'))).toHaveLength(1);
  });
});
