import { call, CARD_TOKEN, type Session } from './api';
import { expect } from './journey';

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
  who: Session,
  { place = 'airport:LIS', days = 40 }: Partial<Rental>,
): Promise<Offer> {
  const places = await call(who, 'GET', `/api/places?ids=${place}`);
  const [{ name, latitude, longitude }] = (places.body as { data: [Record<string, unknown>] }).data;
  const at = (more: number) =>
    `${new Date(Date.now() + (days + more) * 86_400_000).toISOString().slice(0, 10)}T10:00`;
  const found = await call(who, 'POST', '/api/car-rental/availableCars', {
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

/** Books a car as this account; its id, once it is confirmed. */
export async function bookCar(who: Session, rental: Rental): Promise<string> {
  const offer = await anOffer(who, rental);
  const quoted = await call(who, 'POST', '/api/car-rental/quote', {
    offerId: offer.id,
    expectedTotal: offer.price,
  });
  const quote = (quoted.body as { data: Quote }).data;
  const booked = await call(who, 'POST', '/api/car-rental/reserveCar', {
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
    payment: { method: 'card', token: CARD_TOKEN },
    language: rental.language ?? 'en',
    idempotencyKey: crypto.randomUUID(),
  });
  const [first] = booked.body as [{ response?: { bookingId: string } }];
  expect(first?.response, JSON.stringify(booked.body)).toBeTruthy();
  const { bookingId } = first.response!;
  await expect
    .poll(
      async () => {
        const { body } = await call(who, 'GET', `/api/bookings/${bookingId}/progress`);
        return (body as { data: { state: string } }).data.state;
      },
      { timeout: 20_000 },
    )
    .toBe('confirmed');
  return bookingId;
}
