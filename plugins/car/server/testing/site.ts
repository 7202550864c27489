import { randomUUID } from 'node:crypto';
import { expect } from 'vitest';
import type { Config } from '@/server/config/config';
import { tokenOf } from '@/server/payment/embedded/cards';
import { connectors } from '@/server/connectors';
import { connected, type ServerPluginEntry } from '@/server/plugin';
import { plugins } from '@/server/plugins';
import { productSite } from '@/server/selling/bookable/testing/site';
import { entries } from '../../../entries';
import type { CarOffer, CarQuote } from '../../contract';
import { car } from '../plugin';

/** The product as tests install it. */
export const entry = {
  id: 'car',
  ...entries.car,
  plugin: connected(car, connectors),
} satisfies ServerPluginEntry;

export const PROTECTION = 'refund-protect';

export const isFlexible = (offer: CarOffer) => offer.freeCancellationUntil !== null;
const anyOffer = () => true;

export const driver = (lastName = 'Silva', more: object = {}) => ({
  title: 'Ms',
  firstName: 'Ana',
  lastName,
  email: 'ana@example.com',
  phone: '+351 912 345 678',
  address: 'Rua das Flores 1',
  city: 'Lisboa',
  state: 'Lisboa',
  zipCode: '1100-001',
  country: 'PT',
  pickupTime: '10:30',
  ...more,
});

export const reservation = (
  quote: Pick<CarQuote, 'quoteId' | 'price'>,
  lastName?: string,
  more: object = {},
) => ({
  quoteId: quote.quoteId,
  acceptedTotal: quote.price.total,
  driver: driver(lastName),
  flightNumber: 'TP 1356',
  payment: { method: 'card', token: tokenOf('success', 'visa', '4242', 'abcdef0123456789') },
  language: 'en',
  idempotencyKey: randomUUID(),
  ...more,
});

/** A server with this product and protection; see `productSite`. */
export async function carSite(config: Partial<Config> = {}) {
  const site = await productSite(entry, {
    applications: [plugins.find(({ id }) => id === PROTECTION)!],
    config,
  });
  const { it, client, post, get } = site;

  /** A week from and to a place, with changes. */
  async function searchBody(id = 'airport:LIS', changes: object = {}) {
    const found = await get(`/api/places?ids=${id}`, undefined);
    const { name, latitude, longitude } = found.json.data[0];
    return {
      pickupLatitude: latitude,
      pickupLongitude: longitude,
      pickUpDateTime: '2027-03-12T10:00',
      age: 30,
      countryOfResidence: 'PT',
      returnLatitude: latitude,
      returnLongitude: longitude,
      returnDateTime: '2027-03-19T10:00',
      pickupName: name,
      dropoffName: name,
      ...changes,
    };
  }
  const search = async (id?: string, token = client, changes: object = {}) =>
    post('/api/car-rental/availableCars', await searchBody(id, changes), token);
  async function firstOffer(id?: string, wanted: (offer: CarOffer) => boolean = anyOffer): Promise<CarOffer> {
    const answer = await search(id);
    expect(answer.status, answer.text).toBe(200);
    const found = (answer.json.data as CarOffer[]).find(wanted);
    expect(found).toBeDefined();
    return found!;
  }
  const quoteOf = (offer: CarOffer, more: object = {}, token = client) =>
    post('/api/car-rental/quote', { offerId: offer.id, expectedTotal: offer.price, ...more }, token);

  /** Presses the button for a driver of that name; a second after whatever was before. */
  async function reserve(
    lastName?: string,
    token = client,
    wanted = anyOffer as (offer: CarOffer) => boolean,
  ) {
    it.clock.advance(1_000);
    const quote = (await quoteOf(await firstOffer('airport:LIS', wanted), {}, token)).json.data;
    return post('/api/car-rental/reserveCar', reservation(quote, lastName), token);
  }
  async function booked(lastName?: string, token = client, wanted = isFlexible): Promise<string> {
    const answer = await reserve(lastName, token, wanted);
    expect(answer.json[0]?.response, answer.text).toBeDefined();
    return answer.json[0].response.bookingId;
  }
  const progressOf = async (id: string, token = client) =>
    (await get(`/api/bookings/${id}/progress`, token)).json.data;

  return { ...site, search, searchBody, firstOffer, quoteOf, reserve, booked, progressOf };
}
