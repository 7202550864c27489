import type { Page } from '@playwright/test';
import { call, signedIn } from '../support/api';
import { nextCall } from '../support/calls';
import { allow, expect, journey } from '../support/journey';
import { amountOf, bookingsSent, CARDS, dayIn, fillCard, pay, payButton, WORDS } from '../support/traveller';

const words = WORDS.pt;
journey.use({ viewport: { width: 390, height: 844 }, locale: words.locale, hasTouch: true });

const SEAT = 'Cadeirinha';
const RESERVE = '/api/car-rental/reserveCar';

/** From the results of a week from Lisbon to Porto to the page of the first car. */
async function takeCar(page: Page, origin: string): Promise<void> {
  const search = new URLSearchParams({
    ...{ from: 'airport:LIS', to: 'airport:OPO', age: '35', country: 'BR' },
    ...{ pickUp: `${dayIn(40)}T10:00`, dropOff: `${dayIn(47)}T10:00` },
  });
  await page.goto(`${origin}/booknow/cars/search?${search.toString()}`);
  await page.getByRole('link', { name: words.select }).first().click({ timeout: 20_000 });
  await expect(page).toHaveURL(/result-details/);
}

const field = (page: Page, name: string) => page.locator(`#car-checkout [name="${name}"]`);

const REQUIRED = ['firstName', 'lastName', 'email', 'address', 'city', 'state', 'zipCode', 'pickupTime'];

/** Presses Pay with nothing typed: each field that a driver has to fill in says that it is missing. */
async function seeMissing(page: Page): Promise<void> {
  for (const name of REQUIRED) await field(page, `driver.${name}`).fill('');
  await pay(page, words);
  await expect(page.getByRole('alert').getByRole('link').first()).toBeVisible();
  for (const name of REQUIRED)
    await expect(field(page, `driver.${name}`)).toHaveAttribute('aria-invalid', 'true');
}

async function fillDriver(page: Page, lastName: string): Promise<void> {
  await field(page, 'driver.title').selectOption('Ms');
  for (const [name, value] of Object.entries({
    firstName: 'Ana',
    lastName,
    phone: '+55 11 5555 0100',
    address: 'Rua das Flores 12',
    city: 'São Paulo',
    state: 'SP',
    zipCode: '01001-000',
  }))
    await field(page, `driver.${name}`).fill(value);
  await field(page, 'flightNumber').fill('TP 1356');
}

journey(
  'one way with a child seat and protection, on a phone in Portuguese; a double press and a reload while it is being made book once',
  async ({ page, site }) => {
    journey.setTimeout(150_000);
    const origin = site.origin('horizonte');
    await signedIn(page, origin, 'client@horizonte.example');
    await takeCar(page, origin);
    await page.getByRole('button', { name: `Mais: ${SEAT}` }).click();
    await page.getByRole('link', { name: words.continue }).locator('visible=true').first().click();
    await expect(page).toHaveURL(/\/booknow\/Cars\/checkout\?/);
    await expect(amountOf(page, SEAT)).toBeVisible({ timeout: 20_000 });

    const cover = page.getByRole('radio', { name: /^Com proteção de reembolso/ });
    await cover.check();
    const line = (await amountOf(page, 'Valor da proteção').textContent())!;
    await page.getByRole('button', { name: `Mais: ${SEAT}` }).click();
    await expect(amountOf(page, `${SEAT} × 2`)).toBeVisible();
    await expect(amountOf(page, 'Valor da proteção')).not.toHaveText(line);
    await page.getByRole('button', { name: `Menos: ${SEAT}` }).click();
    await expect(amountOf(page, SEAT)).toBeVisible();
    await expect(amountOf(page, 'Valor da proteção')).toHaveText(line);

    // Confirmed by the supplier only after a while: the page that waits can be reloaded.
    await fillDriver(page, 'Pending');
    await journey.step('G16: the checkout is the same page in small letters', async () => {
      await page.goto(page.url().replace('/booknow/Cars/', '/booknow/cars/'));
      await expect(field(page, 'driver.lastName')).toHaveValue('Pending', { timeout: 20_000 });
      await expect(cover).toBeChecked();
      await expect(amountOf(page, 'Valor da proteção')).toHaveText(line);
    });
    await expect(payButton(page, words)).not.toHaveAttribute('aria-busy', 'true');

    await fillCard(page, CARDS.good);
    const sent = bookingsSent(page, RESERVE);
    await journey.step('R305: the first item of the answer is the booking that is waited for', async () => {
      const [{ answer }] = await Promise.all([nextCall(page, RESERVE), pay(page, words, 2)]);
      const [first] = answer as { response: { bookingId: string } }[];
      await expect(page).toHaveURL(
        new RegExp(`/booknow/Cars/confirm-payment\\?bookingId=${first!.response.bookingId}`),
        { timeout: 20_000 },
      );
      await expect(page.getByRole('heading', { name: 'Fazendo sua reserva' })).toBeVisible();
    });
    await page.reload();
    await expect(page.getByText(words.confirmed)).toBeVisible({ timeout: 60_000 });
    expect(sent).toHaveLength(1);
    await expect(page.getByText('Ana Pending')).toBeVisible();
    await expect(amountOf(page, SEAT)).toBeVisible();
    await expect(amountOf(page, 'Valor da proteção')).toHaveText(line);
    await expect(page.getByRole('button', { name: 'Adicionar à agenda' })).toBeVisible();
    const { body } = await call(page, 'POST', '/api/user/getUserTransactions', { when: 'all' });
    const { data } = body as { data: { product: string; travelers: string[] }[] };
    expect(data.filter(({ travelers }) => travelers.includes('Ana Pending'))).toHaveLength(1);
  },
);

journey(
  'a driver who comes too early, a supplier that breaks and one that refuses; nothing is lost or taken',
  async ({ page, site }) => {
    journey.setTimeout(150_000);
    const origin = site.origin('horizonte');
    await signedIn(page, origin, 'agent@horizonte.example');
    await takeCar(page, origin);
    await page.getByRole('link', { name: words.continue }).locator('visible=true').first().click();
    await expect(page.locator('#car-checkout')).toBeVisible({ timeout: 20_000 });
    allow('status of 502');

    await journey.step('R300: what a driver has to say is required', async () => {
      await seeMissing(page);
      await field(page, 'driver.email').fill('ana.lima@horizonte.example');
      await fillDriver(page, 'Error');
    });
    await journey.step('M340: a driver who comes before the priced time is told so', async () => {
      await field(page, 'driver.pickupTime').fill('09:00');
      await fillCard(page, CARDS.good);
      await pay(page, words);
      await expect(page.getByRole('alert').getByRole('link')).toHaveText([
        /Informe um horário de retirada válido/,
      ]);
    });
    await field(page, 'driver.pickupTime').fill('10:30');
    await journey.step('R303: a call that is rejected is a booking error', async () => {
      const [{ status }] = await Promise.all([nextCall(page, RESERVE), pay(page, words)]);
      expect(status).toBe(502);
      await expect(page.getByText('Ocorreu um erro ao reservar o carro')).toBeVisible({ timeout: 20_000 });
      await expect(page.getByText(/está sendo liberado/)).toBeVisible();
    });

    await field(page, 'driver.lastName').fill('Refuse');
    await journey.step('R304: the error of the first item is a reservation error', async () => {
      const [{ status, answer }] = await Promise.all([nextCall(page, RESERVE), pay(page, words)]);
      expect({ status, answer }).toMatchObject({
        status: 200,
        answer: [{ error: { message: expect.any(String) } }],
      });
      await expect(page.getByText(/^Seu dinheiro foi reembolsado/)).toBeVisible({ timeout: 20_000 });
      await expect(field(page, 'driver.city')).toHaveValue('São Paulo');
    });

    await field(page, 'driver.lastName').fill('Lima');
    await pay(page, words);
    await expect(page.getByText(words.confirmed)).toBeVisible({ timeout: 30_000 });
  },
);

/** From the checkout to the bank's own page and back, with this answer. */
async function answerBank(page: Page, answer: 'confirmed' | 'refused'): Promise<void> {
  await fillCard(page, CARDS.bankAsks);
  await pay(page, words);
  await page.getByRole('button', { name: 'Confirmar no meu banco' }).click({ timeout: 30_000 });
  await expect(page).toHaveURL(/\/gateway\/challenge/);
  await page.locator(`button[value="${answer}"]`).click();
  await expect(page).toHaveURL(/\/booknow\/Cars\/confirm-payment\?bookingId=/);
}

journey(
  'R138 INV-2: a car whose card the bank asks about is not made when the payer refuses there; he goes back to what he typed, and it is made once when he confirms',
  async ({ page, site }) => {
    journey.setTimeout(150_000);
    const origin = site.origin('horizonte');
    await signedIn(page, origin, 'client@horizonte.example');
    const bookedAs = async (name: string) => {
      const { body } = await call(page, 'POST', '/api/user/getUserTransactions', { when: 'all' });
      const { data } = body as { data: { travelers: string[] }[] };
      return data.filter(({ travelers }) => travelers.includes(name)).length;
    };
    await takeCar(page, origin);
    await page.getByRole('link', { name: words.continue }).locator('visible=true').first().click();
    await expect(page.locator('#car-checkout')).toBeVisible({ timeout: 20_000 });
    await fillDriver(page, 'Recusa');
    await answerBank(page, 'refused');
    await expect(page.getByRole('heading', { name: 'A reserva não foi feita' })).toBeVisible({
      timeout: 30_000,
    });
    await expect(page.getByText('O pagamento não foi confirmado.')).toBeVisible();
    await expect(page.getByText('Nenhum valor foi cobrado.')).toBeVisible();
    expect(await bookedAs('Ana Recusa')).toBe(0);

    // Another card: what was typed is still there.
    await page.getByRole('button', { name: 'Voltar aos dados da reserva' }).click();
    await expect(page.locator('#car-checkout')).toBeVisible({ timeout: 20_000 });
    await expect(field(page, 'driver.lastName')).toHaveValue('Recusa');
    await field(page, 'driver.lastName').fill('Bancaria');
    const sent = bookingsSent(page, RESERVE);
    await answerBank(page, 'confirmed');
    await expect(page.getByText(words.confirmed)).toBeVisible({ timeout: 30_000 });
    // The page that the bank leads back to may be opened again.
    await page.reload();
    await expect(page.getByText('Sra. Ana Bancaria')).toBeVisible({ timeout: 20_000 });
    expect(sent).toHaveLength(1);
    expect(await bookedAs('Ana Bancaria')).toBe(1);
  },
);
