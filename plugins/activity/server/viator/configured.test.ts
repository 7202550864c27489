import { afterAll, beforeAll, expect, test } from 'vitest';
import { activitySite, person } from '../testing/site';
import { fakeViator, PRODUCT } from './testing/fake-viator';

let fake: Awaited<ReturnType<typeof fakeViator>>;
let site: Awaited<ReturnType<typeof activitySite>>;
beforeAll(async () => {
  fake = await fakeViator();
  site = await activitySite({
    viator: { key: 'a-key', url: fake.url },
    suppliersOff: ['lanternway', 'driftwood'],
  });
});
afterAll(async () => {
  await site.it.close();
  await fake.close();
});

const code = `vt-${PRODUCT.productCode}`;

test('R331 R348 what Viator sells is found, chosen, booked and cancelled by configuration alone', async () => {
  const { data, totalRecords } = (await site.search()).json;
  expect(totalRecords).toBe(60);
  expect(data.map((one: { productCode: string }) => one.productCode)).toContain(code);
  const { option, quote } = await site.quoted(code, { ADULT: 1 });
  // 10 % and a flat fee upon what Viator is owed.
  expect(quote.price.total.amount).toBe(4_000 * 1.1 + 500);
  const made = await site.book(
    site.order(quote, {
      travelers: [person({ weight: { value: 60, unit: 'kg' } })],
      pickup: { point: 'LOC-2' },
      tourLanguage: option.guides[0],
      arrival: {
        mode: 'AIRPORT',
        fields: { airline: 'TAP', flightNumber: 'TP1', arrivalTime: '14:30', dropOffDetails: 'Hotel' },
      },
    }),
  );
  expect(made.status, made.text).toBe(200);
  const { bookingId, reservation } = made.json.data;
  expect(reservation).toMatchObject({
    bookingStatus: 'confirmed',
    vouchers: [{ code: expect.stringMatching(/^BR-/), traveler: null }],
  });
  const terms = (await site.get(`/api/activities/bookings/${bookingId}/cancel-penalty`)).json.data;
  expect(terms.reasons).toEqual([{ code: 'Customer_Service.WEATHER', text: 'The weather' }]);
  const done = await site.post('/api/activities/bookings/cancel', {
    ...{ bookingId, reason: 'Customer_Service.WEATHER', quoteAmount: terms.refundAmount },
  });
  expect(done.json.data).toMatchObject({ priceChanged: false, reservation: { bookingStatus: 'CANCELED' } });
  const sent = fake.asked.find(({ path }) => /\/bookings\/BR-\d+\/cancel$/.test(path));
  expect(sent!.body).toEqual({ reasonCode: 'Customer_Service.WEATHER' });
});
