import { signedIn } from '../support/api';
import { nextCall } from '../support/calls';
import { allow, expect, journey } from '../support/journey';
import { fillGuests, guestField, openFirst, openHotels, rates, reserve } from '../support/stays';
import { bookingsSent, CARDS, fillCard, pay, WORDS } from '../support/traveller';

const BOOK = '/api/v2/hotel/booking';
/** Paid now and given back for nothing for a while, or not at all. */
const PAID_NOW = 'Pay now';

journey.describe('stays on a desktop in English', () => {
  journey.use({ viewport: { width: 1280, height: 900 }, locale: WORDS.en.locale });

  journey(
    'two properties are compared, one of them is booked, and given back at its penalty',
    async ({ page, site }) => {
      journey.setTimeout(120_000);
      const origin = site.origin('horizonte');
      await signedIn(page, origin, 'client@horizonte.example');
      await openHotels(page, origin, { more: { payments: 'now' } });
      const cards = page.getByRole('article');
      const tray = page.getByRole('region', { name: 'Compare hotels' });
      const choice = (at: number) => cards.nth(at).getByRole('checkbox', { name: 'Compare' });
      await journey.step('R261: one alone is not compared', async () => {
        await choice(0).check();
        await expect(tray.getByText('Select at least 2 hotels to compare')).toBeVisible();
        await expect(tray.getByRole('button', { name: 'Compare', exact: true })).toBeDisabled();
      });
      await journey.step('R260: three may be chosen, and no fourth', async () => {
        await choice(1).check();
        await choice(2).check();
        await choice(3).click();
        await expect(page.getByText('You can compare at most 3 hotels')).toBeVisible();
        await expect(choice(3)).not.toBeChecked();
        await choice(2).uncheck();
      });
      await tray.getByRole('button', { name: 'Compare', exact: true }).click();
      const dialog = page.getByRole('dialog', { name: 'Compare hotels' });
      await expect(dialog.getByRole('columnheader')).toHaveCount(2);
      await journey.step(
        'R263: details and rooms are asked for with the search and the property',
        async () => {
          const asked = (path: string) =>
            page.waitForRequest((request) => new URL(request.url()).pathname === `/api/v3/hotel/${path}`);
          const calls = await Promise.all([
            asked('get-hotel-details'),
            asked('get-rooms-and-rates'),
            dialog.getByRole('link', { name: 'See rooms' }).first().click(),
          ]);
          await expect(page.locator('input[type="radio"]').first()).toBeVisible({ timeout: 20_000 });
          const [details, rooms] = calls.slice(0, 2).map((one) => new URL(one!.url()).searchParams);
          expect([...details!.keys()].sort()).toEqual(['corelationid', 'hotelid']);
          expect(details!.get('corelationid')).toMatch(/^[\w-]+\.[\w-]+$/);
          expect(Object.fromEntries(rooms!)).toEqual(Object.fromEntries(details!));
        },
      );

      await rates(page, 'Non-refundable').first().click();
      await reserve(page, 'Reserve');
      await fillGuests(page, ['Almeida']);
      await fillCard(page, CARDS.good);
      await pay(page, WORDS.en);
      await expect(page.getByText('Please accept the terms and conditions').first()).toBeVisible();
      await page.getByRole('checkbox', { name: /^I accept the rules/ }).check();
      const sent = bookingsSent(page, BOOK);
      await journey.step('R266: the booking is sent as an array of one', async () => {
        const [call] = await Promise.all([nextCall(page, BOOK), pay(page, WORDS.en, 2)]);
        expect(call.sent).toEqual([expect.objectContaining({ termsAccepted: true })]);
      });
      await expect(page).toHaveURL(/\/booknow\/hotels\/confirm-payment\?bookingId=/, { timeout: 30_000 });
      await expect(page.getByText(WORDS.en.confirmed)).toBeVisible({ timeout: 30_000 });
      expect(sent).toHaveLength(1);
      await expect(page.getByText('Reserva em nome de Ana Almeida')).toBeVisible();

      const id = new URL(page.url()).searchParams.get('bookingId')!;
      await page.goto(`${origin}/hotel-details?bookingId=${id}`);
      await journey.step('R282: the penalty is asked for first, and it is canceled at that', async () => {
        const cancel = page.getByRole('dialog');
        const [{ answer }] = await Promise.all([
          nextCall(page, '/api/v2/hotel/cancelpenalty'),
          page
            .getByRole('button', { name: /^Cancel/ })
            .first()
            .click(),
        ]);
        const { penalty } = (answer as { data: { penalty: { amount: number } } }).data;
        expect(penalty.amount).toBeGreaterThan(0);
        await expect(
          cancel.getByText('Under the terms of the stay, it is no longer refundable.'),
        ).toBeVisible();
        const [canceled] = await Promise.all([
          nextCall(page, '/api/v2/hotel/cancel/hotel'),
          cancel
            .getByRole('button', { name: /cancel/i })
            .last()
            .click(),
        ]);
        expect(canceled.sent).toEqual({ bookingId: id, acceptedPenalty: penalty });
        await expect(page.getByText('Cancellation number')).toBeVisible({ timeout: 20_000 });
      });
    },
  );

  journey(
    'INV-5 R265 a price that goes up since the list, or as it is booked, is charged only once it is accepted',
    async ({ page, site }) => {
      journey.setTimeout(120_000);
      allow('403');
      allow('409');
      const origin = site.origin('horizonte');
      await signedIn(page, origin, 'client@horizonte.example');
      await openHotels(page, origin, { more: { payments: 'now' } });
      await openFirst(page, /^See rooms/);
      await rates(page, PAID_NOW).first().click();
      await reserve(page, 'Reserve');

      // As who comes from a list that said less some time ago.
      const listed = new URL(page.url());
      const total = Number(listed.searchParams.get('total'));
      listed.searchParams.set('total', String(total - 1_000));
      await page.goto(listed.href);
      const dialog = page.getByRole('dialog', { name: 'The price has gone up' });
      const accept = dialog.getByRole('button', { name: /^Accept / });
      const price = async () => (await accept.textContent())!.replace('Accept ', '');
      await expect(dialog).toContainText('10.00');
      const first = await price();
      await accept.click();
      await expect(dialog).toBeHidden();
      await expect(page.getByRole('button', { name: `Pay ${first}` }).first()).toBeVisible();

      await fillCard(page, CARDS.good);
      await page.getByRole('checkbox', { name: /^I accept the rules/ }).check();
      await journey.step('R279: a rate that may not be booked is refused, and nothing is lost', async () => {
        await fillGuests(page, ['Nonref']);
        await pay(page, WORDS.en);
        await expect(page.getByText(/not authori[sz]ed to book non-refundable rates/).first()).toBeVisible({
          timeout: 30_000,
        });
        await expect(guestField(page, 'rooms.0.lastName')).toHaveValue('Nonref');
      });

      await fillGuests(page, ['Dearer']);
      await pay(page, WORDS.en);
      await expect(dialog).toBeVisible({ timeout: 30_000 });
      await expect(dialog).toContainText(first);
      expect(await price()).not.toBe(first);
      await dialog.getByRole('button', { name: 'Go back' }).click();
      await expect(dialog).toBeHidden();
      await expect(page).toHaveURL(/\/booknow\/hotels\/checkout/);

      // Its supplier has the price of before for anybody else.
      await fillGuests(page, ['Almeida']);
      await pay(page, WORDS.en);
      await expect(page.getByText(WORDS.en.confirmed)).toBeVisible({ timeout: 30_000 });
      await expect(page.getByText(first).first()).toBeVisible();
    },
  );

  journey(
    'a stay that is paid at the property asks for no card and takes no money',
    async ({ page, site }) => {
      journey.setTimeout(90_000);
      const origin = site.origin('bluefjord');
      await signedIn(page, origin, 'client@bluefjord.example');
      await openHotels(page, origin, { place: 'CPH', more: { payments: 'property' } });
      await openFirst(page, /^See rooms/);
      await rates(page, 'Pay at the property').first().click();
      await reserve(page, 'Reserve');
      await fillGuests(page, ['Larsen']);
      await expect(page.locator('iframe[src*="/gateway/fields"]')).toHaveCount(0);
      await page.getByRole('checkbox', { name: /^I accept the rules/ }).check();
      await page.getByRole('button', { name: 'Book, pay at the property' }).click();
      await expect(page.getByText(WORDS.en.confirmed)).toBeVisible({ timeout: 30_000 });
      await expect(page.getByText(/Nothing was charged/).first()).toBeVisible();
    },
  );

  journey(
    'R276 an agent books for a client and finds it in the list of the agency',
    async ({ page, site }) => {
      journey.setTimeout(120_000);
      const origin = site.origin('horizonte');
      await signedIn(page, origin, 'agent@horizonte.example');
      await openHotels(page, origin, { more: { payments: 'now' } });
      await expect(page.getByText(/^Wholesale/).first()).toBeVisible();
      await openFirst(page, /^See rooms/);
      await rates(page, PAID_NOW).first().click();
      await reserve(page, 'Reserve');
      await fillGuests(page, ['Botelho']);
      await guestField(page, 'email').fill('ana.botelho@example.com');
      await fillCard(page, CARDS.good);
      await page.getByRole('checkbox', { name: /^I accept the rules/ }).check();
      await pay(page, WORDS.en);
      await expect(page.getByText(WORDS.en.confirmed)).toBeVisible({ timeout: 30_000 });
      await page.goto(`${origin}/bookings/hotels`);
      const row = page.getByRole('row').filter({ hasText: 'Ana Botelho' });
      await expect(row.first()).toBeVisible({ timeout: 20_000 });
      for (const column of [
        'Checkout Date',
        'Cost Price',
        'Sales Price',
        'Commission Earned',
        'Booking Status',
      ])
        await expect(page.getByRole('columnheader', { name: column })).toBeAttached();
    },
  );
});

journey.describe('a family on a phone in Portuguese', () => {
  const words = WORDS.pt;
  journey.use({ viewport: { width: 390, height: 844 }, locale: words.locale, hasTouch: true });

  journey('two rooms with a rate of its own for each, booked as one stay', async ({ page, site }) => {
    journey.setTimeout(120_000);
    const origin = site.origin('horizonte');
    await signedIn(page, origin, 'client@horizonte.example');
    await openHotels(page, origin, { rooms: '2.10.4_2', more: { payments: 'now' } });
    await openFirst(page, /^Ver quartos/);
    const tabs = page.getByRole('tab');
    await expect(tabs).toHaveCount(2);
    await rates(page, 'Não reembolsável').first().click();
    await tabs.nth(1).click();
    await rates(page, /Cancelamento grátis até/)
      .first()
      .click();
    await journey.step('R264: the price of both rooms is asked for with an array of one', async () => {
      const [{ sent: asked }] = await Promise.all([
        nextCall(page, '/api/v2/hotel/getPrice'),
        reserve(page, 'Reservar'),
      ]);
      expect(asked).toEqual([expect.objectContaining({ rates: [expect.any(String), expect.any(String)] })]);
    });
    await fillGuests(page, ['Moura', 'Lopes']);
    await fillCard(page, CARDS.good);
    await page.getByRole('checkbox', { name: /^Aceito/ }).check();
    const sent = bookingsSent(page, BOOK);
    await pay(page, words);
    await expect(page.getByText(words.confirmed)).toBeVisible({ timeout: 30_000 });
    expect(sent).toHaveLength(1);
    await expect(page.getByText('Ana Moura, Ana Lopes').first()).toBeVisible();
    await page.goto(`${origin}/mytrip`);
    await expect(page.getByText(/2 quartos/).first()).toBeVisible({ timeout: 20_000 });
  });
});
