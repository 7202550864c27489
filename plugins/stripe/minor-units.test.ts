import { expect, it } from 'vitest';
import { fromStripe, toStripe } from './minor-units';

it.each([
  ['USD', 1_099, 1_099],
  ['BRL', 100, 100],
  ['JPY', 500, 500],
  ['CLP', 12_990, 12_990],
  ['KWD', 12_340, 12_340],
  ['ISK', 500, 50_000],
  ['UGX', 500, 50_000],
  ['XOF', 655, 655],
  ['COP', 8_645_723, 8_645_723],
  ['RSD', 8_645_723, 8_645_723],
  ['MGA', 500, 5],
])('INV-5 an amount in %s is the same money at Stripe and back', (currency, ours, theirs) => {
  expect(toStripe({ amount: ours, currency })).toEqual({ amount: theirs, currency: currency.toLowerCase() });
  expect(fromStripe(theirs, currency.toLowerCase())).toEqual({ amount: ours, currency });
});

it.each([
  ['KWD', 12_345],
  ['USD', 10.5],
  ['USD', -1],
  ['MGA', 550],
])('INV-5 what Stripe cannot take exactly is not rounded: %s %s', (currency, amount) => {
  expect(toStripe({ amount, currency })).toBeNull();
});
