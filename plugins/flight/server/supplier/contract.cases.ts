import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { z } from 'zod/mini';
import type { SupplierOrder } from '@/server/ports/booking';
import { FareFamily, FareRules, FlightOffer, FlightSearch } from '../../contract';
import type { PricedOffer, SupplierOffer, SupplierPort, SupplierSearch } from './port';

export interface Tried {
  /** Whether some of its offers may wait for their payment. */
  readonly keepsUnpaid: boolean;
  /** As another process would have it: nothing that matters is in memory. */
  anew(): SupplierPort;
  now(): Date;
  close(): Promise<void>;
}

const { signal } = new AbortController();
const ONE = { adults: 1, children: 0, infants: 0 };
const netOf = ({ base, taxes }: Pick<SupplierOffer, 'base' | 'taxes'>) => ({
  amount: base.amount + taxes.amount,
  currency: base.currency,
});

const searchFor = (currency: string): SupplierSearch => ({
  ...z.parse(FlightSearch, {
    legs: [
      { origin: 'LIS', destination: 'LHR', departureDate: '2027-03-12' },
      { origin: 'LHR', destination: 'LIS', departureDate: '2027-03-20' },
    ],
    travellers: { adults: 1 },
  }),
  currency,
});

/** What holds for every supplier, embedded or real: whatever sells through the port has to pass it. */
export function describeSupplier(name: string, start: () => Promise<Tried>): void {
  describe(`the supplier port: ${name}`, () => {
    let tried: Tried;
    let offers: readonly SupplierOffer[];
    let families: readonly FareFamily[];
    let serial = 0;

    beforeAll(async () => {
      tried = await start();
      ({ offers, fareFamilies: families } = await tried.anew().search(searchFor('EUR'), { signal }));
    });
    afterAll(() => tried.close());

    const price = (offer: SupplierOffer): Promise<PricedOffer> =>
      tried.anew().price(offer.id, ONE, { signal });
    const orderOf = (offer: SupplierOffer, given: Partial<SupplierOrder> = {}): SupplierOrder => ({
      reference: `${name}-${++serial}`,
      offerRef: offer.id,
      offer: null,
      net: netOf(offer),
      request: {
        travellers: [
          {
            title: 'Mr',
            firstName: 'Rui',
            lastName: 'Silva',
            gender: 'M',
            birthDate: '1980-01-01',
            passengerType: 'ADT',
          },
        ],
        contact: { email: 'rui@example.com', phone: '+351 912 345 678' },
        billing: { address: 'Rua 1', city: 'Porto', state: 'Porto', zipCode: '4000-001', country: 'PT' },
      },
      ...given,
    });
    const book = (order: SupplierOrder) => tried.anew().book(order, { signal });
    async function booked(order = orderOf(offers[0]!)) {
      const outcome = await book(order);
      if (outcome.kind !== 'booked') throw new Error(JSON.stringify(outcome));
      return { order, outcome };
    }
    /** An offer that may wait for its payment. */
    async function waiting(): Promise<SupplierOffer | null> {
      const one = new Map(offers.map((offer) => [offer.fareFamily, offer]));
      for (const offer of one.values()) if ((await price(offer)).payLaterUntil) return offer;
      return null;
    }

    it('G73 sells what the contract knows, in the currency that was asked for, in families that it names', () => {
      expect(offers.length).toBeGreaterThan(0);
      const known = new Map(families.map((family) => [family.id, family]));
      for (const family of families) expect(() => z.parse(FareFamily, family)).not.toThrow();
      for (const offer of offers) {
        const total = netOf(offer);
        expect(() =>
          z.parse(FlightOffer, { ...offer, totalAmount: total, travellerPrices: [] }),
        ).not.toThrow();
        expect(total.currency).toBe('EUR');
        expect(offer.fares.reduce((sum, fare) => sum + fare.base.amount + fare.taxes.amount, 0)).toBe(
          total.amount,
        );
        expect(offer.bags.checked).toEqual(known.get(offer.fareFamily)!.features.checked);
        expect(offer.supplier).toBe(tried.anew().id);
      }
      expect(new Set(offers.map(({ id }) => id)).size).toBe(offers.length);
    });

    it('R229 says in a search what may be reserved without a payment, as it does for the price of now', async () => {
      const one = new Map(offers.map((offer) => [offer.fareFamily, offer]));
      for (const offer of one.values()) {
        const { payLaterUntil } = await price(offer);
        expect(offer.holdUntil !== undefined).toBe(payLaterUntil !== null);
        if (offer.holdUntil && payLaterUntil)
          expect(Date.parse(offer.holdUntil)).toBeLessThanOrEqual(Date.parse(payLaterUntil));
      }
    });

    it('R206 names the same flights alike, and draws them in order', () => {
      const flown = new Map<string, string>();
      for (const { itineraryId, flights } of offers) {
        const times = flights
          .flatMap((leg) => leg.segments.map((each) => `${each.carrier}${each.departureTime}`))
          .join();
        expect(flown.get(itineraryId) ?? times).toBe(times);
        flown.set(itineraryId, times);
        expect(flights.map((leg) => [leg.departureTime.slice(0, 10)])).toEqual([
          ['2027-03-12'],
          ['2027-03-20'],
        ]);
        for (const leg of flights) {
          const flying = leg.segments.reduce((sum, each) => sum + each.duration, 0);
          const resting = leg.stops.reduce((sum, stop) => sum + stop.duration, 0);
          expect(flying + resting).toBe(leg.duration);
          expect(leg.stops).toHaveLength(leg.segments.length - 1);
        }
      }
      expect(new Set(flown.values()).size).toBe(flown.size);
    });

    it('sells at the price that was found, for a while that is still to come', async () => {
      const { offer, fareFamily, expiresAt } = await price(offers[0]!);
      expect(offer).toEqual(offers[0]);
      expect(fareFamily.id).toBe(offer.fareFamily);
      expect(Date.parse(expiresAt)).toBeGreaterThan(tried.now().getTime());
    });

    it('R214 tells the terms of what it sells', async () => {
      const rules = await tried.anew().rules(offers[0]!.id);
      expect(() => z.parse(FareRules, rules)).not.toThrow();
      expect(rules.offerId).toBe(offers[0]!.id);
      expect(rules.refundBeforeDeparture.service !== 'none').toBe(offers[0]!.refundable);
      expect(rules.changeBeforeDeparture.service !== 'none').toBe(offers[0]!.changeable);
    });

    it('SEC-34 knows its own ids, and nobody else’s', async () => {
      const { id } = offers[0]!;
      for (const other of [
        `${id}x`,
        id.slice(0, -1),
        id.replace(/.$/, (last) => (last === 'A' ? 'B' : 'A')),
        'x',
        '',
      ]) {
        await expect(tried.anew().price(other, ONE, { signal }), other).rejects.toMatchObject({
          reason: 'invalid',
        });
        await expect(tried.anew().rules(other), other).rejects.toMatchObject({ reason: 'invalid' });
      }
    });

    it('INV-1 a repeated reference gets the first result, whoever asks', async () => {
      const { order, outcome } = await booked();
      expect(await book(order)).toEqual(outcome);
      expect(await book({ ...order, net: { amount: 1, currency: 'EUR' } })).toEqual(outcome);
      expect(await tried.anew().lookup(order, { signal })).toEqual(outcome);
      expect(await tried.anew().referenceOf(outcome.supplierRef)).toBe(order.reference);
    });

    it('INV-1 many at once are one order', async () => {
      const order = orderOf(offers[0]!);
      await Promise.all(Array.from({ length: 10 }, () => book(order)));
      const { outcome } = await booked(order);
      const again = await Promise.all(Array.from({ length: 5 }, () => book(order)));
      for (const each of again) expect(each).toEqual(outcome);
    });

    it('INV-5 refuses above the price that was agreed, holds nothing then, and stays with it', async () => {
      const cheap = orderOf(offers[0]!, { net: { amount: netOf(offers[0]!).amount - 1, currency: 'EUR' } });
      const refusal = await book(cheap);
      expect(refusal).toMatchObject({ kind: 'rejected', reason: 'price-changed' });
      expect(await book({ ...cheap, net: netOf(offers[0]!) })).toEqual(refusal);
    });

    it('INV-3 INV-6 an order that was never made is absent, and no order is nobody’s', async () => {
      expect(await tried.anew().lookup(orderOf(offers[0]!), { signal })).toEqual({ kind: 'absent' });
      expect(await tried.anew().referenceOf('no-such-order')).toBeNull();
      const options = { signal };
      await expect(tried.anew().cancelPenalty('no-such-order', options)).rejects.toMatchObject({
        name: 'SupplierError',
      });
      await expect(tried.anew().heldPrice('no-such-order', options)).rejects.toMatchObject({
        name: 'SupplierError',
      });
      expect((await tried.anew().cancel('no-such-order', 'c', options)).kind).toBe('refused');
    });

    it('R229 keeps a reservation, at a price that it names, and makes tickets of it once', async () => {
      const offer = await waiting();
      expect(offer !== null).toBe(tried.keepsUnpaid);
      if (!offer) {
        const refused = await book(orderOf(offers[0]!, { hold: true }));
        expect(refused).toMatchObject({ kind: 'rejected', message: 'This fare must be paid at once' });
        return;
      }
      const { outcome } = await booked(orderOf(offer, { hold: true }));
      const { supplierRef } = outcome;
      expect(Date.parse(outcome.holdUntil!)).toBeGreaterThan(tried.now().getTime());
      expect(outcome.details).toMatchObject({ ticketNumbers: [], ticketTimeLimit: outcome.holdUntil });
      const held = await tried.anew().heldPrice(supplierRef, { signal });
      expect(netOf(held)).toEqual(netOf(offer));
      const ticket = (reference: string, net = netOf(held)) =>
        tried.anew().ticket(supplierRef, { reference, net }, { signal });
      expect((await ticket('a', { amount: 1, currency: 'EUR' })).kind).toBe('refused');
      const issued = await ticket('b');
      expect(issued).toMatchObject({
        kind: 'issued',
        details: { ticketNumbers: [expect.any(String)], ticketTimeLimit: null },
      });
      expect(await ticket('b')).toEqual(issued);
    });

    it('R218 R226 names what cancelling costs, never above what was paid, and cancels once', async () => {
      const { order, outcome } = await booked();
      const { penalty } = await tried.anew().cancelPenalty(outcome.supplierRef, { signal });
      expect(penalty.currency).toBe('EUR');
      expect(penalty.amount).toBeGreaterThanOrEqual(0);
      expect(penalty.amount).toBeLessThanOrEqual(order.net.amount);
      for (let i = 0; i < 2; i++)
        expect((await tried.anew().cancel(outcome.supplierRef, `c${i}`, { signal })).kind).toBe('cancelled');
      const { supplierRef } = outcome;
      expect(
        (await tried.anew().ticket(supplierRef, { reference: 't', net: order.net }, { signal })).kind,
      ).toBe('refused');
    });

    it('has no news of orders that nobody changed, and accepts none', async () => {
      const { outcome } = await booked();
      const from = new Date(tried.now().getTime() - 3_600_000);
      expect(await tried.anew().changes(from, tried.now(), { signal })).toEqual([]);
      expect((await tried.anew().acceptChange(outcome.supplierRef, 'none', { signal })).kind).toBe('refused');
    });
  });
}
