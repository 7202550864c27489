import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { each } from '@/tests/support/each';
import { tokenOf } from '@/server/payment/embedded/cards';
import { type Extras, type FlightOffer, type LegBags, type Seat, type SeatMap } from '../contract';
import { flightRefusals } from '../contract/refusals';
import { type FlightSite, flightSite } from './testing/site';

let site: FlightSite;
let it: FlightSite['it'];
let post: FlightSite['post'];
let get: FlightSite['get'];
beforeAll(async () => {
  site = await flightSite(['client', 'other', 'owner']);
  ({ it, post, get } = site);
});
afterAll(() => it.close());

interface Counts {
  adults: number;
  children?: number;
  infants?: number;
}

/** Direct flights there and back in the plainest fare, where seats and bags cost. */
async function plainOffer(counts: Counts = { adults: 1 }): Promise<FlightOffer> {
  const answer = await post('/api/v2/flight/search', {
    legs: [
      { origin: 'LIS', destination: 'NYC', departureDate: '2027-03-12' },
      { origin: 'NYC', destination: 'LIS', departureDate: '2027-03-20' },
    ],
    travellers: counts,
    cabin: 'economy',
    preferences: { responseOptions: { maxResults: 400 } },
  });
  expect(answer.status, answer.text).toBe(200);
  const found = (answer.json.data as FlightOffer[]).find(
    (offer) =>
      offer.fareFamily.endsWith('-economy-0') &&
      offer.flights.every((leg) => leg.segments.length === 1) &&
      offer.seatsLeft === null,
  );
  expect(found).toBeDefined();
  return found!;
}
async function mapsOf(offer: FlightOffer, segmentId?: string, who = 'client'): Promise<SeatMap[]> {
  const answer = await post(
    '/api/v2/flight/seatMap',
    { offerId: offer.id, ...(segmentId ? { segmentId } : {}) },
    who,
  );
  expect(answer.status, answer.text).toBe(200);
  return answer.json.data;
}
const seatsOf = (map: SeatMap): Seat[] => map.decks!.flatMap((deck) => deck.rows.flatMap((row) => row.seats));
const free = (map: SeatMap, is: (seat: Seat) => boolean = () => true): Seat[] =>
  seatsOf(map).filter((seat) => seat.availability === 'available' && is(seat));
const isExit = (seat: Seat) => seat.characteristics.includes('exit-row');

const reprice = (
  offer: FlightOffer,
  extras: Partial<Extras> | undefined,
  counts: Counts = { adults: 1 },
  who = 'client',
) =>
  post(
    '/api/v2/flight/reprice',
    {
      offerId: offer.id,
      travellers: counts,
      expectedTotal: offer.totalAmount,
      ...(extras ? { extras } : {}),
    },
    who,
  );

const person = (passengerType = 'ADT', lastName = 'Silva') => ({
  title: passengerType === 'ADT' ? 'Ms' : 'Miss',
  firstName: 'Ana',
  lastName,
  gender: 'F',
  birthDate: passengerType === 'ADT' ? '1990-05-17' : passengerType === 'CHD' ? '2020-05-17' : '2026-06-01',
  passengerType,
});
const book = (
  quote: { quoteId: string; price: { total: object } },
  travellers: object[] = [person()],
  who = 'client',
  more: object = {},
) =>
  post(
    '/api/v2/flight/booking',
    {
      quoteId: quote.quoteId,
      acceptedTotal: quote.price.total,
      travellers,
      contact: { email: 'ana@example.com', phone: '+351 912 345 678' },
      billing: { address: 'Rua 1', city: 'Lisboa', state: 'Lisboa', zipCode: '1100-001', country: 'PT' },
      payment: {
        method: 'card',
        token: tokenOf('success', 'visa', '4242', randomUUID().replaceAll('-', '').slice(0, 16)),
      },
      language: 'en',
      idempotencyKey: randomUUID(),
      ...more,
    },
    who,
  );
const lineOf = (price: { lines: { kind: string; amount: { amount: number } }[] }, kind: string) =>
  price.lines.find((line) => line.kind === kind)?.amount.amount;

describe('looking', () => {
  test('a map for each flight, or for the one that is asked for; only with a session', async () => {
    const offer = await plainOffer();
    const ids = offer.flights.flatMap((leg) => leg.segments.map((segment) => segment.id));
    const all = await mapsOf(offer);
    expect(all.map((map) => map.segmentId)).toEqual(ids);
    expect(await mapsOf(offer, ids[1])).toEqual([all[1]]);
    const unknown = await post('/api/v2/flight/seatMap', { offerId: offer.id, segmentId: 'nowhere' });
    expect([unknown.status, unknown.json.message]).toEqual([422, flightRefusals.noSuchSeat.message]);
    const foreign = await post('/api/v2/flight/seatMap', { offerId: `${offer.id}x` });
    expect(foreign.status).toBe(410);
    site.tokens['nobody'] = 'none';
    expect((await post('/api/v2/flight/seatMap', { offerId: offer.id }, 'nobody')).status).toBe(401);
  });

  test('bags by leg and type of traveller, in the currency of the offer', async () => {
    const offer = await plainOffer();
    const answer = await post('/api/v2/flight/bagPrices', {
      offerId: offer.id,
      travellers: { adults: 2, children: 1, infants: 1 },
    });
    expect(answer.status, answer.text).toBe(200);
    const bags = answer.json.data as LegBags[];
    expect(bags.map(({ leg, passengerType }) => `${leg}${passengerType}`)).toEqual([
      '0ADT',
      '0CHD',
      '0INF',
      '1ADT',
      '1CHD',
      '1INF',
    ]);
    expect(bags[0]!.paidBaggage[0]!.currency).toBe(offer.totalAmount.currency);
    expect(bags[2]!.paidBaggage).toEqual([]);
  });
});

describe('pricing', () => {
  test('SEC-34 the server prices what was chosen, without markup, and refuses amounts from outside', async () => {
    const offer = await plainOffer();
    const [there, back] = await mapsOf(offer);
    const [seat, other] = [free(there!)[0]!, free(back!)[0]!];
    const bags: LegBags[] = (
      await post('/api/v2/flight/bagPrices', { offerId: offer.id, travellers: { adults: 1 } })
    ).json.data;
    const without = (await reprice(offer, undefined)).json.data;
    const answer = await reprice(offer, {
      seats: [
        { segmentId: there!.segmentId, traveller: 0, seat: seat.number },
        { segmentId: back!.segmentId, traveller: 0, seat: other.number },
      ],
      bags: [{ leg: 0, traveller: 0, pieces: 2 }],
    });
    expect(answer.status, answer.text).toBe(200);
    const { price, extras } = answer.json.data;
    const [first, second] = bags[0]!.paidBaggage;
    const sum = seat.price!.amount + other.price!.amount + first!.amount + second!.amount;
    expect(extras.total.amount).toBe(sum);
    expect(lineOf(price, 'extras')).toBe(sum);
    expect(price.total.amount).toBe(without.price.total.amount + sum);
    expect(lineOf(price, 'base')).toBe(lineOf(without.price, 'base'));

    const tampered = await reprice(offer, {
      seats: [
        {
          segmentId: there!.segmentId,
          traveller: 0,
          seat: seat.number,
          price: { amount: 1, currency: 'USD' },
        } as never,
      ],
    });
    expect(tampered.status).toBe(422);
  });

  test('nothing chosen is no line and no extras', async () => {
    const { price, extras } = (await reprice(await plainOffer(), { seats: [], bags: [] })).json.data;
    expect([lineOf(price, 'extras'), extras]).toEqual([undefined, undefined]);
  });

  test('what does not fit is refused at its place', async () => {
    const counts = { adults: 1, children: 1, infants: 1 };
    const offer = await plainOffer(counts);
    const [map] = await mapsOf(offer);
    const { segmentId } = map!;
    const plain = free(map!, (seat) => !isExit(seat));
    const taken = seatsOf(map!).find((seat) => seat.availability === 'taken')!;
    const exit = free(map!, isExit)[0];
    const fields = async (extras: Partial<Extras>) => {
      const answer = await reprice(offer, extras, counts);
      expect(answer.status, answer.text).toBe(422);
      return answer.json.fields.map(({ path, message }: { path: string; message: string }) => [
        path,
        message,
      ]);
    };
    const seat = (traveller: number, number: string) => ({ segmentId, traveller, seat: number });
    expect(await fields({ seats: [seat(0, taken.number)] })).toEqual([
      ['extras.seats.0', flightRefusals.seatTaken.message],
    ]);
    expect(await fields({ seats: [seat(0, '99Z')] })).toEqual([
      ['extras.seats.0', flightRefusals.noSuchSeat.message],
    ]);
    // The infant sits on a lap.
    expect(await fields({ seats: [seat(2, plain[0]!.number)] })).toEqual([
      ['extras.seats.0', flightRefusals.seatNotForTraveler.message],
    ]);
    expect(await fields({ seats: [seat(3, plain[0]!.number)] })).toEqual([
      ['extras.seats.0', flightRefusals.otherTravelers.message],
    ]);
    expect(await fields({ seats: [seat(0, plain[0]!.number), seat(1, plain[0]!.number)] })).toEqual([
      ['extras.seats.1', flightRefusals.oneSeatEach.message],
    ]);
    expect(await fields({ seats: [seat(0, plain[0]!.number), seat(0, plain[1]!.number)] })).toEqual([
      ['extras.seats.1', flightRefusals.oneSeatEach.message],
    ]);
    expect(await fields({ bags: [{ leg: 0, traveller: 0, pieces: 9 }] })).toEqual([
      ['extras.bags.0', flightRefusals.tooManyBags.message],
    ]);
    expect(await fields({ bags: [{ leg: 0, traveller: 2, pieces: 1 }] })).toEqual([
      ['extras.bags.0', flightRefusals.tooManyBags.message],
    ]);
    expect(await fields({ bags: [{ leg: 5, traveller: 0, pieces: 1 }] })).toEqual([
      ['extras.bags.0', flightRefusals.otherTravelers.message],
    ]);
    if (exit) {
      // A child, and an adult with an infant.
      for (const traveller of [0, 1])
        expect(await fields({ seats: [seat(traveller, exit.number)] })).toEqual([
          ['extras.seats.0', flightRefusals.seatNotForTraveler.message],
        ]);
    }
  });
});

describe('booking', () => {
  const ledgerOf = async (bookingId: string) => {
    const rows = await it.db.withTenant(it.agencies['alpha']!.id, (tx) =>
      tx.selectFrom('ledger_entry').selectAll().where('booking_id', '=', bookingId).execute(),
    );
    const sums: Record<string, number> = {};
    for (const row of rows) sums[row.account] = (sums[row.account] ?? 0) + Number(row.amount_minor);
    return sums;
  };
  const details = async (bookingId: string, who = 'client') =>
    (await get(`/api/v2/flight/getReservationDetails?bookingId=${bookingId}`, who)).json.data;
  async function withSeat(counts: Counts = { adults: 1 }, who = 'client') {
    const offer = await plainOffer(counts);
    const [map] = await mapsOf(offer, undefined, who);
    const seat = free(map!, (each) => !isExit(each))[0]!;
    const extras: Extras = {
      seats: [{ segmentId: map!.segmentId, traveller: 0, seat: seat.number }],
      bags: [{ leg: 1, traveller: 0, pieces: 1 }],
    };
    return { offer, map: map!, seat, extras };
  }

  test('INV-4 INV-5 they are paid with the fare, owed to the supplier, and kept with the booking', async () => {
    const { offer, extras, seat } = await withSeat();
    const quote = (await reprice(offer, extras)).json.data;
    const answer = await book(quote);
    expect(answer.json.data, answer.text).toMatchObject({ state: 'confirmed' });
    const { bookingId } = answer.json.data;
    const booking = await details(bookingId);
    expect(booking.extras).toEqual(quote.extras);
    expect(booking.extras.seats[0]).toMatchObject({ seat: seat.number, price: seat.price });
    expect(booking.price.total).toEqual(quote.price.total);
    const sums = await ledgerOf(bookingId);
    expect(Object.values(sums).reduce((sum, each) => sum + each, 0)).toBe(0);
    expect(sums['gateway.receivable']).toBe(quote.price.total.amount);
    const { staff } = (await details(bookingId, 'owner')).price;
    expect(-sums['supplier.payable']!).toBe(staff.wholesale.amount);
    expect(staff.agencyMarkup.amount).toBe(
      Math.round((staff.wholesale.amount - quote.extras.total.amount) / 10),
    );
    const terms = (await post('/api/flight/get-penalty', { bookingId })).json.data;
    expect(terms.refund).toEqual(quote.price.total);
  });

  test('the letter names the seat and the bag of each traveller', async () => {
    const { offer, extras, seat } = await withSeat();
    const quote = (await reprice(offer, extras)).json.data;
    const { bookingId } = (await book(quote)).json.data;
    const mails = await it.db.withTenant(it.agencies['alpha']!.id, (tx) =>
      tx.selectFrom('mail').selectAll().execute(),
    );
    const mail = mails.find((row) => row.html.includes(bookingId))!;
    for (const text of [mail.body, mail.html]) {
      expect(text).toContain(seat.number);
      expect(text).toContain('Seats and bags');
      expect(text).toContain('1 additional bag, up to 23 kg');
    }
  });

  test('a seat that an order has is taken for everybody else, and free again when it is cancelled', async () => {
    const { offer, extras, seat, map } = await withSeat();
    const early = (await reprice(offer, extras, { adults: 1 }, 'other')).json.data;
    const quote = (await reprice(offer, extras)).json.data;
    const { bookingId } = (await book(quote)).json.data;
    const now = async () =>
      seatsOf((await mapsOf(offer, map.segmentId, 'other'))[0]!).find((each) => each.number === seat.number)!
        .availability;
    expect(await now()).toBe('taken');
    const late = await reprice(offer, extras, { adults: 1 }, 'other');
    expect([late.status, late.json.fields[0].path, late.json.message]).toEqual([
      422,
      'extras.seats.0',
      flightRefusals.seatTaken.message,
    ]);
    // Quoted while it was free: found out before anything is charged.
    const answer = await book(early, [person()], 'other');
    expect(answer.json.data, answer.text).toMatchObject({
      state: 'failed',
      money: 'none',
      message: flightRefusals.seatTaken.message,
    });
    const terms = (await post('/api/flight/get-penalty', { bookingId })).json.data;
    await post('/api/flight/flightCancelVoidBooking', { bookingId, acceptedPenalty: terms.penalty });
    expect(await now()).toBe('available');
  });

  test('INV-1 of two orders for one seat one gets it, and the other pays nothing', async () => {
    const { offer, extras } = await withSeat();
    const quotes = await Promise.all(
      ['client', 'other'].map(async (who) => (await reprice(offer, extras, { adults: 1 }, who)).json.data),
    );
    const answers = await Promise.all([
      book(quotes[0], [person()], 'client'),
      book(quotes[1], [person()], 'other'),
    ]);
    const states = answers.map((answer) => answer.json.data.state).sort();
    expect(states).toEqual(['confirmed', 'failed']);
    const lost = answers.find((answer) => answer.json.data.state === 'failed')!.json.data;
    expect(lost).toMatchObject({ message: flightRefusals.seatTaken.message });
    expect(['none', 'returned']).toContain(lost.money);
  });

  test('SEATTAKEN somebody is faster by a moment: refused by the supplier, the money comes back', async () => {
    const { offer, extras } = await withSeat();
    const quote = (await reprice(offer, extras)).json.data;
    const answer = await book(quote, [person('ADT', 'SEATTAKEN')]);
    expect(answer.json.data, answer.text).toMatchObject({
      state: 'failed',
      message: flightRefusals.seatTaken.message,
    });
    expect(each(Object.values(await ledgerOf(answer.json.data.bookingId)), (sum) => sum === 0)).toBe(true);
  });

  test('travellers in another order than was priced are refused', async () => {
    const counts = { adults: 1, children: 1 };
    const { offer, extras } = await withSeat(counts);
    const quote = (await reprice(offer, extras, counts)).json.data;
    const answer = await book(quote, [person('CHD'), person('ADT')]);
    expect([answer.status, answer.json.message]).toEqual([422, flightRefusals.otherTravelers.message]);
    expect((await book(quote, [person('ADT'), person('CHD')])).json.data.state).toBe('confirmed');
  });

  test('the booking call takes no extras of its own (SEC-34)', async () => {
    const { offer, extras } = await withSeat();
    const quote = (await reprice(offer, undefined)).json.data;
    expect((await book(quote, [person()], 'client', { extras })).status).toBe(422);
  });

  test('INV-5 a reservation keeps its seats and is paid with them', async () => {
    const counts = { adults: 1 };
    const answer = await post('/api/v2/flight/search', {
      legs: [{ origin: 'LIS', destination: 'NYC', departureDate: '2027-03-14' }],
      travellers: counts,
      cabin: 'economy',
    });
    const offer = (answer.json.data as FlightOffer[]).find(
      (each) =>
        each.id.startsWith('sb1.') &&
        each.fareFamily.endsWith('-economy-1') &&
        each.flights[0]!.segments.length === 1,
    )!;
    const [map] = await mapsOf(offer);
    const seat = free(map!, (each) => each.price !== null)[0]!;
    const quote = (
      await reprice(offer, { seats: [{ segmentId: map!.segmentId, traveller: 0, seat: seat.number }] })
    ).json.data;
    const { payment: _, ...body } = JSON.parse(
      JSON.stringify({
        quoteId: quote.quoteId,
        acceptedTotal: quote.price.total,
        travellers: [person()],
        contact: { email: 'ana@example.com', phone: '+351 912 345 678' },
        billing: { address: 'Rua 1', city: 'Lisboa', state: 'Lisboa', zipCode: '1100-001', country: 'PT' },
        language: 'en',
        idempotencyKey: randomUUID(),
        payment: null,
      }),
    );
    const held = await post('/api/v2/flight/hold', body);
    expect(held.json.data, held.text).toMatchObject({ state: 'reserved' });
    const paid = await post('/api/v2/flight/payHeld', {
      bookingId: held.json.data.bookingId,
      acceptedTotal: quote.price.total,
      payment: {
        method: 'card',
        token: tokenOf('success', 'visa', '4242', randomUUID().replaceAll('-', '').slice(0, 16)),
      },
      idempotencyKey: randomUUID(),
    });
    expect(paid.json.data, paid.text).toMatchObject({ state: 'confirmed' });
    const booking = await details(held.json.data.bookingId);
    expect(booking.price.total).toEqual(quote.price.total);
    expect(booking.extras.seats[0].seat).toBe(seat.number);
  });
});
