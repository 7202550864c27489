import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { tokenOf } from '@/server/payment/embedded/cards';
import {
  bookHotel,
  decodeFirst,
  getHotelPrice,
  type HotelOffer,
  type HotelQuote,
  occupanciesOf,
} from '@/plugins/hotel/contract';
import { hotel } from '@/plugins/hotel/server/plugin';
import { COUPLE, hotelSite, searchIn } from '@/plugins/hotel/server/testing/site';
import { type FakeLiteapi, startFakeLiteapi } from './testing/fake';

let fake: FakeLiteapi;
let site: Awaited<ReturnType<typeof hotelSite>>;
beforeAll(async () => {
  fake = await startFakeLiteapi();
  const { key, url } = fake;
  site = await hotelSite({
    sandbox: false,
    accounts: { liteapi: { key, url, bookUrl: url, payment: 'CREDIT' } },
  });
});
afterAll(async () => {
  await site.it.close();
  await fake.close();
});
beforeEach(() => void (fake.calls.length = 0));

type Parties = Parameters<typeof occupanciesOf>[0];

async function searched(
  parties: Parties = [COUPLE],
): Promise<{ corelationid: string; hotels: HotelOffer[] }> {
  const { corelationid } = await site.completed(searchIn('LIS', { occupancies: occupanciesOf(parties) }));
  return { corelationid, hotels: await site.everything(corelationid) };
}

/** A quote of the cheapest rate of a property for each party. */
async function quoted(parties: Parties = [COUPLE]): Promise<HotelQuote> {
  const { corelationid, hotels } = await searched(parties);
  const hotelid = hotels[0]!.id;
  const rates = (await site.partiesOf(corelationid, hotelid)).map(
    ({ rooms }) => rooms.flatMap((room) => room.rates).sort((a, b) => a.total.amount - b.total.amount)[0]!,
  );
  const amount = rates.reduce((sum, { total }) => sum + total.amount, 0);
  const answer = await site.post(getHotelPrice.path, [
    {
      ...{ corelationid, hotelid, rates: rates.map(({ id }) => id) },
      expectedTotal: { amount, currency: rates[0]!.total.currency },
    },
  ]);
  expect(answer.status, answer.text).toBe(200);
  return decodeFirst(answer.json.data as string) as HotelQuote;
}

const GUEST = { firstName: 'Inês', lastName: 'Silva' };
const orderOf = ({ quoteId, price }: HotelQuote, rooms = [GUEST]) => [
  {
    ...{ quoteId, acceptedTotal: price.total, language: 'pt', idempotencyKey: randomUUID() },
    payment: {
      method: 'card',
      token: tokenOf('success', 'visa', '4242', randomUUID().slice(0, 8).repeat(2)),
    },
    guests: { rooms, email: 'ines@example.com', phone: '+351 912 345 678' },
    termsAccepted: true,
  },
];
async function booked(quote?: HotelQuote, rooms = [GUEST]) {
  const body = orderOf(quote ?? (await quoted()), rooms);
  const answer = await site.post(bookHotel.path, body);
  expect(answer.status, answer.text).toBe(200);
  return { body, result: answer.json.bookingresult[0] };
}
const made = (bookingId: string) =>
  [...fake.books.bookings.values()].filter(({ clientReference }) => clientReference === bookingId);

describe('with LiteAPI switched on', () => {
  test('what is found is its alone, with what is paid at the property apart', async () => {
    const { hotels } = await searched();
    expect(hotels.map(({ name }) => name).sort()).toEqual([
      'Casa das Janelas Altas',
      'Estrela do Mar',
      'Grande Hotel do Rossio',
    ]);
    for (const { choices } of hotels)
      for (const choice of choices)
        expect(
          choice.atProperty.map(({ kind }) => kind),
          JSON.stringify(choice),
        ).toEqual(['cityTax']);
  });

  test('R264 R266 a stay of two rooms goes from its search to its confirmation, and is paid once', async () => {
    const quote = await quoted([COUPLE, { adults: 1, childAges: [4] }]);
    const { result } = await booked(quote, [GUEST, { firstName: 'Rui', lastName: 'Silva' }]);
    expect(result.progress.state, JSON.stringify(result)).toBe('confirmed');
    const [booking, ...more] = made(result.bookingId);
    expect(more).toEqual([]);
    expect(fake.books.paid.filter(({ bookingId }) => bookingId === booking!['bookingId'])).toEqual([
      { bookingId: booking!['bookingId'], amount: booking!['price'], method: 'CREDIT' },
    ]);
  });

  test('the booking has the times that the property tells, which its list did not', async () => {
    const quote = await quoted();
    const times = { checkIn: { from: '16:00', until: null }, checkOut: '11:00' };
    expect(quote.offer).toMatchObject(times);
    const { result } = await booked(quote);
    const { rows } = await site.it.db.raw('select offer from booking where id = $1', [result.bookingId]);
    expect((rows[0] as { offer: { stay: object } }).offer.stay).toMatchObject(times);
  });

  test('INV-5 a stay is shown, priced, paid and kept in the books at what its hotel lets nobody undercut', async () => {
    const { hotels } = await searched();
    const quote = await quoted();
    const { result } = await booked(quote);
    const [booking] = made(result.bookingId);
    const net = Math.round(100 * Number(booking!['price']));
    const least = Math.round(net * 1.17);
    expect(hotels[0]!.choices.map(({ total }) => total.amount)).toContain(least);
    expect(quote.price.total.amount).toBe(least);
    const { rows } = await site.it.db.raw('select total_minor as total, price from booking where id = $1', [
      result.bookingId,
    ]);
    const [kept] = rows as { total: string; price: { staff: Record<string, { amount: number }> } }[];
    expect(Number(kept!.total)).toBe(least);
    const { agencyFee, agencyMarkup } = kept!.price.staff;
    expect(agencyMarkup!.amount).toBe(least - net - agencyFee!.amount);
  });

  test('INV-5 a price that rose is asked about', async () => {
    const quote = await quoted();
    fake.books.editPrebook = (told) => ({ ...told, price: 999 });
    const answer = await site.post(bookHotel.path, orderOf(quote));
    fake.books.editPrebook = (told) => told;
    expect(answer.status).toBe(409);
    expect(fake.count('book')).toBe(0);
  });

  test.each(['commit-then-504', 'commit-then-drop', 'commit-later'] as const)(
    'INV-1 INV-3 INV-6 an answer that is lost is not shown as failed, and looking it up finds the booking: %s',
    async (fault) => {
      fake.fail('book', fault);
      const { body, result } = await booked();
      expect(result.progress.state).toBe('processing');
      site.it.clock.advance(60_000);
      await site.it.server.bookings.recovery.run();
      fake.settle();
      for (let i = 0; i < 3; i++) {
        site.it.clock.advance(5 * 60_000);
        await site.it.server.bookings.recovery.run();
      }
      const after = await site.post(bookHotel.path, body);
      expect(after.json.bookingresult[0].progress.state).toBe('confirmed');
      expect(fake.count('book')).toBe(1);
    },
  );

  test('INV-1 INV-2 a booking that LiteAPI refuses takes no money', async () => {
    fake.fail('book', { code: 4010, description: 'prebookId data validation failed' });
    const { result } = await booked();
    expect(result.progress.state).toBe('failed');
    const { rows } = await site.it.db.raw(
      'select kind, status from payment where booking_id = $1 order by kind',
      [result.progress.bookingId],
    );
    expect(rows).toEqual([
      { kind: 'authorise', status: 'done' },
      { kind: 'void', status: 'done' },
    ]);
  });

  test('INV-2 what is canceled there is heard of by looking again, and returned whole', async () => {
    const { result } = await booked();
    Object.assign(made(result.bookingId)[0]!, { status: 'CANCELLED', cancelledAt: '2027-01-20T00:00:00Z' });
    site.it.clock.advance(5 * 60_000);
    for (const { run } of hotel.rounds!) await run(site.it.server.services);
    const { data } = (await site.get(`/api/bookings/${result.bookingId}/progress`)).json;
    expect(data).toMatchObject({ state: 'cancelled', money: 'returned' });
  });
});
