import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { testClock } from '@/server/testing/clock';
import { freeLine } from '@/server/lines/testing/free';
import type { SupplierOrder } from '@/server/ports/booking';
import type { SupplierSearch } from '@/plugins/activity/face/port';
import { fakeViator, PRODUCT } from './testing/fake-viator';
import { memoryKept } from './testing/memory-kept';
import { capacityOf } from './products/product';
import { createViator } from './viator';

let fake: Awaited<ReturnType<typeof fakeViator>>;
let viator: ReturnType<typeof createViator>;
const clock = testClock();
const warned: unknown[] = [];
const signal = new AbortController().signal;
const KEY = 'key-that-spends-money';
const CODE = PRODUCT.productCode;
const VOUCHER = { url: 'https://www.viator.com/ticket?code=1:a', format: 'HTML', type: 'SUPPLIER' };

beforeAll(async () => {
  fake = await fakeViator();
});
afterAll(() => fake.close());
beforeEach(() => {
  Object.assign(fake.next, { status: 'CONFIRMED', reason: null, refund: 1, factor: 1, total: 60 });
  Object.assign(fake.next, { holds: true, holdFactor: 1, voucher: VOUCHER });
  fake.calm();
  fake.summaries.length = 0;
  fake.changed.length = 0;
  fake.products.clear();
  fake.products.set(CODE, PRODUCT);
  fake.asked.length = 0;
  warned.length = 0;
  const log = { warn: (facts: unknown) => void warned.push(facts) } as never;
  const kept = memoryKept();
  viator = createViator({ key: KEY, url: fake.url, line: freeLine(), clock, secret: 'secret', log, kept });
});

const SEARCH: SupplierSearch = {
  ...{ latitude: 38.7167, longitude: -9.1333, radius: 40, cityCode: 'LIS' },
  days: { from: '2027-03-08', to: '2027-03-14' },
  ...{ language: 'en', currency: 'USD' },
};
const TRAVELERS = { ADULT: 2, CHILD: 1 };
const optionOn = async (date = '2027-03-10') =>
  (
    await viator.optionsOn(CODE, { date, travelers: TRAVELERS, language: 'en', currency: 'USD' }, { signal })
  )[0]!;

let serial = 0;
async function order(more: object = {}): Promise<SupplierOrder> {
  const option = await optionOn();
  return {
    reference: `order-${(serial += 1)}`,
    offerRef: option.id,
    offer: {},
    net: { amount: 10_000, currency: 'USD' },
    request: {
      travelers: [
        { category: 'ADULT', firstName: 'Ana', lastName: 'Silva', weight: { value: 60, unit: 'kg' } },
        { category: 'ADULT', firstName: 'Rui', lastName: 'Silva', weight: { value: 80, unit: 'kg' } },
        { category: 'CHILD', firstName: 'Lia', lastName: 'Silva', weight: { value: 70, unit: 'lbs' } },
      ],
      email: 'ana@example.com',
      phone: '+351912345678',
      pickup: { point: 'LOC-3' },
      arrival: {
        mode: 'AIRPORT',
        fields: { airline: 'TAP', flightNumber: 'TP1', arrivalTime: '14:30', dropOffDetails: 'Hotel Sol 🌞' },
      },
      tourLanguage: { language: 'en', type: 'GUIDE' },
      ...more,
    },
  };
}
const bodies = (path: string) => fake.asked.filter((one) => one.path === path).map(({ body }) => body);

describe('what Viator sells', () => {
  test('is searched at the nearest city, page after page, at net prices', async () => {
    const { offers } = await viator.search(SEARCH, { signal });
    expect(offers).toHaveLength(60);
    expect(bodies('/products/search')).toMatchObject([
      {
        filtering: { destination: '538', startDate: '2027-03-08', endDate: '2027-03-14' },
        pagination: { start: 1 },
      },
      { pagination: { start: 51 } },
    ]);
    expect(offers[0]).toMatchObject({
      ...{
        supplierId: 'viator',
        id: CODE,
        base: { amount: 4_000, currency: 'USD' },
        published: { amount: 6_000 },
      },
      ...{ duration: { least: 60, most: 120 }, freeCancellation: true, instant: true },
      reviews: { score: 4.7, count: 12 },
    });
    expect(offers[1]!.published).toBeNull();
    expect(offers[0]!.pictures[0]!.url).toMatch(/^\/api\//);
  });

  test('nothing is asked where no destination of its is near', async () => {
    const { offers } = await viator.search({ ...SEARCH, latitude: 0, longitude: 0 }, { signal });
    expect(offers).toEqual([]);
    expect(bodies('/products/search')).toEqual([]);
  });

  test('R325 R328 a product says what it is, whom it takes and what cancelling gives back', async () => {
    const activity = await viator.content(CODE, { language: 'en', currency: 'USD' }, { signal });
    expect(activity).toMatchObject({
      zone: 'Europe/Lisbon',
      included: ['A guide'],
      notIncluded: ['Tips'],
      accessibility: ['Wheelchairs welcome'],
      goodToKnow: ['Wear shoes'],
      meetingPoints: [{ id: 'LOC-1', name: 'Largo', address: 'Rua 1' }],
      meetingNotes: ['By the fountain'],
      pickup: {
        ...{ offered: true, mayWait: true, mayMeet: true, ownWords: true },
        // What only Google knows has no name here.
        points: [
          { id: 'LOC-2', arrivals: ['OTHER'] },
          { id: 'LOC-3', arrivals: ['AIRPORT'] },
        ],
      },
      paperVoucher: false,
      confirmedWithin: 72,
      guides: [
        { language: 'en', type: 'GUIDE' },
        { language: 'pt', type: 'AUDIO' },
      ],
      capacity: { min: 1, max: 9, needsAdult: true },
      itinerary: [{ name: 'Largo', minutes: 20, admission: null }],
      reviewFacts: { stars: [9, 3, 0, 0, 0] },
      base: { amount: 4_000 },
    });
    expect(activity.capacity.bands.map(({ category, fromAge, max }) => [category, fromAge, max])).toEqual([
      ['ADULT', 13, 9],
      ['CHILD', 4, 4],
    ]);
    expect(activity.refund).toEqual({
      kind: 'days',
      tiers: [
        { daysBefore: 7, percent: 100 },
        { daysBefore: 2, percent: 50 },
        { daysBefore: 0, percent: 0 },
      ],
    });
  });

  test('markup in any of its words is what it says, and what says nothing is no title', async () => {
    const marked = 'Fish <b>&amp; chips</b><script>alert(1)</script>';
    const said = 'Fish & chips';
    const route = { itineraryType: 'STANDARD', itineraryItems: [{ description: marked }] };
    fake.products.set(CODE, {
      ...{ ...PRODUCT, title: marked, description: marked, itinerary: route, logistics: null },
      images: PRODUCT.images.map((image) => ({ ...image, caption: marked })),
      inclusions: [{ otherDescription: marked }],
      additionalInfo: [{ type: 'OTHER', description: marked }],
      productOptions: [{ productOptionCode: 'TG1', title: marked, description: marked }],
    });
    const pricing = { currency: 'USD', partnerNetFromPrice: 30 };
    fake.summaries.push(
      { productCode: 'M', title: marked, pricing },
      { productCode: 'N', title: '<p>', pricing },
    );
    const { offers } = await viator.search(SEARCH, { signal });
    expect(offers.slice(0, 2).map(({ id, title }) => [id, title])).toEqual([
      ['M', said],
      [CODE, 'Walk 0'],
    ]);
    expect(await viator.content(CODE, { language: 'en', currency: 'USD' }, { signal })).toMatchObject({
      ...{ title: said, overview: said, included: [said], goodToKnow: [said], itinerary: [{ name: said }] },
      gallery: [{ caption: said }],
    });
    expect(await optionOn()).toMatchObject({ title: said, text: said });
    fake.products.set(CODE, { ...PRODUCT, title: '<p>' });
    fake.changed.push(CODE);
    await viator.refresh({ signal });
    await expect(viator.content(CODE, { language: 'en', currency: 'USD' }, { signal })).rejects.toMatchObject(
      { reason: 'gone' },
    );
  });

  test('G61 takes 1 to 15 where the product does not say how many', () => {
    const silent = { ...PRODUCT, bookingRequirements: undefined, pricingInfo: undefined };
    expect(capacityOf(silent as never)).toMatchObject({
      min: 1,
      max: 15,
      bands: [{ category: 'TRAVELER', min: 0, max: 15 }],
    });
  });

  test('R332 R336 its questions are ours', async () => {
    const { questions } = await viator.content(CODE, { language: 'en', currency: 'USD' }, { signal });
    expect(questions.booking).toEqual({
      ...{ pickup: true, tourLanguage: true, arrival: true, specialRequests: false },
    });
    expect(questions.traveler).toEqual({ firstName: true, lastName: true, weight: true });
    expect(questions.transport).toEqual({
      arrival: { AIRPORT: ['airline', 'flightNumber', 'arrivalTime', 'dropOffDetails'], OTHER: [] },
    });
    expect(questions.pickupModes).toEqual(['AIRPORT', 'OTHER']);
  });

  test('R326 only days of its timetable are free, and none that is sold out', async () => {
    const asked = { days: SEARCH.days, currency: 'USD' };
    const days = await viator.days(CODE, asked, { signal });
    expect(days.map(({ date, base }) => [date, base.amount])).toEqual([['2027-03-10', 4_000]]);
    const euros = await viator.days(CODE, { ...asked, currency: 'EUR' }, { signal });
    expect(euros[0]!.base).toEqual({ amount: 2_000, currency: 'EUR' });
  });

  test('R330 what has room is an option at the price of now', async () => {
    const options = await viator.optionsOn(
      CODE,
      { date: '2027-03-10', travelers: TRAVELERS, language: 'en', currency: 'USD' },
      { signal },
    );
    expect(options).toHaveLength(2);
    expect(options[1]!.paidThere).toEqual([{ name: 'City tax', amount: { amount: 1_000, currency: 'EUR' } }]);
    expect(options[0]).not.toHaveProperty('paidThere');
    expect(options[0]).toMatchObject({
      ...{ title: 'Small group', startsAt: { day: '2027-03-10', time: '19:00' }, left: 4 },
      ...{ base: { amount: 10_000 }, begins: '2027-03-10T19:00:00.000Z' },
      each: [
        { category: 'ADULT', count: 2, net: { amount: 4_000 } },
        { category: 'CHILD', count: 1, net: { amount: 2_000 } },
      ],
    });
    fake.next.factor = 2;
    const { offer } = await viator.price(options[0]!.id, null, { signal });
    expect(offer.base.amount).toBe(20_000);
  });

  test.each([
    ['pt', 'Passeios noturnos'],
    ['es', 'Night Walks'],
  ] as const)(
    'R323 what it is tagged with is named in %s, and what is not told any more is left out',
    async (language, name) => {
      const told = { tags: ['vt-12'], tagNames: { 'vt-12': name }, words: [name] };
      expect((await viator.search({ ...SEARCH, language }, { signal })).offers[0]).toMatchObject(told);
      expect(await viator.content(CODE, { language, currency: 'USD' }, { signal })).toMatchObject(told);
      expect(bodies('/products/tags')).toHaveLength(1);
    },
  );

  test('a search without names of tags finds what it finds, and asks for them again the next time', async () => {
    fake.fail('/products/tags', 'broken');
    const search = async () =>
      (await viator.search(SEARCH, { signal })).offers.map(({ tags }) => tags.length);
    expect(await search()).toEqual(Array.from({ length: 60 }, () => 0));
    expect(await search()).toEqual(Array.from({ length: 60 }, () => 1));
    expect(warned).toHaveLength(1);
  });

  test('one odd product costs itself alone, and an odd field that field', async () => {
    fake.next.total = 2;
    fake.summaries.push(
      ...[null, 'P', { title: 'Nameless' }, { productCode: 'X1', title: 'No price', pricing: null }],
      {
        ...{ productCode: 'ODD', title: 'Odd', images: null, reviews: 'many', duration: null, tags: 'none' },
        ...{ flags: [7, 'FREE_CANCELLATION'], confirmationType: 'BY_CARRIER_PIGEON', more: {} },
        pricing: { currency: 'USD', partnerNetFromPrice: 30, summary: null },
      },
    );
    const { offers } = await viator.search(SEARCH, { signal });
    expect(offers.map(({ id }) => id)).toEqual(['ODD', CODE, 'P1']);
    expect(offers[0]).toMatchObject({
      ...{ pictures: [], reviews: null, tags: [], freeCancellation: true, instant: false, published: null },
    });
  });

  test('a product with nothing in it but what it must have is shown', async () => {
    const { status, productCode, title, destinations } = PRODUCT;
    fake.products.set(CODE, { ...{ status, productCode, title, destinations }, logistics: null, images: {} });
    const activity = await viator.content(CODE, { language: 'pt', currency: 'USD' }, { signal });
    // Never on the equator: where it is sold, and in words.
    expect(activity).toMatchObject({ latitude: 38.72, longitude: -9.14, zone: 'Europe/Lisbon' });
    expect(activity).toMatchObject({
      meetingPoints: [],
      meetingNotes: ['O local exato está no seu voucher'],
    });
    fake.products.set('NOWHERE', { status, productCode: 'NOWHERE', title, destinations: [{ ref: '7' }] });
    await expect(
      viator.content('NOWHERE', { language: 'pt', currency: 'USD' }, { signal }),
    ).rejects.toMatchObject({ reason: 'gone' });
  });

  test('G94 a product that asks what nobody can answer here is not sold; an optional stranger is left out', async () => {
    const asked = { language: 'en', currency: 'USD' } as const;
    const asks = (...more: string[]) =>
      fake.products.set(CODE, { ...PRODUCT, bookingQuestions: [...PRODUCT.bookingQuestions, ...more] });
    asks('FAVOURITE_COLOUR');
    await expect(viator.content(CODE, asked, { signal })).rejects.toMatchObject({ reason: 'gone' });
    expect(warned).toContainEqual({ viator: { product: CODE, asks: ['FAVOURITE_COLOUR'] } });
    asks('SHOE_SIZE');
    await viator.refresh({ signal });
    fake.changed.push(CODE);
    await viator.refresh({ signal });
    expect(await viator.content(CODE, asked, { signal })).toMatchObject({ id: CODE });
  });

  test('what was told is asked for again once Viator says that it has changed, and not before', async () => {
    const asked = { language: 'en', currency: 'USD' } as const;
    const titled = async () => (await viator.content(CODE, asked, { signal })).title;
    expect(await titled()).toBe('Alfama by night');
    fake.products.set(CODE, { ...PRODUCT, title: 'Alfama at dawn' });
    expect(await titled()).toBe('Alfama by night');
    expect(bodies('/locations/bulk')).toHaveLength(1);
    fake.changed.push('ANOTHER');
    await viator.refresh({ signal });
    expect(await titled()).toBe('Alfama by night');
    fake.changed.push(CODE);
    await viator.refresh({ signal });
    expect(await titled()).toBe('Alfama at dawn');
    const asksOf = (start: string) => fake.asked.filter(({ path }) => path.startsWith(start)).length;
    expect([asksOf(`/products/${CODE}`), asksOf(`/availability/schedules/${CODE}`)]).toEqual([2, 2]);
    expect(bodies('/locations/bulk')).toHaveLength(1);
  });

  test('an option begins where it says itself, and asks only what is asked of those who take it', async () => {
    const options = await viator.optionsOn(
      CODE,
      { date: '2027-03-10', travelers: TRAVELERS, language: 'en', currency: 'USD' },
      { signal },
    );
    const { activity } = await viator.price(options[1]!.id, null, { signal });
    expect(activity).toMatchObject({
      meetingPoints: [],
      meetingNotes: ['At the yellow kiosk on the quay'],
      pickup: { offered: false, points: [] },
    });
    expect(activity.questions.booking).toEqual({ tourLanguage: true, specialRequests: false });
    const one = await order({ pickup: undefined, arrival: undefined });
    await viator.book({ ...one, offerRef: options[1]!.id }, { signal });
    const answers = bodies('/bookings/book')[0]!['bookingQuestionAnswers'];
    expect(answers).toEqual(
      expect.arrayContaining([
        { question: 'PICKUP_POINT', answer: 'MEET_AT_DEPARTURE_POINT', unit: 'LOCATION_REFERENCE' },
        { question: 'TRANSFER_ARRIVAL_MODE', answer: 'OTHER' },
      ]),
    );
  });

  test('an id that was changed is none', async () => {
    const { id } = await optionOn();
    await expect(viator.price(`${id}x`, null, { signal })).rejects.toMatchObject({ reason: 'invalid' });
  });

  test('a product that is not there is gone; trouble is told without what was sent', async () => {
    const asked = { language: 'en', currency: 'USD' } as const;
    await expect(viator.content('NONE', asked, { signal })).rejects.toMatchObject({ reason: 'gone' });
    for (const trouble of ['broken', 'garbage', 'hang-up', 'resting'] as const) {
      fake.fail('/products/', trouble);
      // A reading whose connection breaks is asked again.
      if (trouble === 'hang-up') fake.fail('/products/', trouble);
      await expect(viator.content(CODE, asked, { signal }), trouble).rejects.toMatchObject({
        reason: 'failed',
      });
    }
    expect(JSON.stringify(warned)).not.toContain(KEY);
    expect(warned.length).toBeGreaterThan(3);
  });

  test('SEC-40 its key stands in the one header and nowhere else', async () => {
    await viator.search(SEARCH, { signal });
    for (const { path, body, headers } of fake.asked) {
      expect(headers['exp-api-key']).toBe(KEY);
      expect(JSON.stringify([path, body])).not.toContain(KEY);
    }
  });
});

describe('what is booked at Viator', () => {
  test('R331 is booked with what was answered, each at its level', async () => {
    const made = await viator.book(await order(), { signal });
    expect(made).toMatchObject({
      kind: 'booked',
      status: 'confirmed',
      locator: expect.stringMatching(/^BR-/),
    });
    const [body] = bodies('/bookings/book');
    expect(body).toMatchObject({
      ...{ productCode: CODE, productOptionCode: 'TG1', startTime: '19:00', travelDate: '2027-03-10' },
      paxMix: [
        { ageBand: 'ADULT', numberOfTravelers: 2 },
        { ageBand: 'CHILD', numberOfTravelers: 1 },
      ],
      bookerInfo: { firstName: 'Ana', lastName: 'Silva' },
      languageGuide: { language: 'en', type: 'GUIDE' },
    });
    expect(body!['bookingQuestionAnswers']).toEqual(
      expect.arrayContaining([
        { question: 'WEIGHT', answer: '70', unit: 'lbs', travelerNum: 3 },
        { question: 'AGEBAND', answer: 'CHILD', travelerNum: 3 },
        { question: 'PICKUP_POINT', answer: 'LOC-3', unit: 'LOCATION_REFERENCE' },
        { question: 'TRANSFER_ARRIVAL_TIME', answer: '14:30' },
        { question: 'TRANSFER_ARRIVAL_DROP_OFF', answer: 'Hotel Sol', unit: 'FREETEXT' },
        { question: 'TRANSFER_ARRIVAL_MODE', answer: 'AIR' },
        { question: 'TRANSFER_AIR_ARRIVAL_FLIGHT_NO', answer: 'TP1' },
      ]),
    );
  });

  test('what was pressed is kept until it is paid, and booked by the name that it is kept under', async () => {
    const one = await order();
    const guests = one.request as never;
    const { offer: looked } = await viator.price(one.offerRef, null, { signal });
    expect(bodies('/bookings/hold')).toHaveLength(0);
    const { offer } = await viator.price(one.offerRef, guests, { signal });
    expect(bodies('/bookings/hold')).toMatchObject([{ productCode: CODE, startTime: '19:00' }]);
    expect(offer.base).toEqual(looked.base);
    const made = await viator.book({ ...one, offer: { id: offer.id } }, { signal });
    const [body] = bodies('/bookings/book');
    expect(made).toMatchObject({ kind: 'booked', locator: body!['bookingRef'] });
    expect(body!['bookingRef']).toMatch(/^BR-/);
  });

  test.each([
    ['nothing is kept', { holds: false }],
    ['it is kept at another price', { holdFactor: 1.1 }],
  ])('where %s, it is booked as before', async (_why, more) => {
    Object.assign(fake.next, more);
    const one = await order();
    const { offer } = await viator.price(one.offerRef, one.request as never, { signal });
    expect(await viator.book({ ...one, offer: { id: offer.id } }, { signal })).toMatchObject({
      kind: 'booked',
    });
    expect(bodies('/bookings/book')[0]).not.toHaveProperty('bookingRef');
  });

  test('a hold that fails costs nothing but itself', async () => {
    const one = await order();
    fake.fail('/bookings/hold', 'broken');
    const { offer } = await viator.price(one.offerRef, one.request as never, { signal });
    expect(await viator.book({ ...one, offer: { id: offer.id } }, { signal })).toMatchObject({
      kind: 'booked',
    });
    expect(warned).toHaveLength(1);
  });

  test('INV-1 the same order is booked once, however often it is sent', async () => {
    const one = await order();
    const [first, again] = [await viator.book(one, { signal }), await viator.book(one, { signal })];
    expect(again).toEqual(first);
    expect(bodies('/bookings/book')).toHaveLength(1);
  });

  test('INV-6 an answer that is lost is unknown, and found when it is looked for', async () => {
    const one = await order();
    fake.fail('/bookings/book', 'lost-answer');
    expect(await viator.book(one, { signal })).toMatchObject({ kind: 'unknown' });
    expect(await viator.lookup(one, { signal })).toMatchObject({ kind: 'booked' });
    expect(await viator.book(one, { signal })).toMatchObject({ kind: 'booked' });
  });

  test('INV-3 what was never sent is absent', async () => {
    expect(await viator.lookup(await order(), { signal })).toEqual({ kind: 'absent' });
  });

  test('INV-3 coming too often is no final no: a short pause is waited for, and after a long one it is sent again', async () => {
    fake.fail('/bookings/book', 'busy');
    expect(await viator.book(await order(), { signal })).toMatchObject({ kind: 'booked' });
    expect(bodies('/bookings/book')).toHaveLength(2);
    fake.fail('/bookings/book', 'resting');
    const one = await order();
    const limited = { kind: 'busy', meaning: 'rate-limit' };
    expect(await viator.book(one, { signal })).toMatchObject({
      ...{ kind: 'unknown', trouble: { ...limited, code: 'TOO_MANY_REQUESTS' } },
    });
    expect(await viator.lookup(one, { signal })).toEqual({ kind: 'absent' });
    // It wants to be left alone for ten minutes.
    expect(await viator.book(one, { signal })).toMatchObject({ kind: 'unknown', trouble: limited });
    expect(bodies('/bookings/book')).toHaveLength(3);
  });

  test('what Viator does not accept is said as that, and its words are for the log without anybody in them', async () => {
    fake.fail('/bookings/book', 'invalid');
    expect(await viator.book(await order(), { signal })).toMatchObject({
      ...{ kind: 'rejected', message: expect.stringMatching(/did not accept the travelers/) },
      trouble: { status: 400, code: 'BAD_REQUEST', requestId: expect.stringMatching(/^4badb933/) },
    });
    expect(JSON.stringify(warned)).not.toMatch(/ana@example|912/);
  });

  test('what is only held is no booking', async () => {
    const one = await order();
    fake.next.status = 'ON_HOLD';
    await viator.book(one, { signal });
    expect(await viator.lookup(one, { signal })).toEqual({ kind: 'absent' });
  });

  test('R348 its voucher is kept, and ours stands in where none comes, or none that may be opened', async () => {
    const detailsOf = async () => {
      const made = await viator.book(await order(), { signal });
      return made.kind === 'booked'
        ? (made.details as { organizerVoucher: unknown; vouchers: unknown[] })
        : null;
    };
    expect(await detailsOf()).toMatchObject({
      ...{ vouchers: [], organizerVoucher: { url: VOUCHER.url, isPrivate: false } },
    });
    fake.next.voucher = { ...VOUCHER, isVoucherRestrictionRequired: true };
    expect(await detailsOf()).toMatchObject({ organizerVoucher: { url: VOUCHER.url, isPrivate: true } });
    for (const url of [
      'http://www.viator.com/ticket',
      'javascript:alert(1)',
      'https://a:b@evil.example/',
      '//x',
      '',
    ]) {
      fake.next.voucher = { ...VOUCHER, url };
      expect(await detailsOf(), url).toMatchObject({
        ...{ vouchers: [{ code: expect.stringMatching(/^BR-/) }], organizerVoucher: null },
      });
    }
    fake.next.voucher = null;
    expect(await detailsOf()).toMatchObject({ organizerVoucher: null });
  });

  test('R337 R341 what its supplier thinks about is pending, with its own 72 hours, and then it is what it became', async () => {
    fake.next.status = 'PENDING';
    const one = await order();
    const made = await viator.book(one, { signal });
    expect(made).toMatchObject({ kind: 'pending', status: 'pending' });
    if (made.kind !== 'pending') throw new Error('It is not pending');
    expect(Date.parse(made.answersBy!) - clock.now().getTime()).toBe(72 * 3_600_000);
    const kept = [...fake.bookings.values()].at(-1)!;
    Object.assign(kept, { status: 'REJECTED', reason: 'WEATHER' });
    expect(await viator.lookup(one, { signal })).toEqual({
      ...{ kind: 'rejected', reason: 'refused', message: 'Booking rejected due to weather' },
      refusal: 'activity.weather',
    });
  });

  test('what is gone by then is sold out', async () => {
    Object.assign(fake.next, { status: 'REJECTED', reason: 'BOOKABLE_ITEM_IS_NO_LONGER_AVAILABLE' });
    expect(await viator.book(await order(), { signal })).toEqual({
      ...{ kind: 'rejected', reason: 'sold-out', message: 'Bookable item is no longer available' },
      refusal: 'activity.gone',
    });
  });

  test('R342 R343 it is cancelled for a reason of its list, and once', async () => {
    const made = await viator.book(await order(), { signal });
    if (made.kind !== 'booked') throw new Error('It is not booked');
    const { supplierRef } = made;
    const [reason] = await viator.cancelReasons('en', { signal });
    expect(reason).toEqual({ code: 'Customer_Service.Weather', text: 'Weather' });
    fake.next.refund = 0.5;
    expect(await viator.cancelPenalty(supplierRef, { signal })).toMatchObject({
      penalty: { amount: 4_000, currency: 'USD' },
      refundable: true,
    });
    const cancel = () => viator.cancel(supplierRef, 'ref', { signal, reasonCode: reason!.code });
    expect(await cancel()).toMatchObject({ kind: 'cancelled' });
    expect(await cancel()).toMatchObject({ kind: 'cancelled' });
    expect(bodies(`/bookings/${supplierRef.slice(3)}/cancel`)[0]).toEqual({ reasonCode: reason!.code });
    fake.fail('/cancel', 'broken');
    expect(await cancel()).toMatchObject({ kind: 'unknown' });
  });
});

describe('reviews', () => {
  const asked = (page = 1) => viator.reviews!(CODE, { language: 'pt', page }, { signal });
  const calls = () => fake.asked.filter(({ path }) => path === '/reviews/product');

  test('are those of providers that are published, as plain text, each in its own language', async () => {
    const { reviews, total } = await asked();
    expect(total).toBe(14);
    expect(reviews.slice(0, 2)).toEqual([
      {
        ...{ id: 'REV-1', provider: 'Tripadvisor', isOfGuest: false, author: 'walker12', date: '2026-11-05' },
        ...{ stars: 5, language: 'en', title: 'Worth every step' },
        text: expect.stringMatching(/^The guide knew each stone\.\s+Bring good shoes\.$/),
        answer: { language: 'en', text: 'Thank you for walking with us' },
      },
      {
        ...{ id: 'REV-4', provider: 'Viator', isOfGuest: true, author: 'Michele_H', date: '2026-09-02' },
        ...{ stars: 4, language: 'pt', title: 'Muito bom', text: 'Voltaremos', answer: null },
      },
    ]);
    expect(calls()[0]!.body).toEqual({
      ...{ productCode: CODE, provider: 'ALL', count: 10, start: 1 },
      ...{ sortBy: 'MOST_RECENT_PER_LOCALE', showMachineTranslated: false, reviewsForNonPrimaryLocale: true },
    });
    expect((await asked(2)).reviews).toHaveLength(4);
  });

  test('are kept for a week, and asked for again where the product tells another number of them', async () => {
    await asked();
    await asked();
    expect(calls()).toHaveLength(1);
    clock.advance(8 * 24 * 3_600_000);
    await asked();
    expect(calls()).toHaveLength(2);
    fake.products.set(CODE, { ...PRODUCT, reviews: { ...PRODUCT.reviews, totalReviews: 11 } });
    clock.advance(25 * 3_600_000);
    await asked();
    expect(calls()).toHaveLength(3);
  });

  test('are not asked for where there are none', async () => {
    fake.products.set(CODE, { ...PRODUCT, reviews: { ...PRODUCT.reviews, totalReviews: 0 } });
    expect(await asked()).toEqual({ reviews: [], total: 0 });
    expect(calls()).toEqual([]);
  });
});
