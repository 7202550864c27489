import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { SupplierOrder, SupplierOutcome } from '../../../ports/booking';
import type { NetOffer, PricedOffer, Sale } from '../../../ports/supplier';

/** A supplier that is tried out. */
export interface Tried<Offer extends NetOffer, Asked, One extends Sale<Asked, PricedOffer<Offer>>> {
  /** As another process would have it: nothing that matters is in memory. */
  anew(): One;
  /** Offers in euros. */
  offers(): Promise<readonly Offer[]>;
  /** What the price is asked for, and what is booked then. */
  readonly asked: Asked;
  /** An offer without what its list does not tell and its price of now does. */
  listed?(offer: Offer): unknown;
  readonly request: unknown;
  now(): Date;
  close(): Promise<void>;
}

/** What cases of a product's own work with. */
export interface Trial<Offer, Given> {
  readonly tried: Given;
  readonly offers: readonly Offer[];
  orderOf(offer: Offer, given?: Partial<SupplierOrder>): SupplierOrder;
  book(order: SupplierOrder): Promise<SupplierOutcome>;
  /** An order of the cheapest offer. Throws when it was not booked. */
  booked(
    order?: SupplierOrder,
  ): Promise<{ order: SupplierOrder; outcome: Extract<SupplierOutcome, { kind: 'booked' }> }>;
}

export const options = { signal: new AbortController().signal };
export const netOf = ({ base, taxes }: Pick<NetOffer, 'base' | 'taxes'>) => ({
  amount: base.amount + taxes.amount,
  currency: base.currency,
});

/** Ids that nobody made. */
export const strangers = (id: string): string[] => [
  `${id}x`,
  id.slice(0, -1),
  id.replace(/.$/, (last) => (last === 'A' ? 'B' : 'A')),
  'x',
  '',
];

/** What holds for every supplier, embedded or real, whatever it sells; `own` adds what holds for the product's. */
export function describeSupplier<
  Offer extends NetOffer,
  Asked,
  One extends Sale<Asked, PricedOffer<Offer>>,
  Given extends Tried<Offer, Asked, One>,
>(
  name: string,
  start: () => Promise<Given & Tried<Offer, Asked, One>>,
  own?: (trial: () => Trial<Offer, Given>) => void,
): void {
  describe(`the supplier port: ${name}`, () => {
    let tried: Given & Tried<Offer, Asked, One>;
    let offers: readonly Offer[];
    let serial = 0;
    beforeAll(async () => {
      tried = await start();
      offers = await tried.offers();
    });
    afterAll(() => tried.close());

    const orderOf = (offer: Offer, given: Partial<SupplierOrder> = {}): SupplierOrder => ({
      reference: `${name}-${++serial}`,
      offerRef: offer.id,
      offer: null,
      net: netOf(offer),
      request: tried.request,
      ...given,
    });
    const book = (order: SupplierOrder) => tried.anew().book(order, options);
    async function booked(order = orderOf(offers[0]!)) {
      const outcome = await book(order);
      if (outcome.kind !== 'booked') throw new Error(JSON.stringify(outcome));
      return { order, outcome };
    }

    it('G73 sells in the currency that was asked for, each offer under an id of its own', () => {
      expect(offers.length).toBeGreaterThan(0);
      for (const offer of offers) expect(netOf(offer).currency).toBe('EUR');
      expect(new Set(offers.map(({ id }) => id)).size).toBe(offers.length);
    });

    it('sells at the price that was found, for a while that is still to come', async () => {
      const { offer, expiresAt } = await tried.anew().price(offers[0]!.id, tried.asked, options);
      const listed = tried.listed ?? ((one: unknown) => one);
      expect(listed(offer)).toEqual(listed(offers[0]!));
      expect(Date.parse(expiresAt)).toBeGreaterThan(tried.now().getTime());
    });

    it('SEC-34 knows its own ids, and nobody else’s', async () => {
      for (const other of strangers(offers[0]!.id)) {
        const error: unknown = await tried
          .anew()
          .price(other, tried.asked, options)
          .catch((why: unknown) => why);
        expect(error, other).toMatchObject({ name: 'SupplierError' });
        expect((error as { reason: string }).reason, other).toMatch(/^(invalid|request)$/);
      }
    });

    it('INV-1 a repeated reference gets the first result, whoever asks', async () => {
      const { order, outcome } = await booked();
      expect(await book(order)).toEqual(outcome);
      expect(await book({ ...order, net: { amount: 1, currency: 'EUR' } })).toEqual(outcome);
      expect(await tried.anew().lookup(order, options)).toEqual(outcome);
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
      expect(await tried.anew().lookup(orderOf(offers[0]!), options)).toEqual({ kind: 'absent' });
      await expect(tried.anew().cancelPenalty('no-such-order', options)).rejects.toMatchObject({
        name: 'SupplierError',
      });
      expect((await tried.anew().cancel('no-such-order', 'c', options)).kind).toBe('refused');
    });

    it('R218 R226 names what cancelling costs, never above what was paid, and cancels once', async () => {
      const { order, outcome } = await booked();
      const { penalty } = await tried.anew().cancelPenalty(outcome.supplierRef, options);
      expect(penalty.currency).toBe('EUR');
      expect(penalty.amount).toBeGreaterThanOrEqual(0);
      expect(penalty.amount).toBeLessThanOrEqual(order.net.amount);
      for (let i = 0; i < 2; i++)
        expect((await tried.anew().cancel(outcome.supplierRef, `c${i}`, options)).kind).toBe('cancelled');
    });

    own?.(() => ({ tried, offers, orderOf, book, booked }));
  });
}
