import { afterAll, beforeAll, expect, test } from 'vitest';
import { addDays } from '@/server/selling/supplier/time';
import { mailsTo } from '@/server/testing/mails';
import { hearOfOrders } from '@/plugins/activity/server/after/news';
import { activityRefusals } from '@/plugins/activity/contract/refusals';
import { suppliersOf } from '@/plugins/activity/server/suppliers';
import { activitySite, person } from '@/plugins/activity/server/testing/site';
import { fakeViator, PRODUCT } from './testing/fake-viator';

let fake: Awaited<ReturnType<typeof fakeViator>>;
let site: Awaited<ReturnType<typeof activitySite>>;
beforeAll(async () => {
  fake = await fakeViator();
  site = await activitySite({
    accounts: { viator: { key: 'a-key', url: fake.url } },
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
  // Under the names that Viator gives its kinds.
  const { data: tags } = (await site.get('/api/activities/getActivityTagsFilterList?destinationId=LIS')).json;
  expect(tags).toEqual([{ id: 'vt-12', name: 'Night Walks', count: 60 }]);
  expect((await site.get(`/api/activities/details/${code}`)).json.givesReviews).toBe(true);
  const { option, quote } = await site.quoted(code, { ADULT: 1 });
  // 10 % and a flat fee upon what Viator is owed.
  expect(quote.price.total.amount).toBe(4_000 * 1.1 + 500);
  const made = await site.book(
    site.order(quote, {
      travelers: [person({ weight: { value: 60, unit: 'kg' } })],
      pickup: { point: 'LOC-3' },
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
    vouchers: [],
    organizerVoucher: { url: expect.stringMatching(/^https:/), mustPrint: false },
    pdfurl: expect.stringMatching(/^https:/),
  });
  // The organizer's paper counts, and there is no other.
  const paper = await site.get(`/api/activities/bookings/voucher.pdf?bookingId=${bookingId}`);
  expect([paper.status, paper.json.message]).toEqual([
    409,
    expect.stringMatching(/voucher of the organizer/),
  ]);
  const letter = (await mailsTo(site.it, 'alpha', 'ana@example.com')).at(-1)!;
  const files = letter.attachments as { filename: string }[];
  expect(files.map(({ filename }) => filename.split('.').at(-1))).toEqual(['ics']);
  expect(letter.text).toContain(`Open your voucher: ${reservation.organizerVoucher.url}`);
  const trips = (await site.get('/api/user/getRecentActivity?email=client@alpha.example')).json;
  expect(JSON.stringify(trips)).toContain(reservation.organizerVoucher.url);
  const terms = (await site.get(`/api/activities/bookings/${bookingId}/cancel-penalty`)).json.data;
  expect(terms.reasons[0]).toEqual({ code: 'Customer_Service.Weather', text: 'Weather' });
  const done = await site.post('/api/activities/bookings/cancel', {
    ...{ bookingId, reason: 'Customer_Service.Weather', quoteAmount: terms.refundAmount },
  });
  expect(done.json.data).toMatchObject({ priceChanged: false, reservation: { bookingStatus: 'CANCELED' } });
  const sent = fake.asked.find(({ path }) => /\/bookings\/BR-\d+\/cancel$/.test(path));
  expect(sent!.body).toEqual({ reasonCode: 'Customer_Service.Weather' });
});

test.each([
  ['guests.travelers.0.lastName', { travelers: [person({ lastName: 'Á'.repeat(51) })] }],
  [
    'guests.email',
    { email: `ana@${'a'.repeat(60)}.${'b'.repeat(60)}.${'c'.repeat(60)}.${'d'.repeat(20)}.example` },
  ],
  ['guests.phone', { phone: '912 345 678' }],
])('what Viator would refuse of who comes is said before anything is paid: %s', async (path, more) => {
  const { option, quote } = await site.quoted(code, { ADULT: 1 });
  const asked = fake.asked.length;
  const answer = await site.book(
    site.order(quote, {
      travelers: [person({ weight: { value: 60, unit: 'kg' } })],
      ...{ pickup: { meet: true }, tourLanguage: option.guides[0], arrival: { mode: 'OTHER', fields: {} } },
      ...more,
    }),
  );
  expect(answer.status, answer.text).toBe(422);
  expect(answer.json.fields).toMatchObject([{ path }]);
  expect(fake.asked.slice(asked).filter(({ path: at }) => at.endsWith('/book'))).toEqual([]);
});

const HOUR_MS = 3_600_000;

/** A booking of one adult, as its supplier answers it now. */
async function booked() {
  const { option, quote } = await site.quoted(code, { ADULT: 1 });
  const made = await site.book(
    site.order(quote, {
      travelers: [person({ weight: { value: 60, unit: 'kg' } })],
      ...{ pickup: { meet: true }, tourLanguage: option.guides[0], arrival: { mode: 'OTHER', fields: {} } },
    }),
  );
  expect(made.status, made.text).toBe(200);
  const { bookingId } = made.json.data as { bookingId: string };
  const atViator = [...fake.bookings.values()].at(-1)!;
  const now = async (token = site.client) =>
    (await site.get(`/api/activities/bookings/${bookingId}/details`, token)).json.data;
  const told = async (subject: RegExp) =>
    (await mailsTo(site.it, 'alpha', 'ana@example.com')).filter((mail) => subject.test(mail.subject)).length;
  const points = async () => {
    const { rows } = await site.it.db.raw('select kind, facts from attention where booking_id = $1', [
      bookingId,
    ]);
    return rows as { kind: string; facts: unknown }[];
  };
  return { bookingId, atViator, now, told, points };
}
const listen = () => hearOfOrders(site.it.server.services);

test('INV-2 what a supplier of Viator cancels is returned whole, told once, and acknowledged when it is', async () => {
  const one = await booked();
  const before = await one.told(/organizer has canceled/);
  const ours = fake.happens('CANCELLATION', one.atViator);
  const others = fake.happens('CANCELLATION', { bookingRef: 'BR-of-somebody-else' });
  one.atViator.status = 'CANCELED';
  await listen();
  await listen();
  expect(await one.now()).toMatchObject({
    ...{ bookingStatus: 'CANCELED', canCancel: false },
    progress: {
      state: 'cancelled',
      money: 'returned',
      message: expect.stringMatching(/Everything that you paid/),
    },
  });
  expect(await one.told(/organizer has canceled/)).toBe(before + 1);
  expect(await one.points()).toEqual([
    {
      kind: 'supplier-cancelled',
      facts: { said: 'Supplier_Support.Weather', amount: expect.any(Number), currency: expect.any(String) },
    },
  ]);
  expect(fake.acknowledged).toContain(ours);
  // Whoever has it at the same account has yet to hear of it.
  expect(fake.acknowledged).not.toContain(others);
  expect(JSON.stringify(await one.now())).not.toContain('Supplier_Support');
});

test('an acknowledgement that fails is sent again, and nothing happens twice', async () => {
  const one = await booked();
  const ours = fake.happens('CANCELLATION', one.atViator);
  fake.fail('/acknowledge', 'broken');
  await expect(listen()).rejects.toThrow(/acknowledge/);
  expect(fake.acknowledged).not.toContain(ours);
  await listen();
  expect(fake.acknowledged).toContain(ours);
  expect((await one.now()).progress.money).toBe('returned');
});

test.each([
  ['CONFIRMATION', 'CONFIRMED', 'confirmed'],
  ['REJECTION', 'REJECTED', 'failed'],
])(
  'R337 R341 a %s is looked at when it is heard of, and not a quarter of an hour later',
  async (event, status, shown) => {
    fake.next.status = 'PENDING';
    const one = await booked();
    const pending = await one.now();
    expect(pending).toMatchObject({ bookingStatus: 'pending', vouchers: [] });
    expect(Date.parse(pending.answeredBy) - site.it.clock.now().getTime()).toBe(72 * HOUR_MS);
    fake.next.status = 'CONFIRMED';
    one.atViator.status = status;
    const look = () => site.get(`/api/bookings/${one.bookingId}/progress`);
    await look();
    expect((await one.now()).progress.state).toBe('processing');
    fake.happens(event, one.atViator);
    await listen();
    await look();
    const after = await one.now();
    expect(after.progress.state).toBe(shown);
    if (shown === 'confirmed') expect(after.organizerVoucher.url).toMatch(/^https:/);
  },
);

test('what is moved at Viator moves here, brings its new voucher, is written to the traveler, and waits for a person', async () => {
  const one = await booked();
  const { startsAt } = (await one.now()).offer.option;
  const url = 'https://www.viator.com/ticket?code=2:new';
  fake.next.voucher = { url, format: 'HTML', type: 'STANDARD' };
  const event = fake.happens('AMENDMENT', one.atViator);
  const day = addDays(startsAt.day, 2);
  fake.event(event)['bookedItem'] = {
    productCode: PRODUCT.productCode,
    travelDate: day,
    travelTime: '20:30:00',
  };
  await listen();
  await listen();
  const now = await one.now();
  expect(now.organizerVoucher.url).toBe(url);
  expect(now.offer.option.startsAt).toEqual({ day, time: '20:30' });
  expect(now.offer.option.freeUntil).toBe(`${addDays(day, -7)}T23:59:00.000Z`);
  const said = `AMENDMENT: ${startsAt.day} ${startsAt.time} → ${day} 20:30`;
  expect(await one.points()).toEqual([{ kind: 'supplier-changed', facts: { said } }]);
  const trips = (await site.get('/api/user/getRecentActivity?email=client@alpha.example')).json;
  expect(JSON.stringify(trips)).toContain(`${day}T20:30`);
  expect(await one.told(/has moved/)).toBe(1);
  const letter = (await mailsTo(site.it, 'alpha', 'ana@example.com')).at(-1)!;
  expect(letter.text).toMatch(/starts at another time: not .+, but .+8:30.+ earlier one is no longer valid/);
  const [file] = letter.attachments as { content: string }[];
  expect(file!.content).toContain('SEQUENCE:1');
});

test('of what nobody would see nothing is written but that a person is to look', async () => {
  const one = await booked();
  const { startsAt } = (await one.now()).offer.option;
  const event = fake.happens('AMENDMENT', one.atViator);
  fake.event(event)['bookedItem'] = { productCode: PRODUCT.productCode, travelDate: startsAt.day };
  const before = (await mailsTo(site.it, 'alpha', 'ana@example.com')).length;
  await listen();
  expect((await one.now()).offer.option.startsAt).toEqual(startsAt);
  expect((await mailsTo(site.it, 'alpha', 'ana@example.com')).length).toBe(before);
  expect(await one.points()).toEqual([{ kind: 'supplier-changed', facts: { said: 'AMENDMENT' } }]);
});

test('R338 R339 what is cancelled at Viator in the traveler’s name is returned by its terms of that moment', async () => {
  const [early, half, late] = [await booked(), await booked(), await booked()];
  const cancelAt = (one: typeof early, day: string) => {
    const event = fake.happens('CUSTOMER_CANCELLATION', one.atViator);
    fake.event(event)['lastUpdated'] = `${day}T12:00:00Z`;
    one.atViator.status = 'CANCELED';
    return event;
  };
  const startsOn = (await early.now()).offer.option.startsAt.day as string;
  const before = await early.told(/is cancell?ed/);
  // Heard of the day before it begins.
  site.it.clock.advance(Date.parse(addDays(startsOn, -1)) - site.it.clock.now().getTime());
  const events = [
    cancelAt(early, addDays(startsOn, -8)),
    cancelAt(half, addDays(startsOn, -5)),
    // By a clock that is wrong.
    cancelAt(late, addDays(startsOn, 5)),
  ];
  await listen();
  await listen();
  const token = await site.it.login('alpha', 'client');
  const kept = async (one: typeof early) => {
    const { progress, price } = await one.now(token);
    expect(progress).toMatchObject({ state: 'cancelled', message: null });
    return price.total.amount - progress.settlement.returned.amount;
  };
  expect(await kept(early)).toBe(0);
  expect(await kept(half)).toBe(2_000);
  // Nothing comes back, of what is the agency's neither.
  expect(await kept(late)).toBe((await late.now(token)).price.total.amount);
  expect(await early.told(/is cancell?ed/)).toBe(before + 3);
  expect(await early.points()).toEqual([]);
  // "No action required" for it.
  for (const event of events) expect(fake.acknowledged).not.toContain(event);
});

test('what a supplier that is switched off sold is there no more', () => {
  const { named, codeOf } = suppliersOf(site.it.server.services);
  expect(named(code).activityId).toBe(PRODUCT.productCode);
  for (const off of ['lanternway', 'driftwood'])
    expect(() => named(codeOf(off, 'lisbon-walk'))).toThrow(activityRefusals.notFound.message);
});
