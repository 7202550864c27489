import { expect, it } from 'vitest';
import { each } from '@/tests/support/each';
import { z } from 'zod/mini';
import { type FlightOffer, FlightSearch } from '../../contract';
import { searchFlightEvents } from './flight-search-events';
import {
  type SupplierOffer,
  type FlightSupplier,
  type SupplierSearch,
  supplierSearch,
} from '../../face/port';

const search = supplierSearch(
  z.parse(FlightSearch, {
    legs: [{ origin: 'LIS', destination: 'NYC', departureDate: '2027-03-12' }],
    travellers: { adults: 1 },
    preferences: { responseOptions: { maxResults: 11 } },
  }),
  'EUR',
);
const offersOf = (id: string) =>
  Array.from(
    { length: 9 },
    (_, n) =>
      ({
        id: `${id}${n}`,
        fareFamily: `family-${id}${n}`,
        base: { amount: 100 - n, currency: 'EUR' },
      }) as unknown as SupplierOffer,
  );
const sell = ({ base, ...rest }: SupplierOffer) =>
  ({ ...rest, totalAmount: { ...base, amount: base.amount + 5 } }) as unknown as FlightOffer;

/** A supplier that gives more than its share. */
function supplier(id: string) {
  const seen: SupplierSearch[] = [];
  const port = {
    id,
    name: id,
    async search(given: SupplierSearch) {
      seen.push(given);
      const offers = offersOf(id);
      return { offers, fareFamilies: offers.map(({ fareFamily }) => ({ id: fareFamily, name: 'Light' })) };
    },
  } as unknown as FlightSupplier;
  return { port, seen };
}

it('R192 asks each supplier for its share, cuts one that gives more, and names the fares of what is left', async () => {
  const suppliers = [supplier('a'), supplier('b')];
  const { signal } = new AbortController();
  const batches = [];
  for await (const event of searchFlightEvents(
    suppliers.map(({ port }) => port),
    search,
    { signal, sell, isSold: () => true, nameFare: (family) => ({ ...family, name: 'Ours' }) },
  ))
    if (event.kind === 'batch') batches.push(event);
  for (const { seen } of suppliers)
    expect(seen.map(({ preferences }) => preferences.responseOptions.maxResults)).toEqual([6]);
  expect(batches.flatMap(({ offers }) => offers)).toHaveLength(11);
  for (const { offers, fareFamilies } of batches) {
    expect(each(offers, ({ totalAmount }) => totalAmount.amount < 106)).toBe(true);
    expect(fareFamilies.map(({ id }) => id).sort()).toEqual(
      offers.map(({ fareFamily }) => fareFamily).sort(),
    );
    expect(each(fareFamilies, ({ name }) => name === 'Ours')).toBe(true);
  }
});
