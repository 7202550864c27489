import type { Page } from '@playwright/test';
import { expect } from './journey';

/** What the embedded gateway gives out for its card that always works. */
const CARD = 'tok_test_success_visa_4242_abcdef0123456789';

export interface Rental {
  /** What decides how the embedded supplier behaves. */
  lastName: string;
  /** Where it is picked up and brought back. */
  place?: string;
  /** Days from now until the pick-up. */
  days?: number;
  language?: 'en' | 'pt' | 'es';
}

/** Where the letters of a rental go. */
export const emailOf = ({ lastName }: Pick<Rental, 'lastName'>): string =>
  `ana.${lastName.toLowerCase()}@example.com`;

/** What an answer of the API says: its status and its body. */
interface Answered {
  status: number;
  body: unknown;
}

/** Calls the API as the account that is signed in on the page. */
export const call = (
  page: Page,
  method: 'GET' | 'POST' | 'PATCH',
  path: string,
  body?: unknown,
): Promise<Answered> =>
  page.evaluate(
    async ([how, where, what]) => {
      const { authKey } = JSON.parse(document.getElementById('bootstrap')!.textContent!) as {
        authKey: string;
      };
      const token = /x-access-token=([^;]+)/.exec(document.cookie)![1]!;
      const answer = await fetch(where, {
        method: how,
        headers: { 'content-type': 'application/json', 'auth-key': authKey, 'x-access-token': token },
        ...(what === undefined ? {} : { body: JSON.stringify(what) }),
      });
      return { status: answer.status, body: (await answer.json()) as unknown };
    },
    [method, path, body] as const,
  );

interface Offer {
  id: string;
  price: { amount: number; currency: string };
}
interface Quote {
  quoteId: string;
  price: { total: Offer['price'] };
}

/** The cheapest car of a week, as the API answers. */
export async function anOffer(
  page: Page,
  { place = 'airport:LIS', days = 40 }: Partial<Rental>,
): Promise<Offer> {
  const places = await call(page, 'GET', `/api/places?ids=${place}`);
  const [{ name, latitude, longitude }] = (places.body as { data: [Record<string, unknown>] }).data;
  const at = (more: number) =>
    `${new Date(Date.now() + (days + more) * 86_400_000).toISOString().slice(0, 10)}T10:00`;
  const found = await call(page, 'POST', '/api/car-rental/availableCars', {
    pickupLatitude: latitude,
    pickupLongitude: longitude,
    pickUpDateTime: at(0),
    age: 30,
    countryOfResidence: 'PT',
    returnLatitude: latitude,
    returnLongitude: longitude,
    returnDateTime: at(7),
    pickupName: name,
    dropoffName: name,
  });
  expect(found.status, JSON.stringify(found.body)).toBe(200);
  return (found.body as { data: [Offer] }).data[0];
}

/** Books a car as the account that is signed in on the page; its id, once it is confirmed. */
export async function bookCar(page: Page, rental: Rental): Promise<string> {
  const offer = await anOffer(page, rental);
  const quoted = await call(page, 'POST', '/api/car-rental/quote', {
    offerId: offer.id,
    expectedTotal: offer.price,
  });
  const quote = (quoted.body as { data: Quote }).data;
  const booked = await call(page, 'POST', '/api/car-rental/reserveCar', {
    quoteId: quote.quoteId,
    acceptedTotal: quote.price.total,
    driver: {
      title: 'Ms',
      firstName: 'Ana',
      lastName: rental.lastName,
      email: emailOf(rental),
      phone: '+351912345678',
      address: 'Rua das Flores 1',
      city: 'Lisboa',
      state: 'Lisboa',
      zipCode: '1100-001',
      country: 'PT',
      pickupTime: '10:30',
    },
    payment: { method: 'card', token: CARD },
    language: rental.language ?? 'en',
    idempotencyKey: crypto.randomUUID(),
  });
  const [first] = booked.body as [{ response?: { bookingId: string } }];
  expect(first?.response, JSON.stringify(booked.body)).toBeTruthy();
  const { bookingId } = first.response!;
  await expect
    .poll(
      async () => {
        const { body } = await call(page, 'GET', `/api/bookings/${bookingId}/progress`);
        return (body as { data: { state: string } }).data.state;
      },
      { timeout: 20_000 },
    )
    .toBe('confirmed');
  return bookingId;
}
