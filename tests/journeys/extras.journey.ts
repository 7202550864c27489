import { signedIn } from '../support/api';
import { expect, journey } from '../support/journey';
import {
  amountOf,
  bookingsSent,
  CARDS,
  confirmedBooking,
  dayIn,
  fillCard,
  fillTraveller,
  pay,
  payButton,
  reachCheckout,
  WORDS,
} from '../support/traveller';

const words = WORDS.es;
journey.use({ viewport: { width: 390, height: 844 }, locale: words.locale, hasTouch: true });

journey(
  'seats, a bag and protection are chosen on a phone in Spanish, outlast a reload, and one press pays them all',
  async ({ page, site }) => {
    const origin = site.origin('horizonte');
    await signedIn(page, origin, 'client@horizonte.example');
    await reachCheckout(page, origin, { from: 'GRU', to: 'LIS', return: dayIn(50), adults: '2' });
    await fillTraveller(page, 1, { firstName: 'Rui', title: 'Mr', gender: 'M' });

    await page.getByRole('button', { name: 'Elegir asientos' }).click();
    const seats = page.getByRole('dialog', { name: 'Elegir asientos' });
    const free = seats.getByRole('gridcell', { name: /, disponible$/ });
    const numbers: string[] = [];
    for (let traveller = 0; traveller < 2; traveller++) {
      numbers.push((await free.first().getAttribute('data-seat'))!);
      await free.first().click();
    }
    await seats.getByRole('button', { name: 'Listo' }).click();
    await expect(seats).toHaveCount(0);
    await page.getByRole('button', { name: 'Añadir maletas' }).click();
    const bags = page.getByRole('dialog', { name: 'Añadir maletas' });
    await bags
      .getByRole('button', { name: /^Más: / })
      .first()
      .click();
    await bags.getByRole('button', { name: 'Listo' }).click();
    await expect(bags).toHaveCount(0);
    await page.getByRole('radio', { name: /^Con protección de reembolso/ }).check();
    const lines = ['Asientos y equipaje', 'Importe de la protección', 'Importe total'];
    const agreed = await Promise.all(lines.map((line) => amountOf(page, line).textContent()));
    for (const amount of agreed) expect(amount).toMatch(/[1-9]/);

    // The price with seats is asked for again: until it is there, Pay says that it is busy.
    let answer = (): void => undefined;
    const asked = new Promise<void>((done) => (answer = done));
    await page.route('**/api/v2/flight/reprice', async (route) => {
      if (route.request().postData()?.includes('"extras"')) await asked;
      await route.continue();
    });
    await page.reload();
    await fillCard(page, CARDS.good);
    const sent = bookingsSent(page);
    await expect(payButton(page, words)).toHaveAttribute('aria-busy', 'true');
    await payButton(page, words).click({ force: true });
    expect(sent).toEqual([]);
    answer();
    await expect(payButton(page, words)).not.toHaveAttribute('aria-busy', 'true');
    for (const [index, line] of lines.entries())
      await expect(amountOf(page, line)).toHaveText(agreed[index]!);
    await pay(page, words);
    const bookingId = await confirmedBooking(page, words);
    expect(sent).toHaveLength(1);

    const written = async () => {
      for (const number of numbers) await expect(page.getByText(`: asiento ${number}`).first()).toBeVisible();
      await expect(page.getByText(/: 1 maleta adicional/).first()).toBeVisible();
      for (const [index, line] of lines.entries())
        await expect(amountOf(page, line)).toHaveText(agreed[index]!);
    };
    await written();
    await page.goto(`${origin}/flight-details?bookingId=${bookingId}`);
    await written();
  },
);
