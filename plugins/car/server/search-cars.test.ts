import { carRefusals } from '../contract/refusals';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { each } from '@/tests/support/each';
import { type CarOffer, tempUrlOf } from '../contract';
import { carFieldRefusals } from '../contract/refusals';
import { carSite, isFlexible } from './testing/site';

let site: Awaited<ReturnType<typeof carSite>>;
beforeAll(async () => {
  site = await carSite();
});
afterAll(() => site.it.close());

describe('reference', () => {
  test('R289 countries of residence come with name and code', async () => {
    const { json } = await site.get('/api/car-rental/findCountries/EN', undefined);
    expect(json).toContainEqual({ name: 'United States', code: 'US' });
    expect(json.length).toBeGreaterThan(200);
  });

  test('R290 static data has the sizes and accessories that offers name', async () => {
    const { data } = (await site.get('/api/car-rental/getStaticData', undefined)).json;
    const sizes = new Set(data.vehicleSizes.map((size: { id: string }) => size.id));
    const offers = (await site.search()).json.data as CarOffer[];
    expect(each(offers, (offer) => sizes.has(offer.availableCore.vehicle.size))).toBe(true);
    expect(data.accessories).toContainEqual({ code: 'NAV', name: 'GPS', max: 1 });
  });
});

describe('search', () => {
  test('G33 asks visitors to log in, unless the agency lets them search', async () => {
    expect((await site.post('/api/car-rental/availableCars', await site.searchBody(), '')).status).toBe(401);
    const open = await site.post(
      '/api/car-rental/availableCars',
      await site.searchBody(),
      '',
      'open.localhost',
    );
    expect(open.status).toBe(200);
    expect(open.json.data[0].price.currency).toBe('JPY');
    expect(open.json.data[0]).not.toHaveProperty('wholesale');
  });

  test('R032 R436 is not there for an agency that does not sell it', async () => {
    const token = await site.it.login('gamma', 'owner');
    expect(
      (await site.post('/api/car-rental/availableCars', await site.searchBody(), token, 'gamma.localhost'))
        .status,
    ).toBe(404);
    expect((await site.get('/api/car-rental/getStaticData', token, 'gamma.localhost')).status).toBe(404);
    expect((await site.get('/api/v2/agency/cars/bookings', token, 'gamma.localhost')).status).toBe(404);
  });

  test('R294 offers come cheapest first', async () => {
    const offers = (await site.search()).json.data as CarOffer[];
    const totals = offers.map((offer) => offer.availableCore.totalCharge.estimatedTotal);
    expect(totals.length).toBeGreaterThan(5);
    expect(totals).toEqual([...totals].sort((a, b) => a - b));
  });

  test('R292 all that suppliers have is answered, each with its price and what that is made of', async () => {
    const { json } = await site.search();
    const offers = json.data as CarOffer[];
    // Names of suppliers are for staff alone (SEC-35).
    expect(json.suppliers).toMatchObject([{ name: '', state: 'answered', offers: offers.length }]);
    expect(offers.length).toBeGreaterThan(0);
    for (const offer of offers) {
      expect(offer.availableCore.totalCharge).toEqual({
        estimatedTotal: offer.price.amount / 100,
        currencyCode: 'USD',
      });
      expect(offer.charges.reduce((sum, { amount }) => sum + amount.amount, 0)).toBe(offer.price.amount);
      expect(offer.perDay.amount * offer.days).toBeGreaterThanOrEqual(offer.price.amount);
      expect(offer.pickUp).not.toHaveProperty('openingHours');
    }
  });

  test('R298 R299 offers say of themselves what features and policies are filtered by', async () => {
    const offers = (await site.search()).json.data as CarOffer[];
    const vehicles = offers.map(({ availableCore }) => availableCore.vehicle);
    expect(new Set(vehicles.map(({ acIndicator }) => acIndicator))).toEqual(new Set([true, false]));
    expect(new Set(vehicles.map(({ transmissionType }) => transmissionType))).toEqual(
      new Set(['Automatic', 'Manual']),
    );
    expect(each(vehicles, ({ doorCount }) => doorCount! >= 2)).toBe(true);
    const free = offers.filter(({ availableInfo }) =>
      availableInfo.coverages.some(({ code }) => code === 'CF'),
    );
    expect(free.length).toBeGreaterThan(0);
    expect(free).toEqual(offers.filter(isFlexible));
  });

  test("G69 SEC-35 prices carry the agency's markup and fee; only staff see what is below them", async () => {
    const [offer] = (await site.search()).json.data as CarOffer[];
    const [seen] = (await site.search(undefined, site.owner)).json.data as CarOffer[];
    expect(offer).not.toHaveProperty('wholesale');
    expect(offer).not.toHaveProperty('agencyFee');
    expect(offer!.price.amount).toBe(Math.round(seen!.wholesale!.amount * 1.1) + 500);
    expect(seen!.agencyFee).toEqual({ ...seen!.price, amount: 500 });
  });

  test.each([
    [
      'R283 no pick-up',
      { pickupLatitude: undefined },
      'pickupLatitude',
      carFieldRefusals.pickUpRequired.message,
    ],
    [
      'R283 no drop-off',
      { returnLatitude: undefined },
      'returnLatitude',
      carFieldRefusals.dropOffRequired.message,
    ],
    ['R283 a nameless pick-up', { pickupName: ' ' }, 'pickupName', carFieldRefusals.pickUpRequired.message],
    [
      'R284 more than a year',
      { returnDateTime: '2028-03-12T10:01' },
      'returnDateTime',
      carFieldRefusals.tooLong.message,
    ],
    [
      'R285 less than an hour',
      { returnDateTime: '2027-03-12T10:59' },
      'returnDateTime',
      carFieldRefusals.tooShort.message,
    ],
    ['R286 no time', { pickUpDateTime: '2027-03-12' }, 'pickUpDateTime', carFieldRefusals.pickUpTime.message],
    [
      'G84 a time that is over',
      { pickUpDateTime: '2026-11-20T11:59' },
      'pickUpDateTime',
      carFieldRefusals.pickUpTime.message,
    ],
    ['SEC-34 an agency', { agency: 'other' }, 'agency', 'This field is unknown'],
  ])('refuses %s by name', async (_, change, field, message) => {
    const answer = await site.search('airport:LIS', site.client, change);
    expect(answer.status).toBe(422);
    const [refused] = answer.json.fields;
    expect([refused.path, refused.message]).toEqual([field, message]);
  });

  test('R287 driver and country have their defaults, and G86 ages their bounds', async () => {
    const body = await site.searchBody('airport:LIS', { age: undefined, countryOfResidence: undefined });
    const usual = (await site.post('/api/car-rental/availableCars', body)).json.data as CarOffer[];
    const same = (await site.search('airport:LIS', site.client, { age: 25, countryOfResidence: 'US' })).json
      .data;
    expect(usual).toEqual(same);
    for (const age of [17, 100, 25.5])
      expect((await site.search('airport:LIS', site.client, { age })).json.fields[0].path).toBe('age');
  });

  test('R293 tells no cars from a supplier that failed', async () => {
    const nothing = await site.search('airport:LYR');
    expect([nothing.status, nothing.json.data, nothing.json.suppliers[0].state]).toEqual([
      200,
      [],
      'answered',
    ]);
    const failed = await site.search('airport:NLK');
    expect([failed.status, failed.json.data]).toEqual([502, carRefusals.search.message]);
  });
});

describe('details', () => {
  test('R309 an offer in full, and the same by its temporary address', async () => {
    const offer = await site.firstOffer();
    const { data } = (await site.post('/api/car-rental/carDetails', { offerId: offer.id })).json;
    expect(data.offer).toMatchObject({ id: offer.id, price: offer.price });
    expect(data.offer.pickUp.openingHours).toHaveLength(7);
    expect(data.offer.accessories.length).toBeGreaterThan(0);
    expect(data.tempUrl).toBe(tempUrlOf(offer.id));
    for (const url of [data.tempUrl, `http://alpha.localhost:4000${data.tempUrl}`]) {
      const again = await site.post('/api/car-rental/getDetailsFromTempUrl', { url });
      expect(again.json.data).toEqual(data);
    }
  });

  test('R309 SEC-34 an address of anybody else is not opened, an offer of nobody not found', async () => {
    const { id } = await site.firstOffer();
    for (const url of [
      `https://evil.example${tempUrlOf(id)}`,
      '//evil.example/',
      '/booknow/flights?offer=x',
      'http://[',
    ]) {
      const answer = await site.post('/api/car-rental/getDetailsFromTempUrl', { url });
      expect([answer.status, answer.json.message], url).toEqual([422, carRefusals.invalid.message]);
    }
    const changed = await site.post('/api/car-rental/carDetails', { offerId: `${id}x` });
    expect([changed.status, changed.json.message]).toEqual([422, carRefusals.invalid.message]);
  });

  test('SEC-34 a car of another agency, in its currency, is not available here, and neither is one of before', async () => {
    const { it, client } = site;
    const found = await it.request('open.localhost', 'POST', '/api/car-rental/availableCars', {
      body: await site.searchBody(),
    });
    const foreign = found.json.data[0] as CarOffer;
    expect(foreign.price.currency).toBe('JPY');
    const own = await site.firstOffer();
    const refused = async ({ id: offerId, price }: CarOffer) => {
      const answers = [
        await site.post('/api/car-rental/quote', { offerId, expectedTotal: price }, client),
        await site.post('/api/car-rental/carDetails', { offerId }),
        await site.post('/api/car-rental/getDetailsFromTempUrl', { url: tempUrlOf(offerId) }),
      ];
      for (const { status, json } of answers)
        expect([status, json.message]).toEqual([410, carRefusals.gone.message]);
      expect(JSON.stringify(answers.map(({ json }) => json))).not.toMatch(/open|JPY/i);
    };
    await refused(foreign);
    await it.db.asSystem((tx) =>
      tx.updateTable('agency').set({ currency: 'EUR' }).where('subdomain', '=', 'alpha').execute(),
    );
    it.server.tenants.forget();
    await refused(own);
    expect((await site.firstOffer()).price.currency).toBe('EUR');
    await it.db.asSystem((tx) =>
      tx.updateTable('agency').set({ currency: 'USD' }).where('subdomain', '=', 'alpha').execute(),
    );
    it.server.tenants.forget();
  });

  test('places are named in the language of whoever asks', async () => {
    const answer = await site.it.request('alpha.localhost', 'POST', '/api/car-rental/availableCars', {
      token: site.client,
      body: await site.searchBody(),
      headers: { 'accept-language': 'pt' },
    });
    expect(answer.json.data[0].pickUp.city).toBe('Lisboa');
  });
});
