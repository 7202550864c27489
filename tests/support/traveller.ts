import { expect, type FrameLocator, type Locator, type Page } from '@playwright/test';
import { call, PASSWORD, sessionOf } from './api';

/** The words a journey looks for; what is not here is found by its name in the markup. */
export const WORDS = {
  en: {
    locale: 'en-GB',
    login: 'Log in',
    bookNow: 'Book Now',
    email: 'Email',
    password: 'Password',
    from: 'From',
    to: 'To',
    search: 'Search flights',
    select: /^Select:/,
    continue: 'Continue',
    pay: /^Pay /,
    confirmed: 'Your booking is confirmed',
    trips: 'My Trips',
    cheapest: /Cheapest/,
  },
  pt: {
    locale: 'pt-BR',
    login: 'Entrar',
    bookNow: 'Reserve agora',
    email: 'E-mail',
    password: 'Senha',
    from: 'De',
    to: 'Para',
    search: 'Buscar voos',
    select: /^Selecionar:/,
    continue: 'Continuar',
    pay: /^Pagar /,
    confirmed: 'Sua reserva está confirmada',
    trips: 'Minhas viagens',
    cheapest: /Mais barato/,
  },
  es: {
    locale: 'es-ES',
    login: 'Iniciar sesión',
    bookNow: 'Reservar ahora',
    email: 'Correo electrónico',
    password: 'Contraseña',
    from: 'Origen',
    to: 'Destino',
    search: 'Buscar vuelos',
    select: /^Seleccionar:/,
    continue: 'Continuar',
    pay: /^Pagar /,
    confirmed: 'Su reserva está confirmada',
    trips: 'Mis viajes',
    cheapest: /Más barato/,
  },
} as const;
export type Words = (typeof WORDS)[keyof typeof WORDS];

/** Fills in the login card and waits until the session stands. */
export async function logIn(page: Page, words: Words, email: string, password = PASSWORD): Promise<void> {
  const form = page.locator('form').filter({ has: page.locator('input[name="password"]') });
  await form.locator('input[name="email"]').fill(email);
  await form.locator('input[name="password"]').fill(password);
  await form.getByRole('button', { name: words.login, exact: true }).click();
}

/** Types into a place field and takes the suggestion with this code. */
export async function choosePlace(
  scope: Page | Locator,
  label: string,
  text: string,
  code: string,
): Promise<void> {
  const field = scope.getByRole('combobox', { name: label, exact: true });
  await field.click();
  await field.fill(text);
  const page = 'page' in scope ? scope.page() : scope;
  await page.getByRole('option').filter({ hasText: code }).first().click();
}

export async function searchFlights(
  page: Page,
  words: Words,
  from: [string, string],
  to: [string, string],
): Promise<void> {
  await choosePlace(page, words.from, ...from);
  await choosePlace(page, words.to, ...to);
  await page.getByRole('button', { name: words.search }).click();
  await expect(page).toHaveURL(/\/booknow\/flights\/search\?/);
  await expect(page.getByRole('link', { name: words.select }).first()).toBeVisible({ timeout: 20_000 });
}

/** The day that many days from now, as the address of a search has it. */
export const dayIn = (days: number): string =>
  new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10);

/** What is searched for, as its address has it; one adult, one way in 40 days, where nothing else is said. */
export type SearchAddress = { from: string; to: string } & Record<string, string>;

const addressOf = (search: SearchAddress): Record<string, string> => ({
  ...{ trip: search['return'] ? 'round-trip' : 'one-way', depart: dayIn(40), adults: '1' },
  ...search,
});

/** The results of a search, by its address. */
export async function openResults(
  page: Page,
  words: Words,
  origin: string,
  search: SearchAddress,
): Promise<void> {
  const address = new URLSearchParams(addressOf(search));
  await page.goto(`${origin}/booknow/flights/search?${address.toString()}`);
  await expect(page.getByRole('link', { name: words.select }).first()).toBeVisible({ timeout: 20_000 });
}

/** From the results to the checkout, by the first card. */
export async function takeFirstOffer(page: Page, words: Words): Promise<void> {
  await page.getByRole('link', { name: words.select }).first().click();
  await expect(page).toHaveURL(/search-details/);
  await page.getByRole('link', { name: words.continue }).locator('visible=true').first().click();
  await expect(page.locator('#flight-checkout')).toBeVisible({ timeout: 20_000 });
}

const control = (page: Page, path: string): Locator => page.locator(`#flight-checkout [name="${path}"]`);

export interface Guest {
  firstName?: string;
  lastName?: string;
  title?: string;
  gender?: string;
  /** Day, month, year. */
  born?: readonly [string, string, string];
}

/** Types one traveller's data, counted from zero. */
export async function fillTraveller(
  page: Page,
  index: number,
  {
    firstName = 'Ana',
    lastName = 'Lima',
    title = 'Ms',
    gender = 'F',
    born = ['14', '3', '1986'],
  }: Guest = {},
): Promise<void> {
  await control(page, `travellers.${index}.title`).selectOption(title);
  await control(page, `travellers.${index}.gender`).selectOption(gender);
  await control(page, `travellers.${index}.firstName`).fill(firstName);
  await control(page, `travellers.${index}.lastName`).fill(lastName);
  for (const [at, part] of ['day', 'month', 'year'].entries())
    await page.locator(`input[id$="-${part}"]`).nth(index).fill(born[at]!);
}

export async function fillCheckout(page: Page, guest: Guest = {}): Promise<void> {
  await fillTraveller(page, 0, guest);
  await control(page, 'contact.phone').fill('+55 11 5555 0100');
  await control(page, 'billing.address').fill('Rua das Flores 12');
  await control(page, 'billing.city').fill('São Paulo');
  await control(page, 'billing.state').fill('SP');
  await control(page, 'billing.zipCode').fill('01001-000');
  await control(page, 'billing.country').selectOption('BR');
}

export const cardFrame = (page: Page): FrameLocator => page.frameLocator('iframe[src*="/gateway/fields"]');

export const CARDS = {
  good: '4242424242424242',
  declined: '4000000000000002',
  insufficient: '4000000000009995',
  bankAsks: '4000002500003155',
  late: '4000000000000077',
  /** Taken while its holder is there, declined when a subscription is renewed. */
  declinedLater: '4000000000000341',
} as const;

export async function fillCard(page: Page, number: string): Promise<void> {
  const frame = cardFrame(page);
  await frame.locator('#number').fill(number);
  await frame.locator('#expiry').fill('12/34');
  await frame.locator('#code').fill('123');
  await frame.locator('#name').fill('Ana Lima');
}

export const payButton = (page: Page, words: Words): Locator =>
  page.getByRole('button', { name: words.pay }).locator('visible=true').first();

/** The whole way from the search form to the checkout with everything typed but the payment. */
export async function reachPayment(page: Page, words: Words, origin: string): Promise<void> {
  await page.goto(`${origin}/booknow/flights`);
  await searchFlights(page, words, ['Lisbon', 'LIS'], ['JFK', 'JFK']);
  await takeFirstOffer(page, words);
  await fillCheckout(page);
}

interface Offer {
  id: string;
  itineraryId: string;
  fareFamily: string;
  totalAmount: { amount: number; currency: string };
  holdUntil?: string;
}

/** The checkout of the cheapest fare of a search (the cheapest that `suits`), which is asked for by the API. */
export async function openCheckout(
  page: Page,
  origin: string,
  search: SearchAddress = { from: 'LIS', to: 'JFK' },
  suits: (offer: Offer) => boolean = () => true,
): Promise<void> {
  const address = addressOf(search);
  const { from, to, depart, adults, children, infants } = address;
  const { body } = await call(await sessionOf(page, origin), 'POST', '/api/v2/flight/search', {
    legs: [
      { origin: from, destination: to, departureDate: depart },
      ...(address['return'] ? [{ origin: to, destination: from, departureDate: address['return'] }] : []),
    ],
    travellers: {
      adults: Number(adults),
      children: Number(children ?? 0),
      infants: Number(infants ?? 0),
    },
  });
  const offer = (body as { data: Offer[] }).data.find(suits);
  expect(offer, JSON.stringify(body).slice(0, 500)).toBeTruthy();
  const { id, itineraryId, fareFamily, totalAmount } = offer!;
  const chosen = new URLSearchParams({
    ...address,
    ...{ itinerary: itineraryId, fare: fareFamily, offer: id },
    ...{ total: String(totalAmount.amount), currency: totalAmount.currency },
  });
  await page.goto(`${origin}/booknow/flights/checkout?${chosen.toString()}`);
  await expect(page.locator('#flight-checkout')).toBeVisible({ timeout: 20_000 });
}

/** The same, with everything typed but the payment. */
export async function reachCheckout(
  page: Page,
  origin: string,
  search?: SearchAddress,
  guest?: Guest,
): Promise<void> {
  await openCheckout(page, origin, search);
  await fillCheckout(page, guest);
}

/** The booking is made; its id. */
export async function confirmedBooking(page: Page, words: Words): Promise<string> {
  await expect(page.getByText(words.confirmed)).toBeVisible({ timeout: 30_000 });
  return new URL(page.url()).searchParams.get('bookingId')!;
}

/** What stands beside a line of a price or of a list of facts. */
export const amountOf = (page: Page, label: string): Locator =>
  page
    .locator('dl > div')
    .filter({ has: page.getByText(label, { exact: true }) })
    .locator('dd')
    .first();

/** An amount in its minor units, whatever the language writes between its digits. */
export const minorOf = async (amount: Locator): Promise<number> =>
  Number((await amount.textContent())!.replace(/\D/g, ''));

/** What an attribute says on each of these elements as they stand now: for `expect.poll`, as a list may still grow. */
export const attributesOf = (all: Locator, name: string): Promise<(string | null)[]> =>
  all.evaluateAll((found, asked) => found.map((one) => one.getAttribute(asked)), name);

/** Every key under which this page asks for a booking from now on, of flights unless another call is named. */
export function bookingsSent(page: Page, path = '/api/v2/flight/booking'): string[] {
  const sent: string[] = [];
  page.on('request', (request) => {
    if (request.url().endsWith(path)) sent.push(request.headers()['idempotency-key'] ?? '');
  });
  return sent;
}

/**
 * Presses Pay as a person would, after the page has come to rest. A press in the same moment as the scroll that
 * brings the button into view is sent to where the card's frame was, and nobody receives it.
 */
export async function pay(page: Page, words: Words, presses = 1): Promise<void> {
  const button = payButton(page, words);
  await button.scrollIntoViewIfNeeded();
  await button.hover();
  await page.waitForTimeout(500);
  await button.click({ clickCount: presses });
}
