import { configure, screen, within } from '@testing-library/react';
import { beforeEach, expect, it, vi } from 'vitest';
import { aUser } from '@/core/testing/user';
import {
  carDetails,
  findReservation,
  quoteCar,
  tempUrlOf,
  type CarDetails,
  type CarQuote,
} from '../contract';
import { carApi } from './testing/fake-api';
import { DETAILS, QUOTE, RENTAL, RESERVATION, usd } from './testing/fixtures';
import { openScreen } from './testing/open-screen';
import { quoteWith } from './testing/quote-fixture';

vi.setConfig({ testTimeout: 60_000 });
configure({ asyncUtilTimeout: 8000 });
beforeEach(() => sessionStorage.clear());

/** A rental of several parts, with the agency's fee beside it. */
const offer: CarDetails = {
  ...DETAILS,
  charges: [
    { kind: 'rental', amount: usd(180.68) },
    { kind: 'airport', amount: usd(16) },
    { kind: 'one-way', amount: usd(30) },
    { kind: 'taxes', amount: usd(57.92) },
    { kind: 'fee', amount: usd(5) },
  ],
};
const chosen = { coverages: ['RSA'], accessories: [{ code: 'CST', quantity: 2 }] };
const quote: CarQuote = quoteWith(chosen, {
  ...QUOTE,
  offer,
  price: {
    lines: [
      { kind: 'base', amount: usd(226.68) },
      { kind: 'taxes', amount: usd(57.92) },
      { kind: 'fee', amount: usd(5) },
    ],
    total: offer.price,
  },
});
const reservation = { ...RESERVATION, offer, extras: quote.extras, price: quote.price };
const api = () =>
  carApi({
    [carDetails.path]: { data: { offer, tempUrl: tempUrlOf(offer.id) } },
    [quoteCar.path]: { data: quote },
    [findReservation.path]: { data: reservation },
  });

const trip = new URLSearchParams(Object.entries(RENTAL).map(([name, value]) => [name, String(value)]));
const extras = 'coverages=RSA&accessories=CST.2';

/** What and how much, of each line above the total. */
async function linesOf(path: string, heading: RegExp): Promise<(string | null)[][]> {
  await openScreen(path, api(), aUser({}));
  const title = await screen.findByRole('heading', { name: heading, level: 2 });
  // The narrowest part of the page around the heading that has a list of prices.
  let card = title.parentElement!;
  while (!card.querySelector('dl')) card = card.parentElement!;
  const [list] = card.querySelectorAll('dl');
  return within(list!)
    .getAllByRole('term')
    .map((term) => [term.textContent, term.nextElementSibling!.textContent])
    .slice(0, -1);
}

const LINES = [
  ['Car rental', '$180.68'],
  ['Airport surcharge', '$16.00'],
  ['One-way fee', '$30.00'],
  ['Taxes and fees', '$57.92'],
  ['Agency fee', '$5.00'],
  ['Roadside assistance', '$31.50'],
  ['Child seat × 2', '$126.00'],
];

it.each([
  ['the car’s page', `/booknow/cars/result-details?${trip}&offer=${offer.id}&${extras}`, /^Price for 7 days/],
  [
    'checkout',
    `/booknow/Cars/checkout?${trip}&offer=${offer.id}&total=28960&currency=USD&key=k1&${extras}`,
    /^Price$/,
  ],
  ['the confirmation', `/booknow/Cars/confirm-payment?bookingId=${RESERVATION.bookingId}`, /^Paid$/],
  ['the reservation', `/car-details?bookingId=${RESERVATION.bookingId}`, /^Paid$/],
])('G69 %s tells the lines of the price that every other page tells', async (_, path, heading) => {
  expect(await linesOf(path, heading)).toEqual(LINES);
});
