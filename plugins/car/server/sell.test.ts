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
