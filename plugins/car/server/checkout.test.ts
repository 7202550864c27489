import { carFieldRefusals, carRefusals } from '../contract/refusals';
import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { tokenOf } from '@/server/payment/embedded/cards';
import type { Answer } from '@/server/testing/harness';
import { mailsTo } from '@/server/testing/mails';
import {
  isRentalCharge,
  type CarDetails,
  type CarOffer,
  type CarQuote,
  type CarReservation,
} from '../contract';
import { carSite, PROTECTION, driver, reservation, isFlexible } from './testing/site';

let site: Awaited<ReturnType<typeof carSite>>;
beforeAll(async () => {
  site = await carSite();
});
afterAll(() => site.it.close());

describe('quote', () => {
  test('confirms the price that site.search showed, for whoever asks', async () => {
    const offer = await site.firstOffer();
    const { data } = (await site.quoteOf(offer)).json;
    expect(data).toMatchObject({ changed: false, previousTotal: offer.price, extras: null });
    expect(data.price.total).toEqual(offer.price);
    expect(data.offer.price).toEqual(offer.price);
    expect(data.price).not.toHaveProperty('staff');
    const staff = (await site.quoteOf(offer, {}, site.owner)).json.data;
    expect(staff.price.staff.wholesale).toEqual(staff.offer.wholesale);
  });

  test('SEC-34 extras are priced by the server, and refused by their place', async () => {
    const offer = await site.firstOffer();
    const { accessories } = (await site.post('/api/car-rental/carDetails', { offerId: offer.id })).json.data
      .offer;
    const [first] = accessories;
    const { data } = (
      await site.quoteOf(offer, {
        extras: { coverages: ['SCDW'], accessories: [{ code: first.code, quantity: 1 }] },
      })
    ).json;
    const line = data.price.lines.find(({ kind }: { kind: string }) => kind === 'extras');
    expect(line.amount).toEqual(data.extras.total);
    expect(data.price.total.amount).toBe(offer.price.amount + data.extras.total.amount);
    expect(data.offer.price).toEqual(offer.price);
    expect((await site.quoteOf(offer, { extras: { coverages: [{ code: 'SCDW', amount: 1 }] } })).status).toBe(
      422,
    );
  });

  test('M351 what is not sold is refused by its place: Invalid request', async () => {
    const extras = { accessories: [{ code: 'XXX', quantity: 1 }] };
    const refused = await site.quoteOf(await site.firstOffer(), { extras });
    expect([refused.status, refused.json.message, refused.json.fields[0].path]).toEqual([
      422,
      'Invalid request',
      'extras.accessories.0',
    ]);
  });

  test.each([
    ['a traveller', () => site.client],
    ['staff', () => site.owner],
  ])(
    'G69 SEC-35 %s reads the same lines on the page of the car, in the checkout and in the reservation',
    async (_, who) => {
      // Returned elsewhere by a young driver, so that the rental has several parts.
      const { returnLatitude, returnLongitude, dropoffName } = await site.searchBody('airport:OPO');
      const change = { age: 22, returnLatitude, returnLongitude, dropoffName };
      const [found] = (await site.search('airport:LIS', who(), change)).json.data as CarOffer[];
      const page = (await site.post('/api/car-rental/carDetails', { offerId: found!.id }, who())).json.data
        .offer as CarDetails;
      const extras = {
        coverages: ['SCDW'],
        accessories: [{ code: page.accessories[0]!.code, quantity: 1 }],
      };
      const quote = (await site.quoteOf(page, { extras, protection: PROTECTION }, who())).json
        .data as CarQuote;
      const booked = (await site.post('/api/car-rental/reserveCar', reservation(quote), who())).json[0]
        .response as CarReservation;
      expect(page.charges.filter(isRentalCharge).length).toBeGreaterThan(2);
      expect(page.charges).toContainEqual({ kind: 'fee', amount: { amount: 500, currency: 'USD' } });
      for (const { offer } of [{ offer: found! }, quote, booked]) expect(offer.charges).toEqual(page.charges);
      for (const { price, offer } of [quote, booked]) {
        const rental = offer.charges
          .filter(isRentalCharge)
          .reduce((sum, { amount }) => sum + amount.amount, 0);
        expect(price.lines.map(({ kind, amount }) => [kind, amount.amount])).toEqual([
          ['base', rental],
          ...offer.charges
            .filter((charge) => !isRentalCharge(charge))
            .map(({ kind, amount }) => [kind, amount.amount]),
          ['extras', quote.extras!.total.amount],
          ['protection', expect.any(Number)],
        ]);
      }
    },
  );

  test('R350 G72 protection is a share of the price, extras and all', async () => {
    const offer = await site.firstOffer();
    const extras = { coverages: ['SCDW'] };
    const plain = (await site.quoteOf(offer, { extras })).json.data.price;
    const safe = (await site.quoteOf(offer, { extras, protection: PROTECTION })).json.data.price;
    const line = safe.lines.find(({ kind }: { kind: string }) => kind === 'protection');
    expect(line.amount.amount).toBe(Math.round(plain.total.amount * 0.06));
  });

  test('R224 a typed markup is for staff', async () => {
    const offer = await site.firstOffer();
    const markup = { type: 'percent', value: 25 };
    expect((await site.quoteOf(offer, { markup })).status).toBe(403);
    const { staff } = (await site.quoteOf(offer, { markup }, site.owner)).json.data.price;
    expect(staff.agencyMarkup.amount).toBe(Math.round(staff.wholesale.amount * 0.25));
  });

  test('shows a changed price, and the refusals of the catalogue', async () => {
    const dearer = await site.quoteOf(await site.firstOffer('airport:BDA'));
    expect(dearer.json.data.changed).toBe(true);
    expect(dearer.json.data.price.total.amount).toBeGreaterThan(dearer.json.data.previousTotal.amount);
    const gone = await site.quoteOf(await site.firstOffer('airport:FAE'));
    expect([gone.status, gone.json.code, gone.json.data]).toEqual([
      410,
      'OFFER_GONE',
      carRefusals.gone.message,
    ]);
    const failed = await site.quoteOf(await site.firstOffer('airport:ZNZ'));
    expect([failed.status, failed.json.data]).toEqual([502, carRefusals.notMade.message]);
    const changed = await site.quoteOf({ ...(await site.firstOffer()), id: 'car1.x' });
    expect([changed.status, changed.json.message]).toEqual([422, carRefusals.invalid.message]);
  });

  test('a car at a dearer place is site.booked at the price that was accepted', async () => {
    const quote = (await site.quoteOf(await site.firstOffer('airport:BDA'))).json.data;
    const answer = await site.post('/api/car-rental/reserveCar', reservation(quote));
    expect(answer.json[0].response.price.total).toEqual(quote.price.total);
  });
});

describe('reserve', () => {
  test.each([
    ['firstName', carFieldRefusals.firstName],
    ['lastName', carFieldRefusals.lastName],
    ['email', carFieldRefusals.email],
    ['address', carFieldRefusals.address],
    ['city', carFieldRefusals.city],
    ['state', carFieldRefusals.state],
    ['zipCode', carFieldRefusals.zipCode],
    ['pickupTime', carFieldRefusals.pickUpTime],
  ])('R300 the driver’s %s is required', async (field, refusal) => {
    const quote = { quoteId: randomUUID(), price: { lines: [], total: { amount: 1, currency: 'USD' } } };
    for (const value of ['', undefined]) {
      const body = reservation(quote, 'Silva', { driver: driver('Silva', { [field]: value }) });
      const answer = await site.post('/api/car-rental/reserveCar', body);
      expect(answer.status).toBe(422);
      expect(answer.json.fields[0]).toEqual({ path: `driver.${field}`, ...refusal });
    }
  });

  test('R286 R301 the driver comes while somebody is there, and has a title of the list', async () => {
    const quote = (await site.quoteOf(await site.firstOffer())).json.data;
    for (const [pickupTime, path] of [
      ['09:59', 'driver.pickupTime'],
      ['25:00', 'driver.pickupTime'],
    ] as const) {
      const answer = await site.post(
        '/api/car-rental/reserveCar',
        reservation(quote, 'Silva', { driver: driver('Silva', { pickupTime }) }),
      );
      expect([answer.status, answer.json.fields[0]]).toEqual([422, { path, ...carFieldRefusals.pickUpTime }]);
    }
    const miss = reservation(quote, 'Silva', { driver: driver('Silva', { title: 'Miss' }) });
    expect((await site.post('/api/car-rental/reserveCar', miss)).json.fields[0].path).toBe('driver.title');
  });

  describe('once, though it is asked twice with one key', () => {
    let offer: CarOffer;
    let quote: CarQuote;
    let first: Answer;
    let second: Answer;
    beforeAll(async () => {
      site.it.clock.advance(1_000);
      offer = await site.firstOffer('airport:LIS', isFlexible);
      quote = (await site.quoteOf(offer, { extras: { coverages: ['SCDW'] } })).json.data;
      const body = reservation(quote);
      first = await site.post('/api/car-rental/reserveCar', body);
      second = await site.post('/api/car-rental/reserveCar', body);
    });
    const reserved = (): CarReservation => first.json[0].response;
    const newest = async () => (await site.get('/api/car-rental/findMyReservations')).json.data;

    test('INV-1 makes one booking', async () => {
      expect(first.status, first.text).toBe(200);
      expect(second.json).toEqual(first.json);
      const { recordLocator } = reserved();
      const made = (await newest()).filter((one: CarReservation) => one.recordLocator === recordLocator);
      expect(made).toHaveLength(1);
      expect((await newest())[0]).toEqual(made[0]);
    });

    test('R305 is the response of the first item, as it was quoted', () => {
      expect(first.json[0].error).toBeUndefined();
      expect(reserved()).toMatchObject({
        bookingStatus: 'Confirmed',
        progress: { state: 'confirmed', money: 'taken' },
        price: { total: quote.price.total },
        offer: { price: offer.price },
        extras: { coverages: [{ code: 'SCDW' }] },
        driver: { lastName: 'Silva' },
        flightNumber: 'TP 1356',
        canCancel: true,
      });
      expect(reserved().price).not.toHaveProperty('staff');
      expect(reserved().recordLocator).toMatch(/^[A-Z2-9]{6}$/);
    });

    test('R306 is Confirmed in its details, found by id and by locator, and in the list', async () => {
      const { bookingId, recordLocator } = reserved();
      for (const by of [{ bookingId }, { recordLocator: recordLocator!.toLowerCase() }]) {
        const { data } = (await site.post('/api/car-rental/findReservation', by)).json;
        expect(data).toEqual(reserved());
        expect(data.bookingStatus).toBe('Confirmed');
      }
      expect((await newest())[0]).toMatchObject({
        bookingId,
        recordLocator,
        driver: 'Ana Silva',
        bookingStatus: 'Confirmed',
      });
    });

    test('is among the trips and in one letter', async () => {
      const { bookingId, recordLocator } = reserved();
      const trips = await site.post('/api/user/getUserTransactions', {});
      expect(trips.json.data[0]).toMatchObject({
        bookingId,
        product: 'car',
        title: 'Lisbon',
        startsAt: '2027-03-12T10:00',
        endsAt: '2027-03-19T10:00',
      });
      const mails = (await mailsTo(site.it, 'alpha', 'ana@example.com')).filter(({ subject }) =>
        subject.includes(recordLocator!),
      );
      expect(mails).toHaveLength(1);
      expect(mails[0]!.text).toContain('Full protection with zero deductible');
    });
  });

  test('R312 R432 a user without bookings is told so, and sees none of others', async () => {
    await site.booked();
    expect((await site.get('/api/car-rental/findMyReservations', site.other)).json).toEqual({
      data: [],
      totalCount: 0,
      ...carRefusals.none,
    });
    const nothing = await site.post('/api/car-rental/findReservation', { recordLocator: 'NOSUCH' });
    expect([nothing.status, nothing.json.message]).toEqual([404, carRefusals.none.message]);
    expect((await site.post('/api/car-rental/findReservation', {})).status).toBe(422);
  });

  test.each([
    ['SOLDOUT', carRefusals.gone.message],
    ['REFUSE', carRefusals.refused.message],
    ['PRICEUP', 'The price has changed'],
  ])('R304 the driver %s: the first item has the error, and no money is kept', async (lastName, message) => {
    const answer = await site.reserve(lastName);
    expect(answer.status).toBe(200);
    const [{ error, response }] = answer.json;
    expect(response).toBeUndefined();
    expect(error.message).toBe(message);
    expect(error.progress).toMatchObject({ state: 'failed', status: 'Failed' });
    expect(['none', 'returning', 'returned']).toContain(error.progress.money);
  });

  test('R303 a supplier that breaks, and a price that rose, reject the call', async () => {
    const broken = await site.reserve('ERROR');
    expect([broken.status, broken.json.message]).toEqual([502, carRefusals.notMade.message]);
    const dearer = await site.reserve('DEARER');
    expect([dearer.status, dearer.json.code]).toEqual([409, 'PRICE_CHANGED']);
    const { old, new: now } = dearer.json.price;
    expect(now.total.amount).toBeGreaterThan(old.total.amount);
  });

  test('R302 R303 keys, quotes and totals are checked before anything is asked of anybody', async () => {
    const quote = (await site.quoteOf(await site.firstOffer())).json.data;
    const keyless = await site.post(
      '/api/car-rental/reserveCar',
      reservation(quote, 'Silva', { idempotencyKey: undefined }),
    );
    expect([keyless.status, keyless.json.fields[0].path]).toEqual([422, 'idempotencyKey']);
    const foreign = await site.post('/api/car-rental/reserveCar', reservation(quote), site.other);
    expect([foreign.status, foreign.json.message]).toEqual([404, carRefusals.gone.message]);
    const low = { ...quote.price.total, amount: quote.price.total.amount - 1 };
    const cheap = await site.post(
      '/api/car-rental/reserveCar',
      reservation(quote, 'Silva', { acceptedTotal: low }),
    );
    expect([cheap.status, cheap.json.code]).toEqual([409, 'PRICE_CHANGED']);
    const late = (await site.quoteOf(await site.firstOffer())).json.data;
    site.it.clock.advance(31 * 60_000);
    const expired = await site.post('/api/car-rental/reserveCar', reservation(late));
    expect([expired.status, expired.json.code]).toEqual([409, 'QUOTE_EXPIRED']);
  });

  test('a declined card is a reservation error, and nothing is booked', async () => {
    const quote = (await site.quoteOf(await site.firstOffer())).json.data;
    const payment = { method: 'card', token: tokenOf('declined', 'visa', '0002', 'abcdef0123456789') };
    const [{ error }] = (
      await site.post('/api/car-rental/reserveCar', reservation(quote, 'Silva', { payment }))
    ).json;
    expect(error.progress).toMatchObject({ state: 'failed', money: 'none' });
  });

  test('INV-6 what the supplier has not told is still being made, and ends as what it did', async () => {
    const [pending] = (await site.reserve('PENDING')).json;
    expect(pending.response.progress).toMatchObject({ state: 'processing', money: 'held' });
    const [lost] = (await site.reserve('UNKNOWN')).json;
    expect(lost.response).toMatchObject({ canCancel: false, progress: { state: 'processing' } });
    site.it.clock.advance(60_000);
    expect(await site.progressOf(pending.response.bookingId)).toMatchObject({
      state: 'confirmed',
      status: 'Confirmed',
    });
    expect((await site.progressOf(lost.response.bookingId)).state).toBe('processing');
    // One look that finds nothing proves nothing: it is given up when several in a row did.
    site.it.clock.advance(40 * 60_000);
    expect((await site.progressOf(lost.response.bookingId)).state).toBe('processing');
    for (let looks = 0; looks < 2; looks += 1) {
      site.it.clock.advance(6 * 60_000);
      await site.progressOf(lost.response.bookingId);
    }
    expect(await site.progressOf(lost.response.bookingId)).toMatchObject({
      state: 'failed',
      status: 'Failed',
    });
  });
});
