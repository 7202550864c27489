import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { mailsTo } from '@/server/testing/mails';
import type { ActivityDetails } from '../contract';
import { TRANSPORT_FIELDS } from '../contract/questions';
import { ALPHA } from '@/server/selling/bookable/testing/site';
import { activitySite, activityWith, DAYS, person } from './testing/site';

let site: Awaited<ReturnType<typeof activitySite>>;
beforeAll(async () => {
  site = await activitySite();
});
afterAll(() => site.it.close());

const HOUR = 3_600_000;
const asksNothing = (kind: { asks?: object }) => !kind.asks;
const plain = () =>
  activityWith(
    ({ kind }) => kind.instant && asksNothing(kind) && kind.refund.kind === 'hours' && kind.id === 'ticket',
  );
const tiered = () =>
  activityWith(({ kind }) => kind.instant && asksNothing(kind) && kind.refund.kind === 'days');
const manual = () => activityWith(({ kind }) => kind.id === 'day-trip');

const said = async (bookingId: string, token = site.client) =>
  (await site.get(`/api/activities/bookings/${bookingId}/details`, token)).json.data;
const penalty = (bookingId: string, token = site.client) =>
  site.get(`/api/activities/bookings/${bookingId}/cancel-penalty`, token);
const cancel = (bookingId: string, quoteAmount: object, reason = 'PLANS', token = site.client) =>
  site.post('/api/activities/bookings/cancel', { bookingId, reason, quoteAmount }, token);

async function booked(code = plain(), lastName = 'Silva', guests: object = {}) {
  const { quote, option } = await site.quoted(code);
  const travelers = [person({ lastName }), person({ firstName: 'Rui', lastName })];
  const answer = await site.book(site.order(quote, { travelers, ...guests }));
  expect(answer.status, answer.text).toBe(200);
  return { quote, option, ...answer.json.data } as {
    quote: typeof quote;
    option: typeof option;
    bookingId: string;
    progress: { state: string; message: string | null; money: string; answersBy?: string };
    reservation: Record<string, unknown> & { vouchers: { code: string; traveler: string | null }[] };
  };
}

describe('the page of an activity', () => {
  test('R325 says everything, and where it takes place', async () => {
    const code = plain();
    const activity = await site.page(code);
    expect(activity).toMatchObject({
      productCode: code,
      zone: 'Europe/Lisbon',
      city: 'Lisbon',
      instant: true,
    });
    expect(activity.included.length).toBeGreaterThan(0);
    expect(activity.meetingPoints).toHaveLength(1);
    expect(activity.gallery).toHaveLength(6);
    const { stars } = activity.reviewFacts!;
    expect(stars.reduce((sum, count) => sum + count, 0)).toBe(activity.reviews!.count);
    // The embedded suppliers give none.
    expect((await site.get(`/api/activities/details/${code}`)).json.givesReviews).toBe(false);
    expect((await site.get('/api/activities/details/lw-nothing')).status).toBe(404);
    const locations = (await site.get(`/api/activities/locations/${code}`)).json.data;
    expect(locations.map(({ id }: { id: string }) => id)).toContain(activity.meetingPoints[0]!.id);
  });

  test('R330 the check gives options at the price of now, and none on a day without room', async () => {
    const code = plain();
    const option = await site.optionOf(code, { ADULT: 2, CHILD: 1 });
    expect(option.each.map(({ category, count }) => [category, count])).toEqual([
      ['ADULT', 2],
      ['CHILD', 1],
    ]);
    expect(option.each.reduce((all, { total }) => all + total.amount, 0)).toBe(option.total.amount);
    const past = await site.check(code, '2026-01-01', { ADULT: 1 });
    expect([past.status, past.json.message]).toEqual([409, 'Product is not available on this date']);
  });

  test('R327 R328 those who cannot take part are told why, with the field', async () => {
    const code = plain();
    const { capacity } = await site.page(code);
    const nobody = await site.check(code, DAYS.from, {});
    expect([nobody.status, nobody.json.fields[0].message]).toEqual([
      422,
      'Please select at least one traveler',
    ]);
    const many = await site.check(code, DAYS.from, { ADULT: capacity.max + 1 });
    expect([many.status, many.json.message]).toEqual([
      422,
      `You can select upto ${capacity.max} travelers in total`,
    ]);
    const guided = activityWith(({ kind }) => kind.needsAdult === true && kind.instant);
    const alone = await site.check(guided, DAYS.from, { CHILD: 1 });
    expect([alone.status, alone.json.message]).toEqual([422, 'Must be accompanied by an adult']);
  });
});

describe('an activity is booked', () => {
  test('R331 at the price that was quoted, with what is scanned at the entrance', async () => {
    const { quote, option, bookingId, reservation, progress } = await booked();
    expect(quote.price.total).toEqual(option.total);
    expect(progress).toMatchObject({ state: 'confirmed', money: 'taken' });
    expect(reservation).toMatchObject({
      bookingStatus: 'confirmed',
      canCancel: true,
      answeredBy: null,
      cancellation: null,
      guests: { travelers: [{ firstName: 'Ana' }, { firstName: 'Rui' }] },
    });
    expect(reservation.vouchers.length).toBeGreaterThan(0);
    const locator = (await said(bookingId)).recordLocator as string;
    expect((await said(locator)).bookingId).toBe(bookingId);
    expect((await site.get(`/api/activities/bookings/${bookingId}/details`, site.other)).status).toBe(404);
  });

  test('G137 it is told in the words of its reader, whatever language it was booked in', async () => {
    const code = plain();
    const { bookingId } = await booked(code, 'Prado');
    const read = async (path: string, language: string) =>
      (
        await site.it.request(ALPHA, 'GET', path, {
          token: site.client,
          headers: { 'accept-language': language },
        })
      ).json.data;
    const page = await read(`/api/activities/details/${code}`, 'pt');
    const own = await read(`/api/activities/bookings/${bookingId}/details`, 'pt');
    const { title, city, overview, included, notIncluded, goodToKnow, accessibility, reviewFacts } = page;
    expect(own.offer.activity).toMatchObject({
      ...{ title, city, overview, included, notIncluded, goodToKnow, accessibility, reviewFacts },
    });
    const english = await read(`/api/activities/bookings/${bookingId}/details`, 'en');
    expect(english.offer.activity.title).not.toBe(title);
    expect(own.offer.option.title).not.toBe(english.offer.option.title);
    const [mine] = await read('/api/activities/user/bookings', 'pt');
    expect(mine).toMatchObject({ activityName: title, city });
  });

  test('G137 its letters are in the language that is written to, which need not be the one of the page', async () => {
    const code = plain();
    const { quote } = await site.quoted(code);
    const guests = { travelers: [person(), person({ firstName: 'Rui' })], email: 'lusa@example.com' };
    const answer = await site.book(site.order(quote, guests, { language: 'pt' }));
    expect(answer.status, answer.text).toBe(200);
    const page = await site.it.request(ALPHA, 'GET', `/api/activities/details/${code}`, {
      token: site.client,
      headers: { 'accept-language': 'pt' },
    });
    const { title, included } = page.json.data as ActivityDetails;
    const [mail] = await mailsTo(site.it, 'alpha', 'lusa@example.com');
    expect(mail!.subject).toContain(title);
    expect(mail!.subject).not.toContain(quote.offer.activity.title);
    expect(mail!.text).toContain(included[0]);
  });

  test('R348 the confirmation goes out with voucher and calendar file, and can be sent again', async () => {
    const { bookingId } = await booked(plain(), 'Mota', { email: 'mota@example.com' });
    const [mail] = await mailsTo(site.it, 'alpha', 'mota@example.com');
    expect(mail!.subject).toMatch(/is confirmed/);
    expect(mail!.text).toMatch(/When it starts/);
    expect(JSON.stringify(mail!.attachments)).toMatch(/\.pdf/);
    expect(JSON.stringify(mail!.attachments)).toMatch(/\.ics/);
    const again = await site.post('/api/activities/bookings/email', { bookingId, email: 'new@example.com' });
    expect(again.json.data).toMatch(/new@example\.com/);
    const paper = await site.get(`/api/activities/bookings/voucher.pdf?bookingId=${bookingId}`);
    expect([paper.status, paper.text.slice(0, 4)]).toEqual([200, '%PDF']);
  });

  test('R348 letter, voucher, calendar and My Trips send guests to where they are picked up, and nowhere else', async () => {
    const code = activityWith(({ kind }) => kind.id === 'hike', 'FNC');
    const { pickup, meetingPoints } = await site.page(code);
    const [meets] = meetingPoints;
    const point = pickup.points.find(({ name }) => name !== meets!.name);
    const { bookingId } = await booked(code, 'Reis', {
      ...{ email: 'reis@example.com', pickup: { point: point!.id } },
    });
    const [mail] = await mailsTo(site.it, 'alpha', 'reis@example.com');
    const files = mail!.attachments as { filename: string; content: string }[];
    const entry = files.find(({ filename }) => filename.endsWith('.ics'))!.content;
    expect(entry).toContain(`LOCATION:${point!.name}`);
    expect(mail!.html).toContain(`${point!.latitude}%2C${point!.longitude}`);
    expect(mail!.html).not.toContain(String(meets!.latitude));
    const trips = (await site.post('/api/user/getUserTransactions', { category: 'activity' })).json.data as {
      bookingId: string;
      details: object;
    }[];
    expect(trips.find((one) => one.bookingId === bookingId)!.details).toMatchObject({
      begins: { kind: 'pickup', places: [{ id: point!.id }] },
    });
  });

  test('SEC-35 a traveler reads no wholesale price anywhere in a booking', async () => {
    const { bookingId } = await booked();
    const text = JSON.stringify(await said(bookingId));
    for (const word of ['wholesale', '"net"', 'supplierId', 'lanternway', 'driftwood'])
      expect(text).not.toContain(word);
    expect(JSON.stringify(await said(bookingId, site.owner))).toContain('wholesale');
  });

  test.each([
    ['SOLDOUT', 'Bookable item is no longer available'],
    ['REFUSE', 'No bookable items found'],
    ['WEATHER', 'Booking rejected due to weather'],
    ['DUPLICATE', 'Duplicate booking'],
    ['CLOSEDDOWN', 'Product is no longer operating'],
    ['TOOFEW', 'Too few passengers'],
    ['DISASTER', 'Natural disaster'],
    ['PRODUCTGONE', 'Product cancelled'],
    ['NOTICKET', 'Ticket issue'],
    ['NOPICKUP', 'Pickup issue'],
  ])('%s is refused with “%s”, and no money is kept', async (lastName, message) => {
    const { progress } = await booked(plain(), lastName);
    expect(progress).toMatchObject({ state: 'failed', money: 'returned', message });
  });

  test('INV-5 who pays more by then is asked first', async () => {
    const { quote } = await site.quoted(plain());
    const travelers = [person({ lastName: 'Dearer' }), person({ lastName: 'Dearer' })];
    const answer = await site.book(site.order(quote, { travelers }));
    expect([answer.status, answer.json.code]).toEqual([409, 'PRICE_CHANGED']);
  });

  test('the travelers who come are those who were priced', async () => {
    const { quote } = await site.quoted(plain());
    const answer = await site.book(site.order(quote, { travelers: [person()] }));
    expect([answer.status, answer.json.fields[0].path]).toEqual([422, 'guests.travelers']);
  });
});

describe('what a product asks', () => {
  const withPath = async (code: string, guests: object, counts: object = { ADULT: 2 }) => {
    const { quote } = await site.quoted(code, counts);
    const answer = await site.book(site.order(quote, guests));
    return [answer.status, answer.json.fields?.[0]?.path, answer.json.message] as const;
  };

  test('R332 G94 is required where it asks it, at its level', async () => {
    const code = manual();
    const { questions, pickup, guides } = await site.page(code);
    expect(questions).toMatchObject({
      booking: { pickup: true, tourLanguage: true },
      traveler: { dateOfBirth: true },
    });
    const grown = [
      person({ dateOfBirth: '1985-05-01' }),
      person({ firstName: 'Rui', dateOfBirth: '1986-05-01' }),
    ];
    const where = pickup.points[0] ? { point: pickup.points[0].id } : { text: 'Hotel Sol' };
    expect(await withPath(code, { travelers: grown })).toEqual([
      422,
      'guests.pickup',
      'Pickup location is required',
    ]);
    expect(await withPath(code, { travelers: grown, pickup: where })).toEqual([
      422,
      'guests.tourLanguage',
      'Tour language is required',
    ]);
    const rest = { pickup: where, tourLanguage: guides[0] };
    expect(await withPath(code, { ...rest })).toEqual([
      422,
      'guests.travelers.0.dateOfBirth',
      'Please select a date',
    ]);
    expect(
      await withPath(code, { travelers: grown, ...rest, tourLanguage: { language: 'fi', type: 'GUIDE' } }),
    ).toEqual([422, 'guests.tourLanguage', 'Tour language is required']);
  });

  test('R328 a child too young is refused before anything is paid', async () => {
    const code = activityWith(({ kind }) => kind.id === 'trek');
    const { capacity } = await site.page(code);
    const least = Math.min(...capacity.bands.map(({ fromAge }) => fromAge));
    const passport = { passportNumber: 'X123456', passportNationality: 'PT' };
    const travelers = [
      person({ dateOfBirth: '1985-05-01', ...passport }),
      person({ category: 'YOUTH', firstName: 'Lia', dateOfBirth: '2024-01-01', ...passport }),
    ];
    const [status, path, message] = await withPath(
      code,
      { travelers, pickup: { text: 'Hotel Sol' } },
      { ADULT: 1, YOUTH: 1 },
    );
    expect([status, path === 'guests.pickup' || path]).toEqual([422, 'guests.travelers.1.dateOfBirth']);
    expect(message).toBe(`This activity has a minimum age of ${least}`);
  });

  test('R336 who arrives by air is asked for the flight', async () => {
    const code = activityWith(({ kind }) => kind.id === 'airport');
    const travelers = [person({ category: 'TRAVELER' }), person({ category: 'TRAVELER', firstName: 'Rui' })];
    const counts = { TRAVELER: 2 };
    const arrival = (fields: object) => ({ travelers, arrival: { mode: 'AIRPORT', fields } });
    expect((await withPath(code, { travelers }, counts)).slice(1)).toEqual([
      'guests.arrival.mode',
      'Arrival mode is required',
    ]);
    const all = { airline: 'TAP', flightNumber: 'TP1234', arrivalTime: '14:30', dropOffDetails: 'Hotel Sol' };
    const { flightNumber: _, ...less } = all;
    expect((await withPath(code, arrival(less), counts)).slice(1)).toEqual([
      'guests.arrival.fields.flightNumber',
      'Flight number is required',
    ]);
    const { quote } = await site.quoted(code, counts);
    const made = await site.book(site.order(quote, arrival({ ...all, railLine: 'left over' })));
    expect(made.status, made.text).toBe(200);
    expect(TRANSPORT_FIELDS).toContain('railLine');
    expect(made.json.data.reservation.guests.arrival.fields).toMatchObject(all);
  });
});

describe('an activity is cancelled', () => {
  test('R342 R343 for the refund that was quoted, with a reason of the list', async () => {
    const { bookingId, quote } = await booked();
    const asked = await penalty(bookingId);
    expect(asked.status, asked.text).toBe(200);
    const { reasons, refundAmount, exchangeRate, currency } = asked.json.data;
    expect(reasons.length).toBeGreaterThan(3);
    expect([refundAmount, exchangeRate, currency]).toEqual([quote.price.total, 1, 'USD']);
    const strange = await cancel(bookingId, refundAmount, 'BECAUSE');
    expect([strange.status, strange.json.fields[0].path]).toEqual([422, 'reason']);
    const done = await cancel(bookingId, refundAmount);
    expect(done.json.data).toMatchObject({
      priceChanged: false,
      reservation: { canCancel: false, cancellation: { refund: refundAmount } },
    });
    const again = await penalty(bookingId);
    expect([again.status, again.json.message]).toEqual([409, 'Booking has already been cancelled']);
  });

  test('RFC 5546 its letter takes it out of the calendar: the same entry, of a later edition than any before', async () => {
    const { bookingId } = await booked(plain(), 'Torres', { email: 'torres@example.com' });
    const shown = (await said(bookingId)).revision as number;
    site.it.clock.advance(60_000);
    const { refundAmount } = (await penalty(bookingId)).json.data;
    await cancel(bookingId, refundAmount);
    const entries = (await mailsTo(site.it, 'alpha', 'torres@example.com')).map(({ attachments }) => {
      const file = (attachments as { filename: string; content: string }[]).find(({ filename }) =>
        filename.endsWith('.ics'),
      )!;
      const of = (name: string) => new RegExp(`(?<=^${name}:)\\S+`, 'm').exec(file.content)?.[0];
      return {
        ...{ uid: of('UID'), method: of('METHOD'), status: of('STATUS') },
        ...{ sequence: Number(of('SEQUENCE')), changed: of('LAST-MODIFIED')! },
      };
    });
    const [brought, taken] = entries;
    expect(entries).toHaveLength(2);
    expect(brought).toMatchObject({ method: 'PUBLISH', status: 'CONFIRMED' });
    expect(taken).toMatchObject({ uid: brought!.uid, method: 'CANCEL', status: 'CANCELLED' });
    expect(shown).toBeGreaterThanOrEqual(brought!.sequence);
    expect(taken!.sequence).toBeGreaterThan(shown);
    expect(taken!.changed > brought!.changed).toBe(true);
  });

  test('R346 then it is CANCELED, and its commission and fee are those of now', async () => {
    const { bookingId } = await booked();
    const rowNow = async () =>
      (await site.get('/api/agency/activities/bookings', site.owner)).json.data.find(
        (one: { bookingId: string }) => one.bookingId === bookingId,
      );
    const before = await rowNow();
    expect(before.bookingStatus).toBe('confirmed');
    for (const figure of ['commissionEarned', 'transactionFees'])
      expect(before[figure].amount, figure).toBeGreaterThan(0);
    const { refundAmount } = (await penalty(bookingId)).json.data;
    const { reservation } = (await cancel(bookingId, refundAmount)).json.data;
    expect(reservation.bookingStatus).toBe('CANCELED');
    expect(await rowNow()).toMatchObject({
      bookingStatus: 'CANCELED',
      commissionEarned: { amount: 0 },
      transactionFees: { amount: 0 },
      reasonForCancellation: 'My plans have changed',
      refundAmount,
    });
  });

  test('R344 R345 a refund that has changed cancels nothing and is asked about anew', async () => {
    const { bookingId } = await booked(plain(), 'Lessback');
    const first = (await penalty(bookingId)).json.data.refundAmount;
    site.it.clock.advance(16_000);
    const changed = await cancel(bookingId, first);
    expect(changed.json.data).toMatchObject({ priceChanged: true });
    const { refundAmount } = changed.json.data;
    expect(refundAmount.amount).not.toBe(first.amount);
    expect((await said(bookingId)).bookingStatus).toBe('confirmed');
    const done = await cancel(bookingId, refundAmount);
    expect(done.json.data).toMatchObject({ priceChanged: false, reservation: { bookingStatus: 'CANCELED' } });
  });

  test('R339 gives back by tiers of days, on the calendar of the place', async () => {
    const { bookingId, option, quote } = await booked(tiered());
    const { refund } = await site.page(tiered());
    if (refund.kind !== 'days') throw new Error('It has no tiers');
    const days = Math.round((Date.parse(option.startsAt.day) - site.it.clock.now().getTime()) / (24 * HOUR));
    const best = Math.max(
      ...refund.tiers.filter((tier) => days - 1 >= tier.daysBefore).map((tier) => tier.percent),
    );
    const { refundAmount } = (await penalty(bookingId)).json.data;
    expect(refundAmount.amount / quote.price.total.amount).toBeGreaterThan(best / 100 - 0.1);
  });

  test('what its supplier does not take back stays confirmed', async () => {
    const { bookingId } = await booked(plain(), 'Nocancel');
    const { refundAmount } = (await penalty(bookingId)).json.data;
    const answer = await cancel(bookingId, refundAmount);
    expect(answer.status).toBeGreaterThanOrEqual(400);
    expect((await said(bookingId)).bookingStatus).toBe('confirmed');
  });
});

describe('lists', () => {
  test('R432 the own ones, R441 and the agency’s with what is staff’s alone', async () => {
    site.it.clock.advance(1000);
    const { bookingId } = await booked(plain(), 'Lopes');
    const mine = (await site.get('/api/activities/user/bookings')).json;
    expect(mine.data[0]).toMatchObject({ bookingId, leadPassenger: 'Ana Lopes', city: 'Lisbon' });
    // Staff has own trips too, and sees those of others in the list of the agency alone.
    const staffs = (await site.get('/api/activities/user/bookings', site.owner)).json;
    expect(staffs).toMatchObject({ data: [], totalCount: 0 });
    const row = (await site.get('/api/agency/activities/bookings', site.owner)).json.data[0];
    expect(row).toMatchObject({ bookingId, bookingStatus: 'confirmed', reasonForCancellation: null });
    for (const column of ['costPrice', 'salesPrice', 'bookedPrice', 'commissionEarned', 'transactionFees'])
      expect(row[column], column).not.toBeNull();
    const theirs = await site.get('/api/agency/activities/bookings', site.restricted);
    expect(theirs.json.data).toEqual([]);
  });

  test('G14 are filtered by a status in any of its spellings', async () => {
    const counted = async (status: string) =>
      (await site.get(`/api/agency/activities/bookings?selectedStatus=${status}`, site.owner)).json
        .totalCount as number;
    const cancelled = await counted('CANCELED');
    expect(cancelled).toBeGreaterThan(0);
    for (const spelling of ['cancelled', 'Cancelled']) expect(await counted(spelling)).toBe(cancelled);
  });
});

describe('an organizer that confirms by hand', () => {
  // Days pass here, and sessions end: a site of its own.
  beforeAll(async () => {
    await site.it.close();
    site = await activitySite();
  });
  beforeEach(async () => {
    site.client = await site.it.login('alpha', 'client');
  });
  const answered = async (lastName: string) => {
    const code = manual();
    const activity: ActivityDetails = await site.page(code);
    const born = { dateOfBirth: '1985-05-01' };
    const where = activity.pickup.points[0];
    return booked(code, lastName, {
      email: `${lastName.toLowerCase()}@example.com`,
      travelers: [person({ lastName, ...born }), person({ lastName, firstName: 'Rui', ...born })],
      pickup: where ? { point: where.id } : { text: 'Hotel Sol' },
      tourLanguage: activity.guides[0],
    });
  };
  /** Hours pass, the traveler signs in again and looks. */
  async function after(hours: number, bookingId: string) {
    site.it.clock.advance(hours * HOUR);
    const token = await site.it.login('alpha', 'client');
    await site.get(`/api/bookings/${bookingId}/progress`, token);
    return said(bookingId, token);
  }

  test('R337 R341 has 48 hours, the money is authorised, and then it is confirmed', async () => {
    const { bookingId, progress, reservation } = await answered('Nunes');
    expect(progress).toMatchObject({ state: 'processing', money: 'held' });
    const started = site.it.clock.now().getTime();
    expect(Date.parse(progress.answersBy!) - started).toBe(48 * HOUR);
    expect(reservation).toMatchObject({ bookingStatus: 'pending', canCancel: false, vouchers: [] });
    expect(await after(31, bookingId)).toMatchObject({
      bookingStatus: 'confirmed',
      progress: { money: 'taken' },
    });
    const subjects = (await mailsTo(site.it, 'alpha', 'nunes@example.com')).map(({ subject }) => subject);
    expect(subjects[0]).toMatch(/^You requested a spot/);
    expect(subjects[1]).toMatch(/is confirmed/);
  });

  test('R337 is refused after 30 hours: nothing is charged and the traveler is written to', async () => {
    const { bookingId, progress } = await answered('Weather');
    expect(progress).toMatchObject({ state: 'processing', money: 'held' });
    expect(await after(31, bookingId)).toMatchObject({
      bookingStatus: 'failed',
      progress: { state: 'failed', money: 'returned', message: 'Booking rejected due to weather' },
    });
    const mails = await mailsTo(site.it, 'alpha', 'weather@example.com');
    expect(mails.at(-1)!.subject).toMatch(/^We could not get you a spot/);
    expect(mails.at(-1)!.text).toMatch(/Booking rejected due to weather/);
  });
});
