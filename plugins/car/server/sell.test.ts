import { expect, it } from 'vitest';
import { offerAt } from './sell';
import { rentals } from './stored';
import { rentalBooking } from './testing/booking';

it.each([
  [30_000, 3, 10_000],
  [30_001, 3, 10_001],
  [29_999, 3, 10_000],
  [1, 7, 1],
])(
  'G69 of %i for %i days one is %i: never less than the whole, nor more by a unit',
  async (total, days, one) => {
    const { offer } = rentals.readOffer((await rentalBooking('en')).offer);
    const money = { amount: total, currency: 'USD' };
    const sold = offerAt({ ...offer, days }, { lines: [{ kind: 'base', amount: money }], total: money });
    expect(sold.perDay).toEqual({ amount: one, currency: 'USD' });
    expect(sold.price).toEqual(money);
  },
);

it('G69 INV-4 the lines of a car add up to its price to the last unit', async () => {
  const { offer } = rentals.readOffer((await rentalBooking('en')).offer);
  const money = (amount: number) => ({ amount, currency: 'USD' });
  const charges = [1, 1, 1].map((amount) => ({ kind: 'rental' as const, amount: money(amount) }));
  const { charges: shown } = offerAt(
    { ...offer, charges },
    {
      lines: [
        { kind: 'base', amount: money(100) },
        { kind: 'taxes', amount: money(7) },
      ],
      total: money(107),
    },
  );
  expect(shown.map(({ amount }) => amount.amount)).toEqual([33, 33, 34, 7]);
});

it('G69 SEC-35 extras and protection are beside the car, and who is not staff reads neither cost nor supplier', async () => {
  const { offer } = rentals.readOffer((await rentalBooking('en')).offer);
  const money = (amount: number) => ({ amount, currency: 'USD' });
  const price = {
    lines: [
      { kind: 'base' as const, amount: money(100) },
      { kind: 'extras' as const, amount: money(30) },
      { kind: 'protection' as const, amount: money(9) },
    ],
    total: money(139),
  };
  const seen = offerAt({ ...offer, base: money(77_777), taxes: money(11_111) }, price);
  expect(seen.price).toEqual(money(100));
  expect(seen.charges.reduce((sum, { amount }) => sum + amount.amount, 0)).toBe(100);
  expect(JSON.stringify(seen)).not.toMatch(/88888|77777|wholesale|agencyFee/);
  const staff = { wholesale: money(88_888), agencyFee: money(5) } as never;
  expect(offerAt({ ...offer, base: money(77_777), taxes: money(11_111) }, { ...price, staff })).toMatchObject(
    {
      ...{ wholesale: money(88_888), agencyFee: money(5), supplier: offer.supplier },
    },
  );
  expect(seen.supplier).not.toBe(offer.supplier);
});
