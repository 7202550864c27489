import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { readExchange } from '@/core/contract/money/exchange';
import { exchanged } from '../kit/exchange';
import { readMoney, writeMoney } from '../kit/money';
import { typesOf } from '@/plugins/flight/contract';
import { splitFares } from '@/plugins/flight/server/sell';
import type { SupplierOffer } from '@/plugins/flight/face/port';
import { offerIn } from './offers/in-currency';
import { readOffer } from './offers/offer';
import type { Offer } from './api/schemas';
import { orderFor, searchFor } from './testing/adapter';
import { eachWithDuffel } from './testing/each-test';
import type { FakeDuffel } from './testing/fake';
import { sell } from './testing/catalogue';

let fake: FakeDuffel;
let serial = 0;
const { anew, clock, signal } = eachWithDuffel((made) => ({ fake } = made));

/** The adapter of a process that was started with these rates. */
const selling = (...rates: string[]) => anew({ exchange: rates.map((rate) => readExchange(rate)!) });
const usd = (amount: number) => ({ amount, currency: 'USD' });
const wholeOf = ({ base, taxes }: Pick<SupplierOffer, 'base' | 'taxes'>) => ({
  ...base,
  amount: base.amount + taxes.amount,
});
/** The flexible fare, of 240.00 EUR. */
async function flexible(duffel = selling('EUR:USD:1.12')): Promise<SupplierOffer> {
  const { offers } = await duffel.search(searchFor({}, 'USD'), { signal });
  return offers.find(({ id }) => id.includes('Flex.'))!;
}
async function booked(offer: SupplierOffer, given: Parameters<typeof orderFor>[2] = {}) {
  const outcome = await selling('EUR:USD:1.12').book(orderFor(`exchange-${++serial}`, offer, given), {
    signal,
  });
  if (outcome.kind !== 'booked') throw new Error(JSON.stringify(outcome));
  return { supplierRef: outcome.supplierRef, reference: `exchange-${serial}` };
}

describe('G73 what an agency sells in another currency than the account’s', () => {
  it('is offered at the rate that is configured, and not at all without one', async () => {
    expect((await selling().search(searchFor({}, 'USD'), { signal })).offers).toEqual([]);
    const other = selling('EUR:BRL:6.3');
    expect((await other.search(searchFor({}, 'USD'), { signal })).offers).toEqual([]);
    const offer = await flexible();
    expect(wholeOf(offer)).toEqual(usd(26_880));
    expect(offer.exchange).toEqual({ from: 'EUR', rate: '1.12' });
    const { offers } = await selling('EUR:USD:1.12').search(searchFor({}, 'USD'), { signal });
    // Half of 120.00 EUR.
    expect(offers.find(({ id }) => id.includes('Light.'))!.terms.change.fee).toEqual(usd(6_720));
    const own = await selling('EUR:USD:1.12').search(searchFor({}, 'EUR'), { signal });
    expect(own.offers[0]!.exchange).toBeUndefined();
    expect(new Set(own.offers.map(({ base }) => base.currency))).toEqual(new Set(['EUR']));
  });

  it('INV-5 keeps the rate that it was offered at, whatever is configured by then: price, order, penalty', async () => {
    const offer = await flexible();
    for (const later of [selling('EUR:USD:1.50'), selling()]) {
      const { offer: now } = await later.price(offer.id, { adults: 1, children: 0, infants: 0 }, { signal });
      expect(wholeOf(now)).toEqual(usd(26_880));
      const outcome = await later.book(orderFor(`exchange-${++serial}`, offer), { signal });
      if (outcome.kind !== 'booked') throw new Error(outcome.kind);
      expect(fake.book.paid.at(-1)).toMatchObject({ amount: '240.00', currency: 'EUR' });
      fake.book.refundShare = 0.75;
      expect(await later.cancelPenalty(outcome.supplierRef, { signal })).toMatchObject({
        penalty: usd(6_720),
      });
    }
  });

  it('INV-5 is not ordered where its price rose, by as little as is seen in what was agreed', async () => {
    const offer = await flexible();
    const asked = fake.book.offers.get(/off_\w+/.exec(offer.id)![0])!;
    asked['total_amount'] = '240.01';
    const outcome = await selling('EUR:USD:1.12').book(orderFor(`exchange-${++serial}`, offer), { signal });
    expect(outcome).toMatchObject({ kind: 'rejected', reason: 'price-changed' });
    expect(fake.count('order')).toBe(0);
  });

  it('R229 is held, priced again and paid at that rate, in the account’s money', async () => {
    const offer = await flexible();
    const { supplierRef, reference } = await booked(offer, { hold: true });
    const later = selling('EUR:USD:2');
    expect(wholeOf(await later.heldPrice(supplierRef, { signal }))).toEqual(usd(26_880));
    const pay = (net: number) => later.ticket(supplierRef, { reference, net: usd(net) }, { signal });
    expect((await pay(26_879)).kind).toBe('refused');
    expect((await pay(26_880)).kind).toBe('issued');
    expect(fake.book.paid.at(-1)).toMatchObject({ amount: '240.00', currency: 'EUR' });
  });

  it('seats and bags are priced so, ordered in the account’s money, and add up', async () => {
    const duffel = selling('EUR:USD:1.12');
    const offer = await flexible(duffel);
    const [map] = await duffel.seatMaps!(offer.id, undefined, { signal });
    const seats = map!.decks!.flatMap(({ rows }) => rows.flatMap((row) => row.seats));
    const seat = seats.find(({ price }) => price?.amount)!;
    expect(seat.price!.currency).toBe('USD');
    const ONE = { adults: 1, children: 0, infants: 0 };
    const [bags] = await duffel.bagPrices!(offer.id, ONE, { signal });
    // 30.50 EUR.
    expect(bags!.paidBaggage[0]).toEqual(usd(3_416));
    const extras = {
      seats: [{ segmentId: map!.segmentId, traveller: 0, seat: seat.number }],
      bags: [{ leg: 0, traveller: 0, pieces: 1 }],
    };
    const { total } = await duffel.priceExtras!(offer.id, { extras, types: typesOf(ONE) }, { signal });
    expect(total).toEqual(usd(seat.price!.amount + 3_416));
    const order = orderFor(`exchange-${++serial}`, offer);
    const net = usd(wholeOf(offer).amount + total.amount);
    const request = { ...(order.request as object), extras };
    expect((await duffel.book({ ...order, net: usd(net.amount - 1), request }, { signal })).kind).toBe(
      'rejected',
    );
    const again = { ...order, reference: `exchange-${++serial}`, net, request };
    expect((await duffel.book(again, { signal })).kind).toBe('booked');
    const inEuros = (amount: number) => Math.round(amount / 1.12);
    const paid = readMoney(fake.book.paid.at(-1)!.amount, 'EUR')!;
    expect(paid.amount).toBe(24_000 + 3_050 + inEuros(seat.price!.amount));
  });

  it('what came back of what was canceled at Duffel is told so, and an order without its rate is left for a person', async () => {
    const duffel = selling('EUR:USD:1.50');
    const { supplierRef } = await booked(await flexible());
    fake.book.refundShare = 0.75;
    fake.book.confirm((fake.book.quote({ order_id: supplierRef }) as { id: string }).id);
    expect(await duffel.givenBack!(supplierRef, { signal })).toMatchObject({
      ...{ penalty: usd(6_720), returned: usd(20_160) },
    });
    const other = await booked(await flexible());
    fake.book.orders.get(other.supplierRef)!['metadata'] = { caravel_reference: other.reference };
    // In the account's money, which the engine refuses for a booking in another.
    expect(await duffel.cancelPenalty(other.supplierRef, { signal })).toMatchObject({
      penalty: { currency: 'EUR' },
    });
  });
});

it('INV-2 INV-5 what is charged covers what Duffel is paid, a refund is no more than was charged, and shares add up', () => {
  const cents = fc.integer({ min: 1, max: 5_000_000 });
  const currency = fc.constantFrom('USD', 'BRL', 'JPY', 'KWD');
  const rate = fc.integer({ min: 1, max: 999_999_999 }).map((each) => (each / 100_000).toFixed(5));
  const party = fc.array(fc.constantFrom('adult', 'child', 'infant_without_seat'), {
    minLength: 1,
    maxLength: 9,
  });
  fc.assert(
    fc.property(
      cents,
      fc.nat(100),
      fc.nat(100),
      currency,
      rate,
      party,
      (amount, tax, kept, to, decimal, types) => {
        const exchange = readExchange(`EUR:${to}:${decimal}`)!;
        const price = writeMoney({ amount, currency: 'EUR' });
        const taxes = writeMoney({ amount: Math.floor((amount * tax) / 100), currency: 'EUR' });
        const asked = {
          slices: [{ origin: 'LIS', destination: 'LHR', departure_date: '2027-03-12' }],
          passengers: types.map((type) => ({ type })),
        };
        const made = sell(asked as never, {
          now: clock.now(),
          currency: 'EUR',
          price,
          tax: taxes,
          request: 'r',
        });
        const given = made.offers[0] as unknown as Offer;
        const { offer } = readOffer(offerIn(given, exchange), 'secret', undefined, exchange)!;
        // Who reads converts nothing, so that it is done once.
        expect(readOffer(given, 'secret', undefined, exchange)).toBeNull();
        const net = wholeOf(offer);
        const paid = readMoney(given.total_amount, 'EUR')!;
        // Never below what Duffel takes, and above it by less than one minor unit.
        expect(net).toEqual(exchanged(paid, exchange));
        expect(offer.base.amount).toBeGreaterThanOrEqual(0);
        const shares = offer.fares.map((fare) => fare.base.amount + fare.taxes.amount);
        expect(shares.reduce((sum, each) => sum + each, 0)).toBe(net.amount);
        const sold = splitFares(offer, { ...net, amount: net.amount + 777 });
        expect(sold.reduce((sum, { total }) => sum + total.amount, 0)).toBe(net.amount + 777);
        const penalty = { amount: Math.floor((paid.amount * kept) / 100), currency: 'EUR' };
        const back = exchanged({ ...paid, amount: paid.amount - penalty.amount }, exchange, 'down')!.amount;
        const refund = net.amount - exchanged(penalty, exchange)!.amount;
        expect(refund).toBeGreaterThanOrEqual(0);
        expect(refund).toBeLessThanOrEqual(net.amount);
        // Beyond what Duffel gives back by what rounding had charged alone.
        expect(refund - back).toBeLessThanOrEqual(1);
      },
    ),
  );
});
