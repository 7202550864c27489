import { expect, type FrameLocator, type Locator, type Page } from '@playwright/test';

export const PASSWORD = 'Caravel_2026';

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
} as const;
export type Words = (typeof WORDS)[keyof typeof WORDS];

/** Fills in the login card and waits until the session stands. */
export async function logIn(page: Page, words: Words, email: string, password = PASSWORD): Promise<void> {
  const form = page.locator('form').filter({ has: page.locator('input[name="password"]') });
  await form.locator('input[name="email"]').fill(email);
  await form.locator('input[name="password"]').fill(password);
  await form.getByRole('button', { name: words.login, exact: true }).click();
}

/** A page on which this account is signed in already, by the API and the token cookie. */
export async function signedIn(page: Page, origin: string, email: string): Promise<void> {
  await page.goto(`${origin}/attributions`);
  const auth = await page.evaluate(
    async ([address, secret]) => {
      const { authKey } = JSON.parse(document.getElementById('bootstrap')!.textContent!) as {
        authKey: string;
      };
      const answer = await fetch('/api/user/login', {
        method: 'POST',
        headers: { 'content-type': 'application/json', 'auth-key': authKey },
        body: JSON.stringify({ email: address, password: secret }),
      });
      return ((await answer.json()) as { auth: string }).auth;
    },
    [email, PASSWORD],
  );
  await page.context().addCookies([{ name: 'x-access-token', value: auth, url: origin }]);
}

/** Types into a place field and takes the suggestion with this code. */
export async function choosePlace(page: Page, label: string, text: string, code: string): Promise<void> {
  const field = page.getByRole('combobox', { name: label, exact: true });
  await field.click();
  await field.fill(text);
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
}

export async function fillCheckout(
  page: Page,
  { firstName = 'Ana', lastName = 'Lima' }: Guest = {},
): Promise<void> {
  await control(page, 'travellers.0.title').selectOption('Ms');
  await control(page, 'travellers.0.gender').selectOption('F');
  await control(page, 'travellers.0.firstName').fill(firstName);
  await control(page, 'travellers.0.lastName').fill(lastName);
  for (const [part, value] of Object.entries({ day: '14', month: '3', year: '1986' }))
    await page.locator(`input[id$="-${part}"]`).first().fill(value);
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
} as const;

export async function fillCard(page: Page, number: string): Promise<void> {
  const frame = cardFrame(page);
  await frame.locator('#number').fill(number);
  await frame.locator('#expiry').fill('12/34');
  await frame.locator('#code').fill('123');
  await frame.locator('#name').fill('Ana Lima');
}

const payButton = (page: Page, words: Words): Locator =>
  page.getByRole('button', { name: words.pay }).locator('visible=true').first();

/** The whole way from the search form to the checkout with everything typed but the payment. */
export async function reachPayment(
  page: Page,
  words: Words,
  origin: string,
  guest: Guest = {},
): Promise<void> {
  await page.goto(`${origin}/booknow/flights`);
  await searchFlights(page, words, ['Lisbon', 'LIS'], ['JFK', 'JFK']);
  await takeFirstOffer(page, words);
  await fillCheckout(page, guest);
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
