import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { RatedRoom } from '../../face/port';
import { distinctRates, netOf } from './distinct-rates';

const usd = (amount: number) => ({ amount, currency: 'USD' });
const DAYS = ['2027-03-01T00:00:00Z', '2027-03-05T00:00:00Z'];
const rate = fc
  .record({
    name: fc.constantFrom('Quarto Duplo', 'quarto duplo', 'Suíte'),
    board: fc.constantFrom('room-only', 'breakfast'),
    payment: fc.constantFrom('now', 'property'),
    freeUntil: fc.constantFrom(null, ...DAYS),
    fee: fc.constantFrom(null, usd(0), usd(2_000), usd(5_000)),
    nothingFrom: fc.constantFrom(...DAYS),
    base: fc.integer({ min: 9_000, max: 9_010 }),
    atProperty: fc.constantFrom(0, 5),
  })
  .map(({ name, board, payment, freeUntil, fee, nothingFrom, base, atProperty }) => ({
    room: {
      room: { id: name, name, beds: [{ bed: 'double', count: 1 }], area: 20, accessible: false },
      rate: {
        ...{ board, payment, terms: { freeUntil, fee, nothingFrom }, base: usd(base), taxes: usd(100) },
        atProperty: atProperty ? [{ kind: 'resortFee', amount: usd(atProperty) }] : [],
      },
    } as unknown as RatedRoom,
  }));
type Rated = { readonly room: RatedRoom };

const plain = (text: string) => text.toLowerCase().replace('í', 'i');
const alike = (a: Rated, b: Rated) =>
  plain(a.room.room.name) === plain(b.room.room.name) &&
  (['board', 'payment'] as const).every((each) => a.room.rate[each] === b.room.rate[each]) &&
  a.room.rate.terms.freeUntil === b.room.rate.terms.freeUntil;
/** Whether who wants one is served as well by the other. */
const serves = (other: Rated, one: Rated): boolean => {
  const [mine, theirs] = [one.room.rate.terms, other.room.rate.terms];
  const keepsNoMore =
    theirs.fee !== null ? mine.fee === null || theirs.fee.amount <= mine.fee.amount : mine.fee === null;
  return (
    alike(other, one) &&
    netOf(other.room) <= netOf(one.room) &&
    keepsNoMore &&
    theirs.nothingFrom >= mine.nothingFrom
  );
};

test('R263 a merge loses no rate: each is there, or one as good for no more money, and the cheapest comes first', () =>
  fc.assert(
    fc.property(fc.array(rate, { minLength: 1, maxLength: 14 }), (offered) => {
      const rooms = distinctRates(offered);
      const kept = rooms.flatMap(({ rates }) => rates);
      for (const one of offered) expect(kept.some((other) => serves(other, one))).toBe(true);
      for (const [at, one] of kept.entries())
        expect(kept.some((other, index) => index !== at && serves(other, one))).toBe(false);
      expect(kept.filter((one) => !offered.includes(one))).toEqual([]);
      expect(new Set(rooms.map(({ of }) => plain(of.room.room.name))).size).toBe(rooms.length);
      for (const { rates } of rooms) {
        const prices = rates.map(({ room }) => netOf(room));
        expect(prices).toEqual(prices.toSorted((a, b) => a - b));
      }
      expect(netOf(rooms[0]!.rates[0]!.room)).toBe(Math.min(...offered.map(({ room }) => netOf(room))));
    }),
  ));
