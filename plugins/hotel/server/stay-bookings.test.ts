import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { tokenOf } from '@/server/payment/embedded/cards';
import { ALPHA } from '@/server/selling/bookable/testing/site';
import { mailsTo } from '@/server/testing/mails';
import {
  bookHotel,
  bookingOf,
  cancelHotel,
  decodeFirst,
  getCancelPenalty,
  getHotelBooking,
  getHotelPrice,
  HOTEL_STATUSES,
  type HotelQuote,
  type HotelRate,
  listAgencyHotels,
  occupanciesOf,
  type PartyRooms,
  sendHotelBookingEmail,
} from '../contract';
import { hotelRefusals } from '../contract/refusals';
import { COUPLE, hotelSite, PROTECTION, searchIn } from './testing/site';

let site: Awaited<ReturnType<typeof hotelSite>>;
beforeAll(async () => {
  site = await hotelSite();
});
afterAll(() => site.it.close());

const isPaidNow = ({ payment }: HotelRate) => payment === 'now';
const isFree = (rate: HotelRate) => isPaidNow(rate) && rate.terms.freeUntil !== null;
const isKept = (rate: HotelRate) =>
  isPaidNow(rate) && rate.terms.freeUntil === null && rate.terms.fee === null;
const isPaidThere = ({ payment }: HotelRate) => payment === 'property';

type Wanted = (rate: HotelRate) => boolean;
const rateOf = ({ rooms }: PartyRooms, wanted: Wanted) =>
  rooms.flatMap(({ rates }) => rates).find((rate) => wanted(rate) && (rate.left ?? 1) > 1);

/** The rates of the first property that has one like this for every room, as their price is asked for. */
async function chosen(wanted: Wanted[], token = site.client) {
  const search = searchIn('LIS', { occupancies: occupanciesOf(wanted.map(() => COUPLE)) });
  const { corelationid, found } = await site.completed(search, token);
  for (const { id: hotelid } of found.hotels) {
    const parties = await site.partiesOf(corelationid, hotelid, token);
    const rates = wanted.map((each, at) => rateOf(parties[at]!, each));
    if (rates.some((rate) => !rate)) continue;
    const amount = rates.reduce((sum, rate) => sum + rate!.total.amount, 0);
    const expectedTotal = { amount, currency: rates[0]!.total.currency };
    return { corelationid, hotelid, rates: rates.map((rate) => rate!.id), expectedTotal };
  }
  throw new Error('No property has such rates');
}

async function quoted(wanted: Wanted[], more: object = {}, token = site.client): Promise<HotelQuote> {
  const item = { ...(await chosen(wanted, token)), ...more };
  const answer = await site.post(getHotelPrice.path, [item], token);
  expect(answer.status, answer.text).toBe(200);
  return decodeFirst(answer.json.data) as HotelQuote;
}

const order = ({ quoteId, price, offer }: HotelQuote, lastName = 'Silva', more: object = {}) => ({
  quoteId,
  acceptedTotal: price.total,
  guests: {
    rooms: offer.rooms.map(() => ({ firstName: 'Ana', lastName })),
    email: 'ana@example.com',
    phone: '+351 912 345 678',
    arrivalTime: '21:00',
    specialRequests: 'A quiet room, please',
  },
  termsAccepted: true,
  payment:
    offer.payment === 'property'
      ? null
      : { method: 'card', token: tokenOf('success', 'visa', '4242', 'abcdef0123456789') },
  language: 'en',
  idempotencyKey: randomUUID(),
  ...more,
});
const send = (body: object, token = site.client) => site.post(bookHotel.path, [body], token);
async function booked(wanted: Wanted[] = [isFree], lastName?: string, token = site.client) {
  const quote = await quoted(wanted, {}, token);
  const answer = await send(order(quote, lastName), token);
  expect(answer.status, answer.text).toBe(200);
  const result = answer.json.bookingresult;
  const { bookingId, response } = result[0];
  return { quote, bookingId: bookingId as string, response, result };
}
const penaltyOf = (bookingId: string, token = site.client) =>
  site.post(getCancelPenalty.path, { bookingId }, token);
const cancel = (bookingId: string, acceptedPenalty: object, token = site.client) =>
  site.post(cancelHotel.path, { bookingId, acceptedPenalty }, token);

describe('a stay is booked', () => {
  test('R264 R265 its price is asked for by an array of one, and is the first item of JSON in base64', async () => {
    const item = await chosen([isFree]);
    for (const body of [[], [item, item]])
      expect((await site.post(getHotelPrice.path, body)).status).toBe(422);
    const { data } = (await site.post(getHotelPrice.path, [item])).json;
    const [first] = JSON.parse(Buffer.from(data, 'base64').toString());
    expect(first).toMatchObject({ changed: false, offer: { payment: 'now', nights: 3 } });
  });

  test('R266 by an array of one', async () => {
    const quote = await quoted([isFree]);
    for (const body of [[], [order(quote), order(quote)]])
      expect((await site.post(bookHotel.path, body)).status).toBe(422);
    expect((await send(order(quote))).json.bookingresult).toHaveLength(1);
  });

  test('R267 and the result has the booking', async () => {
    const { quote, response, result } = await booked();
    expect(bookingOf(result)).toEqual(result[0]);
    expect(response).toMatchObject({
      bookingStatus: 'booked',
      stayPeriod: { start: '2027-03-08', end: '2027-03-11' },
      guestInfo: { rooms: [{ firstName: 'Ana', lastName: 'Silva' }], arrivalTime: '21:00' },
      refundability: 'refundable',
      canCancel: true,
      cancellationId: null,
      progress: { state: 'confirmed', money: 'taken' },
    });
    expect(response.fareBreakup.totalFare).toEqual(quote.price.total);
  });

  test('G137 what was shown is what is booked and written of, whichever supplier of it sells the stay', async () => {
    const { corelationid } = await site.completed(searchIn(), site.owner);
    const both = (await site.everything(corelationid, {}, site.owner)).filter(
      ({ aliases }) => aliases.length > 0,
    );
    let others = 0;
    for (const shown of both.slice(0, 8)) {
      const [party] = await site.partiesOf(corelationid, shown.id, site.owner);
      const rates = party!.rooms.flatMap((room) => room.rates).filter(isPaidNow);
      for (const supplier of ['quayside', 'roomlark']) {
        const rate = rates.find((one) => one.supplier === supplier);
        if (!rate) continue;
        others += 1;
        const item = { corelationid, hotelid: shown.id, rates: [rate.id], expectedTotal: rate.total };
        const { json } = await site.post(getHotelPrice.path, [item], site.owner);
        const quote = decodeFirst(json.data) as HotelQuote;
        expect(quote.offer.hotel).toMatchObject({
          ...{ id: shown.id, name: shown.name, address: shown.address, amenities: shown.amenities },
        });
        if (others > 6) continue;
        const email = `shown-${others}@example.com`;
        const sale = order(quote);
        const made = await send({ ...sale, guests: { ...sale.guests, email }, language: 'pt' }, site.owner);
        const { bookingId } = made.json.bookingresult[0];
        const own = await site.it.request(ALPHA, 'GET', getHotelBooking.path.replace('{id}', bookingId), {
          token: site.owner,
          headers: { 'accept-language': 'pt' },
        });
        const address = { ...shown.address, city: 'Lisboa' };
        expect(own.json.data.stay.hotel).toMatchObject({ name: shown.name, address });
        const [mail] = await mailsTo(site.it, 'alpha', email);
        expect(mail!.subject).toContain(shown.name);
        expect(mail!.text).toContain('Lisboa');
      }
    }
    expect(others).toBeGreaterThan(8);
  });

  test('R264 several rooms at rates of their own are one stay, whose rooms add up to its total', async () => {
    const { quote, response } = await booked([isFree, isKept]);
    expect(quote.changed).toBe(false);
    const { rooms, total, terms } = response.stay;
    expect(rooms).toHaveLength(2);
    expect(rooms[0].total.amount + rooms[1].total.amount).toBe(total.amount);
    expect(terms.freeUntil).toBeNull();
    expect(response.guestInfo.rooms).toHaveLength(2);
  });

  test('a guest is asked for each room, and R271 the terms have to be accepted', async () => {
    const quote = await quoted([isFree, isFree]);
    const one = order(quote);
    const few = { ...one, guests: { ...one.guests, rooms: one.guests.rooms.slice(1) } };
    const answer = await send(few);
    expect([answer.status, answer.json.fields[0].path]).toEqual([422, 'guests.rooms']);
    const unread = await send({ ...one, termsAccepted: false });
    expect([unread.status, unread.json.fields[0].path]).toEqual([422, '0.termsAccepted']);
  });

  test('R267 what is refused has no booking, says why, and takes no money', async () => {
    const quote = await quoted([isFree]);
    const { json, status } = await send(order(quote, 'Refuse'));
    expect(status).toBe(200);
    expect(bookingOf(json.bookingresult)).toBeNull();
    expect(json.bookingresult[0]).toMatchObject({
      message: hotelRefusals.notMade.message,
      progress: { state: 'failed', money: 'returned' },
    });
  });

  test('R279 a non-refundable rate may not be authorized', async () => {
    const answer = await send(order(await quoted([isKept]), 'Nonref'));
    expect([answer.status, answer.json.message]).toEqual([403, hotelRefusals.nonRefundable.message]);
  });

  test('an unknown error of the supplier is told as such', async () => {
    const answer = await send(order(await quoted([isFree]), 'Error'));
    expect([answer.status, answer.json.message]).toEqual([502, hotelRefusals.notMadeUnknown.message]);
  });

  test('INV-5 a stay that got dearer is booked only once that is accepted', async () => {
    const quote = await quoted([isFree]);
    const dearer = await send(order(quote, 'Dearer'));
    expect([dearer.status, dearer.json.code]).toEqual([409, 'PRICE_CHANGED']);
    const { old, new: now } = dearer.json.price;
    expect(old.total).toEqual(quote.price.total);
    expect(now.total.amount).toBeGreaterThan(old.total.amount);
  });

  test('INV-2 what is paid at the property takes no money, and no card', async () => {
    const quote = await quoted([isPaidThere]);
    // The property's own price: nobody would collect a markup, or a fee.
    expect(quote.price.lines.map(({ kind }) => kind)).toEqual(['base', 'taxes']);
    const card = { method: 'card', token: tokenOf('success', 'visa', '4242', 'abcdef0123456789') };
    expect((await send(order(quote, 'Silva', { payment: card }))).status).toBe(422);
    const { json } = await send(order(quote));
    const [{ response, bookingId }] = json.bookingresult;
    expect(response.progress).toMatchObject({ state: 'confirmed', money: 'none' });
    const { data } = (await penaltyOf(bookingId)).json;
    expect(data).toMatchObject({ penalty: { amount: 0 }, refund: { amount: 0 } });
    const over = await cancel(bookingId, data.penalty);
    expect(over.json.data).toMatchObject({ bookingStatus: 'cancelled', progress: { money: 'none' } });
    const paidNow = await quoted([isFree]);
    expect((await send(order(paidNow, 'Silva', { payment: null }))).status).toBe(422);
  });

  test('protection is not sold for what is paid at the property', async () => {
    const { offer, price } = await quoted([isFree], { protection: PROTECTION });
    const protection = price.lines.find(({ kind }) => kind === 'protection')!;
    expect(offer.total.amount + protection.amount.amount).toBe(price.total.amount);
    await expect(quoted([isPaidThere], { protection: PROTECTION })).rejects.toThrow(/422/);
  });
});

describe('after the sale', () => {
  test('R282 R274 a stay is given back at its penalty, once', async () => {
    const { bookingId, response } = await booked([isKept]);
    const { data } = (await penaltyOf(bookingId)).json;
    expect(data.penalty).toEqual(response.price.total);
    expect((await cancel(bookingId, { ...data.penalty, amount: 0 })).json.code).toBe('PENALTY_CHANGED');
    const over = await cancel(bookingId, data.penalty);
    expect([over.status, over.json.message]).toEqual([200, 'Booking Cancelled Successfully']);
    expect(over.json.data).toMatchObject({
      bookingStatus: 'cancelled',
      canCancel: false,
      cancellation: { penalty: data.penalty, refund: { amount: 0 } },
    });
    for (const again of [await cancel(bookingId, data.penalty), await penaltyOf(bookingId)])
      expect([again.status, again.json.message]).toEqual([409, hotelRefusals.alreadyCancelled.message]);
  });

  test('R275 R280 a cancelled one has the figures and the number of its cancellation', async () => {
    const { bookingId } = await booked([isFree]);
    const rowNow = async () => {
      const list = (await site.get(listAgencyHotels.path, site.owner)).json.data;
      return list.find((each: { bookingId: string }) => each.bookingId === bookingId);
    };
    const before = await rowNow();
    expect(before.bookingStatus).toBe('booked');
    expect(before.commissionEarned.amount).toBeGreaterThan(0);
    const { data } = (await penaltyOf(bookingId)).json;
    const over = (await cancel(bookingId, data.penalty)).json.data;
    expect(over.bookingStatus).toBe('cancelled');
    expect(over.cancellationId).toMatch(/^[0-9a-f]{8}-cancel$/);
    expect(await rowNow()).toMatchObject({
      bookingStatus: 'cancelled',
      penaltyAmount: { amount: 0 },
      commissionEarned: { amount: 0 },
    });
  });

  test('a free cancellation returns everything', async () => {
    const { bookingId, response } = await booked([isFree]);
    const { data } = (await penaltyOf(bookingId)).json;
    expect(data).toMatchObject({ penalty: { amount: 0 }, refund: response.price.total });
    expect((await cancel(bookingId, data.penalty)).json.data.progress.money).toBe('returned');
  });

  test('R278 the confirmation is sent again, with its voucher and its calendar', async () => {
    const { bookingId } = await booked();
    const answer = await site.post(sendHotelBookingEmail.path, { bookingId, email: 'zoe@example.com' });
    expect(answer.status, answer.text).toBe(200);
    const [mail] = await mailsTo(site.it, 'alpha', 'zoe@example.com');
    expect(mail!.subject).toMatch(/^Your stay at .+ is confirmed/);
    expect(mail!.text).toMatch(/Free cancellation until \w{3} \d+, .+ \(Lisbon time\)/);
    expect(mail!.text).toContain('Open in maps: https://www.google.com/maps/');
    const pdf = await site.get(`/api/v3/hotel/voucher.pdf?bookingId=${bookingId}`);
    expect([pdf.status, pdf.headers.get('content-type')]).toEqual([200, 'application/pdf; charset=utf-8']);
    expect(pdf.text).toContain('https://www.google.com/maps/');
    for (const token of [site.other, site.restricted])
      expect((await site.get(`/api/v3/hotel/voucher.pdf?bookingId=${bookingId}`, token)).status).toBe(404);
  });

  const recordOf = (bookingId: string, token: string) =>
    site.get(`/api/agency/hotels/bookings/${bookingId}`, token);

  test('R277 SEC-35 has nine lines, of which a traveler reads neither cost nor markup, and staff do', async () => {
    const { bookingId, response } = await booked();
    expect(Object.keys(response.breakdown)).toEqual([
      ...['publishedRate', 'wholesaleRate', 'agencyMarkup', 'priceToTraveler', 'retailPrice'],
      ...['packageRate', 'baseFare', 'taxesAndFees', 'resortFee'],
    ]);
    for (const line of ['wholesaleRate', 'agencyMarkup', 'retailPrice'])
      expect(response.breakdown[line], line).toBeNull();
    for (const field of ['wholesale', 'supplier', 'agencyFee', 'retail'])
      expect(response.stay[field], field).toBeUndefined();
    const { breakdown } = (await recordOf(bookingId, site.owner)).json.data.reservation;
    const { wholesaleRate, agencyMarkup, priceToTraveler } = breakdown;
    expect(wholesaleRate.amount + agencyMarkup.amount + 500).toBe(priceToTraveler.amount);
  });

  test('R401 R276 staff read its record at its id, with the figures of the list', async () => {
    const { bookingId, response } = await booked();
    const { row, reservation } = (await recordOf(bookingId, site.owner)).json.data;
    expect(reservation.bookingId).toBe(bookingId);
    const { wholesaleRate, priceToTraveler } = reservation.breakdown;
    expect(row).toMatchObject({
      bookingId,
      costPrice: wholesaleRate,
      salesPrice: priceToTraveler,
      commissionEarned: { amount: priceToTraveler.amount - wholesaleRate.amount },
      transactionFees: { amount: 500 },
      bookingStatus: 'booked',
    });
    expect(priceToTraveler).toEqual(response.price.total);
    expect(row.checkOut).toMatch(/^2027-03-11T/);
    expect(row.dateBooked.slice(0, 10)).toBe(site.it.clock.now().toISOString().slice(0, 10));
    expect((await recordOf(bookingId, site.client)).status).toBe(403);
  });

  test('R273 G05 a booking is found by its id and by its locator, in one of the six statuses', async () => {
    const { bookingId, response } = await booked();
    for (const name of [bookingId, response.recordLocator]) {
      const { json } = await site.get(`/api/v3/hotel/hotel-booking/${name}`);
      expect(json.data.bookingId).toBe(bookingId);
      expect(HOTEL_STATUSES).toContain(json.data.bookingStatus);
    }
    const foreign = await site.get(`/api/v3/hotel/hotel-booking/${bookingId}`, site.other);
    expect([foreign.status, foreign.json.message]).toEqual([404, hotelRefusals.noBooking.message]);
    const trips = await site.post('/api/user/getUserTransactions', {});
    const trip = trips.json.data.find((each: { bookingId: string }) => each.bookingId === bookingId);
    expect(trip).toMatchObject({ product: 'hotel', title: response.stay.hotel.name });
  });
});

test('a stay is sold until the night of its first day is over there, and not when it is yesterday’s', async () => {
  const day = '2026-11-21';
  const wait = async (until: string) => {
    site.it.clock.advance(Date.parse(until) - site.it.clock.now().getTime());
    return site.it.login('alpha', 'client');
  };
  const token = await wait(`${day}T23:50:00Z`);
  const search = searchIn('LIS', { stayPeriod: { start: day, end: '2026-11-23' } });
  const { corelationid, found } = await site.completed(search, token);
  const rates = found.hotels.map(async ({ id: hotelid }) => {
    const [party] = await site.partiesOf(corelationid, hotelid, token);
    const rate = rateOf(party!, () => true);
    return rate ? [{ corelationid, hotelid, rates: [rate.id], expectedTotal: rate.total }] : [];
  });
  const [item] = (await Promise.all(rates)).flat();
  const asked = async () => (await site.post(getHotelPrice.path, [item], token)).status;
  expect(await asked()).toBe(200);
  site.it.clock.advance(15 * 60_000);
  expect(await asked()).toBe(410);
  expect((await site.search(search, token)).status).toBe(422);
});
