import { expect, it } from 'vitest';
import { z } from 'zod/mini';
import {
  describeSupplier,
  netOf,
  options,
  strangers,
  type Trial,
  type Tried,
} from '@/server/selling/supplier/testing/supplier.cases';
import {
  createPacker,
  createUnpacker,
  FareFamily,
  FareRules,
  FlightOffer,
  FlightSearch,
  PackedOffers,
  type RouteType,
  type TravellerCounts,
} from '../../contract';
import { offerAt } from '../sell';
import {
  type PricedOffer,
  type SupplierOffer,
  type FlightSupplier,
  type SupplierSearch,
  supplierSearch,
} from '../../face/port';

interface TriedFlights extends Tried<SupplierOffer, TravellerCounts, FlightSupplier> {
  /** Whether some of its offers may wait for their payment. */
  readonly keepsUnpaid: boolean;
}
type Given = Pick<TriedFlights, 'keepsUnpaid' | 'anew' | 'now' | 'close'>;

const ONE = { adults: 1, children: 0, infants: 0 };
const searchFor = (currency: string, routeType?: RouteType): SupplierSearch =>
  supplierSearch(
    z.parse(FlightSearch, {
      routeType,
      legs: [
        { origin: 'LIS', destination: 'LHR', departureDate: '2027-03-12' },
        { origin: 'LHR', destination: 'LIS', departureDate: '2027-03-20' },
      ],
      travellers: { adults: 1 },
    }),
    currency,
  );

const REQUEST = {
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
};

/** What holds for every supplier of flights, embedded or real: whatever sells through the port has to pass it. */
export function describeFlightSupplier(name: string, start: () => Promise<Given>): void {
  let families: readonly FareFamily[];
  const begin = async (): Promise<TriedFlights> => {
    const given = await start();
    return {
      ...given,
      asked: ONE,
      request: REQUEST,
      async offers() {
        const found = await given.anew().search(searchFor('EUR'), options);
        families = found.fareFamilies;
        return found.offers;
      },
    };
  };
  describeSupplier(name, begin, (trial: () => Trial<SupplierOffer, TriedFlights>) => {
    const price = (offer: SupplierOffer): Promise<PricedOffer> =>
      trial().tried.anew().price(offer.id, ONE, options);
    /** An offer that may wait for its payment. */
    async function waiting(): Promise<SupplierOffer | null> {
      const one = new Map(trial().offers.map((offer) => [offer.fareFamily, offer]));
      for (const offer of one.values()) if ((await price(offer)).payLaterUntil) return offer;
      return null;
    }

    it('G73 sells what the contract knows, in families that it names', () => {
      const { offers, tried } = trial();
      const known = new Map(families.map((family) => [family.id, family]));
      for (const family of families) expect(() => z.parse(FareFamily, family)).not.toThrow();
      for (const offer of offers) {
        const total = netOf(offer);
        expect(() =>
          z.parse(FlightOffer, { ...offer, totalAmount: total, travellerPrices: [] }),
        ).not.toThrow();
        expect(offer.fares.reduce((sum, fare) => sum + fare.base.amount + fare.taxes.amount, 0)).toBe(
          total.amount,
        );
        expect(offer.bags.checked).toEqual(known.get(offer.fareFamily)!.features.checked);
        expect(offer.supplier).toBe(tried.anew().id);
      }
    });

    it('R185 says with each offer what was searched for, and with its price of now', async () => {
      const { tried } = trial();
      for (const type of ['Round-Trip', 'Multi-City'] as const) {
        const { offers } = await tried.anew().search(searchFor('EUR', type), options);
        expect(new Set(offers.map(({ routeType }) => routeType))).toEqual(new Set([type]));
        expect((await price(offers[0]!)).offer.routeType).toBe(type);
      }
    });

    it('loses nothing when its offers are packed for the list', () => {
      const { offers, tried } = trial();
      const sold = offers.map((offer) => {
        const total = netOf(offer);
        return offerAt(offer, total, { wholesale: total, agencyFee: { ...total, amount: 0 } });
      });
      const sent = JSON.stringify(createPacker()(sold));
      const packed = z.parse(PackedOffers, JSON.parse(sent));
      expect(createUnpacker()(packed, tried.anew().id)).toEqual(sold);
    });

    it('R229 says in a search what may be reserved without a payment, as it does for the price of now', async () => {
      const { offers } = trial();
      const one = new Map(offers.map((offer) => [offer.fareFamily, offer]));
      for (const offer of one.values()) {
        const { payLaterUntil } = await price(offer);
        expect(offer.holdUntil !== undefined).toBe(payLaterUntil !== null);
        if (offer.holdUntil && payLaterUntil)
          expect(Date.parse(offer.holdUntil)).toBeLessThanOrEqual(Date.parse(payLaterUntil));
      }
    });

    it('R206 names the same flights alike, and draws them in order', () => {
      const { offers } = trial();
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

    it('names the fare of a price', async () => {
      const { offer, fareFamily } = await price(trial().offers[0]!);
      expect(fareFamily.id).toBe(offer.fareFamily);
    });

    it('R214 tells the terms of what it sells', async () => {
      const { offers, tried } = trial();
      const rules = await tried.anew().rules(offers[0]!.id);
      expect(() => z.parse(FareRules, rules)).not.toThrow();
      expect(rules.offerId).toBe(offers[0]!.id);
      expect(offers[0]!.terms).toMatchObject({
        change: rules.changeBeforeDeparture,
        refund: rules.refundBeforeDeparture,
      });
      expect(rules.refundBeforeDeparture.service !== 'none').toBe(offers[0]!.refundable);
      expect(rules.changeBeforeDeparture.service !== 'none').toBe(offers[0]!.changeable);
    });

    it('SEC-34 tells the terms of its own ids alone', async () => {
      const { offers, tried } = trial();
      for (const other of strangers(offers[0]!.id)) {
        await expect(tried.anew().price(other, ONE, options), other).rejects.toMatchObject({
          reason: 'invalid',
        });
        await expect(tried.anew().rules(other), other).rejects.toMatchObject({ reason: 'invalid' });
      }
    });

    it('INV-3 INV-6 knows whose order is whose, and no order is nobody’s', async () => {
      const { tried, booked } = trial();
      const { order, outcome } = await booked();
      expect(await tried.anew().referenceOf(outcome.supplierRef)).toBe(order.reference);
      expect(await tried.anew().referenceOf('no-such-order')).toBeNull();
      await expect(tried.anew().heldPrice('no-such-order', options)).rejects.toMatchObject({
        name: 'SupplierError',
      });
    });

    it('R229 keeps a reservation, at a price that it names, and makes tickets of it once', async () => {
      const { tried, offers, orderOf, book, booked } = trial();
      const offer = await waiting();
      expect(offer !== null).toBe(tried.keepsUnpaid);
      if (!offer) {
        const refused = await book(orderOf(offers[0]!, { hold: true }));
        expect(refused).toMatchObject({ kind: 'rejected', message: 'This fare must be paid right away' });
        return;
      }
      const { outcome } = await booked(orderOf(offer, { hold: true }));
      const { supplierRef } = outcome;
      expect(Date.parse(outcome.holdUntil!)).toBeGreaterThan(tried.now().getTime());
      expect(outcome.details).toMatchObject({ ticketNumbers: [], ticketTimeLimit: outcome.holdUntil });
      const held = await tried.anew().heldPrice(supplierRef, options);
      expect(netOf(held)).toEqual(netOf(offer));
      const ticket = (reference: string, net = netOf(held)) =>
        tried.anew().ticket(supplierRef, { reference, net }, options);
      expect((await ticket('a', { amount: 1, currency: 'EUR' })).kind).toBe('refused');
      const issued = await ticket('b');
      expect(issued).toMatchObject({
        kind: 'issued',
        details: { ticketNumbers: [expect.any(String)], ticketTimeLimit: null },
      });
      expect(await ticket('b')).toEqual(issued);
    });

    it('takes back for free what it says beforehand that it does, so long', async () => {
      const { tried, offers, orderOf, booked } = trial();
      const hours = offers[0]!.terms.voidHours;
      const { outcome } = await booked(orderOf(offers[0]!));
      const { kind, penalty, voidUntil } = await tried.anew().cancelPenalty(outcome.supplierRef, options);
      expect(kind === 'void').toBe(hours > 0);
      if (hours === 0) return;
      expect(penalty.amount).toBe(0);
      expect(Date.parse(voidUntil!) - tried.now().getTime()).toBe(hours * 3_600_000);
    });

    it('R226 issues no tickets of what was cancelled', async () => {
      const { tried, booked } = trial();
      const { order, outcome } = await booked();
      const { supplierRef } = outcome;
      await tried.anew().cancel(supplierRef, 'c', options);
      const asked = { reference: 't', net: order.net };
      expect((await tried.anew().ticket(supplierRef, asked, options)).kind).toBe('refused');
    });

    it('has no news of orders that nobody changed, and accepts none', async () => {
      const { tried, booked } = trial();
      const { outcome } = await booked();
      const from = new Date(tried.now().getTime() - 3_600_000);
      expect(await tried.anew().changes(from, tried.now(), options)).toEqual([]);
      expect((await tried.anew().acceptChange(outcome.supplierRef, 'none', options)).kind).toBe('refused');
    });
  });
}
