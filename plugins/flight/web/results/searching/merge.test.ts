import fc from 'fast-check';
import { expect, test } from 'vitest';
import { mergeOffers } from '../../../contract';

const offer = fc.record({
  itineraryId: fc.constantFrom('a', 'b', 'c'),
  fareFamily: fc.constantFrom('light', 'flex'),
  totalAmount: fc.integer({ min: 1, max: 5 }).map((amount) => ({ amount, currency: 'USD' })),
});
const key = ({ itineraryId, fareFamily }: { itineraryId: string; fareFamily: string }) =>
  `${itineraryId} ${fareFamily}`;

test('a merge loses no fare: of each that is sold the cheapest stays, once, and of equal ones the first', () =>
  fc.assert(
    fc.property(fc.array(offer), (offers) => {
      const merged = mergeOffers(offers);
      expect(merged.map(key).toSorted()).toEqual([...new Set(offers.map(key))].toSorted());
      for (const one of merged) {
        const alike = offers.filter((other) => key(other) === key(one));
        const least = Math.min(...alike.map(({ totalAmount }) => totalAmount.amount));
        expect(one).toBe(alike.find(({ totalAmount }) => totalAmount.amount === least));
      }
    }),
  ));
