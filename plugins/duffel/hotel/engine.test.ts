import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { tokenOf } from '@/server/payment/embedded/cards';
import { mailsTo } from '@/server/testing/mails';
import {
  bookHotel,
  decodeFirst,
  getHotelPrice,
  getStaticContent,
  type HotelContent,
  type HotelOffer,
  type HotelQuote,
  occupanciesOf,
} from '@/plugins/hotel/contract';
import { hotel } from '@/plugins/hotel/server/plugin';
import { COUPLE, hotelSite, searchIn } from '@/plugins/hotel/server/testing/site';
import { type FakeStays, startFakeStays } from './testing/fake';

let at: Date;
let fake: FakeStays;
let site: Awaited<ReturnType<typeof hotelSite>>;
beforeAll(async () => {
  fake = await startFakeStays(() => at);
  fake.books.currency = 'USD';
  site = await hotelSite({ sandbox: false, accounts: { duffel: { token: fake.token, url: fake.url } } });
});
afterAll(async () => {
  await site.it.close();
  await fake.close();
});
beforeEach(() => {
  at = site.it.clock.now();
  fake.calls.length = 0;
});

const pass = (milliseconds: number) => {
  site.it.clock.advance(milliseconds);
  at = site.it.clock.now();
};

async function searched(parties = [COUPLE]): Promise<{ corelationid: string; hotels: HotelOffer[] }> {
  const { corelationid } = await site.completed(searchIn('LIS', { occupancies: occupanciesOf(parties) }));
  return { corelationid, hotels: await site.everything(corelationid) };
}

/** A quote of the cheapest rate of a property. */
async function quoted(): Promise<HotelQuote> {
  const { corelationid, hotels } = await searched();
  const hotelid = hotels[0]!.id;
  const [party] = await site.partiesOf(corelationid, hotelid);
  const [rate] = party!.rooms.flatMap(({ rates }) => rates).sort((a, b) => a.total.amount - b.total.amount);
  const answer = await site.post(getHotelPrice.path, [
    { corelationid, hotelid, rates: [rate!.id], expectedTotal: rate!.total },
  ]);
  expect(answer.status, answer.text).toBe(200);
  const quote = decodeFirst(answer.json.data as string) as HotelQuote;
  expect(quote.price.total).toEqual(rate!.total);
  return quote;
}

/** What the button of the checkout sends. */
const orderOf = ({ quoteId, price }: HotelQuote, guests: object = {}) => [
  {
    quoteId,
    acceptedTotal: price.total,
    language: 'pt',
    idempotencyKey: randomUUID(),
    payment: {
      method: 'card',
      token: tokenOf('success', 'visa', '4242', randomUUID().slice(0, 8).repeat(2)),
    },
    guests: {
      rooms: [{ firstName: 'Inês', lastName: 'Silva' }],
      email: 'ines@example.com',
      phone: '+351 912 345 678',
      ...guests,
    },
    termsAccepted: true,
  },
];

async function booked() {
  const body = orderOf(await quoted());
  const answer = await site.post(bookHotel.path, body);
  expect(answer.status, answer.text).toBe(200);
  return { body, result: answer.json.bookingresult[0] };
}
const made = (bookingId: string) =>
  [...fake.books.bookings.values()].filter(
    ({ metadata }) => (metadata as Record<string, string>)['caravel_reference'] === bookingId,
  );

describe('with Duffel switched on', () => {
  test('what is found is its alone, with pictures of this site in every width', async () => {
    const { corelationid, hotels } = await searched();
    expect(hotels.map(({ name }) => name).sort()).toEqual([
      'Casa das Janelas Azuis',
      'Estrela do Mar',
      'Grande Hotel do Rossio',
    ]);
    const [picture] = hotels[0]!.pictures;
    expect(picture!.src).toMatch(/^\/api\/pictures\/[\w-]{32}\/640\/[\w-]+$/);
    expect(picture!.srcSet!.split(', ')).toHaveLength(4);
    const query = new URLSearchParams({ corelationId: corelationid, hotelId: hotels[0]!.id });
    const answer = await site.get(`${getStaticContent.path}?${query.toString()}`);
    const content = answer.json.data as HotelContent;
    expect(content.description).toBe('In the middle of Lisbon & near the river.');
    expect(content.near.length).toBeGreaterThan(0);
  });

  test('its pictures are served here, and no other address is', async () => {
    const [hotel] = (await searched()).hotels;
    const [, api, pictures, , width, address] = hotel!.pictures[0]!.src.split('/') as string[];
    const forged = ['', api, pictures, 'x'.repeat(32), width, address].join('/');
    const answer = await site.get(forged);
    expect(answer.status).toBe(404);
    expect(answer.headers.get('cache-control')).toBe('public, max-age=60');
  });

  test('R264 R266 a stay goes from its search to its confirmation', async () => {
    const { result } = await booked();
    expect(result.progress.state, JSON.stringify(result)).toBe('confirmed');
    const [booking, ...more] = made(result.bookingId);
    expect(more).toEqual([]);
    expect(result.response).toMatchObject({ confirmationNumber: booking!['reference'] });
    expect(fake.books.paid.filter(({ bookingId }) => bookingId === booking!['id'])).toHaveLength(1);
  });

  test.each([
    ['guests.phone', 'supplier.phoneCountry', { phone: '912 345 678' }],
    ['guests.rooms.0.firstName', 'supplier.nameLetters', { rooms: [{ firstName: '小明', lastName: 'Li' }] }],
    ['guests.rooms.0.lastName', 'supplier.nameLetters', { rooms: [{ firstName: 'Li', lastName: '李' }] }],
  ])('who cannot be told to Duffel is said before anything is paid: %s', async (path, reason, guests) => {
    const quote = await quoted();
    const answer = await site.post(bookHotel.path, orderOf(quote, guests));
    expect(answer.status, answer.text).toBe(422);
    expect(answer.json.fields).toMatchObject([{ path, reason }]);
    expect(fake.count('quote') + fake.count('book')).toBe(1);
    const bookings = await site.it.db.raw('select from booking where quote_id = $1', [quote.quoteId]);
    expect(bookings.rows).toEqual([]);
  });

  test('INV-5 a price that rose is asked about', async () => {
    const quote = await quoted();
    fake.books.requote = (given) => ({ ...given, total_amount: '999.00' });
    const answer = await site.post(bookHotel.path, orderOf(quote));
    fake.books.requote = (given) => given;
    expect(answer.status).toBe(409);
    expect(fake.count('book')).toBe(0);
  });

  test.each(['commit-then-504', 'commit-then-drop', 'accepted-later'] as const)(
    'INV-1 INV-3 INV-6 an answer that is lost is not shown as failed, and looking it up finds the booking: %s',
    async (fault) => {
      fake.fail('book', fault);
      const { body, result } = await booked();
      expect(result.progress.state).toBe('processing');
      // Pressing again books nothing more.
      const again = await site.post(bookHotel.path, body);
      expect(again.json.bookingresult[0].bookingId).toBe(result.bookingId);
      pass(60_000);
      await site.it.server.bookings.recovery.run();
      fake.settle();
      for (let i = 0; i < 3; i++) {
        pass(5 * 60_000);
        await site.it.server.bookings.recovery.run();
      }
      const after = await site.post(bookHotel.path, body);
      expect(after.json.bookingresult[0].progress.state).toBe('confirmed');
      expect(fake.count('book')).toBe(1);
    },
  );

  test('INV-1 INV-2 a booking that Duffel refuses takes no money', async () => {
    fake.fail('book', { refused: 'insufficient_balance' });
    const { result } = await booked();
    expect(result.progress.state).toBe('failed');
    const payments = await site.it.db.asSystem((tx) =>
      tx
        .selectFrom('payment')
        .select(['kind', 'status'])
        .where('booking_id', '=', result.progress.bookingId)
        .execute(),
    );
    expect(payments.map(({ kind, status }) => `${kind} ${status}`).sort()).toEqual([
      'authorise done',
      'void done',
    ]);
  });

  test('rooms of one sort are had together, those of different sorts are told to be gone', async () => {
    const { corelationid, hotels } = await searched([COUPLE, COUPLE]);
    const hotelid = hotels[0]!.id;
    const parties = await site.partiesOf(corelationid, hotelid);
    const [first, second] = parties.map(({ rooms }) => rooms);
    const price = (rates: readonly { id: string; total: { amount: number; currency: string } }[]) =>
      site.post(getHotelPrice.path, [
        {
          ...{ corelationid, hotelid, rates: rates.map(({ id }) => id) },
          expectedTotal: {
            amount: rates.reduce((sum, { total }) => sum + total.amount, 0),
            currency: 'USD',
          },
        },
      ]);
    const same = await price([first![0]!.rates[0]!, second![0]!.rates[0]!]);
    expect(same.status, same.text).toBe(200);
    expect((decodeFirst(same.json.data as string) as HotelQuote).offer.rooms).toHaveLength(2);
    expect((await price([first![0]!.rates[0]!, second![1]!.rates[0]!])).status).toBe(410);
  });

  describe('a confirmed stay is looked at again before its guests arrive', () => {
    const look = async () => {
      fake.calls.length = 0;
      pass(5 * 60_000);
      for (const { run } of hotel.rounds!) await run(site.it.server.services);
    };
    /** A round in which it is their turn. */
    const lookAt = async (...them: { readonly bookingId: string }[]) => {
      const ids = them.map(({ bookingId }) => bookingId);
      await site.it.db.raw('delete from supplier_look where booking_id = any($1)', [ids]);
      await look();
    };
    /** A stay that was looked at once. */
    async function looked() {
      const { result } = await booked();
      const bookingId = result.bookingId as string;
      await look();
      const stands = async () => (await site.get(`/api/bookings/${bookingId}/progress`)).json.data;
      const told = async () =>
        (await mailsTo(site.it, 'alpha', 'ines@example.com')).filter(({ subject }) =>
          /acomodação cancelou/.test(subject),
        ).length;
      const points = async () => {
        const { rows } = await site.it.db.raw('select kind from attention where booking_id = $1', [
          bookingId,
        ]);
        return (rows as { kind: string }[]).map(({ kind }) => kind);
      };
      return { bookingId, booking: made(bookingId)[0]!, stands, told, points };
    }

    test('INV-2 what its property has canceled is returned whole and told once, to the agency too', async () => {
      const one = await looked();
      const before = await one.told();
      Object.assign(one.booking, { status: 'cancelled', cancelled_at: at.toISOString() });
      await look();
      expect(await one.stands()).toMatchObject({ state: 'confirmed' });
      await lookAt(one);
      await lookAt(one);
      expect(await one.stands()).toMatchObject({
        ...{ state: 'cancelled', money: 'returned' },
        message: expect.stringMatching(/Everything that you paid/),
      });
      expect(await one.told()).toBe(before + 1);
      expect(await one.points()).toEqual(['supplier-cancelled']);
    });

    test.each(['cancellation_requested', 'failed', 'a_word_of_tomorrow'])(
      'INV-6 a booking that is %s is not called canceled',
      async (status) => {
        const one = await looked();
        one.booking['status'] = status;
        await lookAt(one);
        expect(fake.count('read')).toBeGreaterThan(0);
        expect(await one.stands()).toMatchObject({ state: 'confirmed' });
      },
    );

    test.each(['broken', 'garbled', { refused: 'not_found', status: 404 }] as const)(
      'INV-6 INV-7 an outage cancels nothing, keeps no other waiting, and is over soon: %j',
      async (fault) => {
        const [one, two] = [await looked(), await looked()];
        Object.assign(one.booking, { status: 'cancelled', cancelled_at: at.toISOString() });
        Object.assign(two.booking, { status: 'cancelled', cancelled_at: at.toISOString() });
        fake.fail('read', fault);
        await lookAt(one, two);
        expect([(await one.stands()).state, (await two.stands()).state].sort()).toEqual([
          'cancelled',
          'confirmed',
        ]);
        pass(15 * 60_000);
        await look();
        expect((await one.stands()).state).toBe('cancelled');
        expect((await two.stands()).state).toBe('cancelled');
      },
    );

    test('coming too often ends the round, and the next one goes on', async () => {
      const one = await looked();
      Object.assign(one.booking, { status: 'cancelled', cancelled_at: at.toISOString() });
      fake.fail('read', 'limited');
      await lookAt(one);
      expect(await one.stands()).toMatchObject({ state: 'confirmed' });
      await look();
      expect(await one.stands()).toMatchObject({ state: 'cancelled' });
    });

    test('nothing is asked in between, and nothing after they have arrived', async () => {
      await looked();
      await look();
      expect(fake.count('read')).toBe(0);
      pass(Date.parse('2027-03-10T00:00:00Z') - at.getTime());
      await look();
      expect(fake.count('read')).toBe(0);
    });
  });
});
