import { describe, expect, it } from 'vitest';
import { aHotelRate, aHotelRoom, PARTY, usd } from '../../testing/fixtures';
import { chosenOf, isLeft, ratesAddress, ratesOfAddress, sumsOf } from './chosen';

const single = (left: number | null) => ({
  party: { adults: 1, childAges: [] },
  rooms: [
    aHotelRoom({ id: 'single', rates: [aHotelRate({ id: 'one', total: usd(100), left })] }),
    aHotelRoom({ id: 'double', rates: [aHotelRate({ id: 'two', total: usd(150), left: null })] }),
  ],
});

describe('a room for every party', () => {
  it('is the cheapest while nothing was chosen, and what was chosen afterwards', () => {
    expect(ratesAddress(chosenOf([PARTY], [])!)).toBe('rate-lowest');
    expect(ratesAddress(chosenOf([PARTY], ['rate-suite'])!)).toBe('rate-suite');
    expect(ratesAddress(chosenOf([PARTY], ['rate-of-yesterday'])!)).toBe('rate-lowest');
  });

  it('is no room that another party has taken the last one of', () => {
    const chosen = chosenOf([single(1), single(1)], ['one', 'one'])!;
    expect(ratesAddress(chosen)).toBe('one,two');
    expect(isLeft(chosen[0]!, [chosen[0]!])).toBe(false);
    expect(ratesAddress(chosenOf([single(2), single(2)], [])!)).toBe('one,one');
    expect(ratesAddress(chosenOf([single(null), single(null)], [])!)).toBe('one,one');
  });

  it('is none where not everybody can have one', () => {
    const scarce = { ...single(1), rooms: single(1).rooms.slice(0, 1) };
    expect(chosenOf([scarce, scarce], [])).toBeNull();
  });

  it('comes to the sum of all, fees of the property by their kind', () => {
    const sums = sumsOf(chosenOf([PARTY, PARTY], ['rate-suite', 'rate-breakfast'])!);
    expect(sums.total).toEqual(usd(912 + 486.3));
    expect(sums.atProperty).toEqual([{ kind: 'cityTax', amount: usd(24) }]);
    expect(sums.whole).toEqual(usd(912 + 486.3 + 24));
    expect(sums.published).toBeNull();
  });

  it('G135 is the cheapest by all that it costs, what is paid at the property too', () => {
    const fee = (amount: number) => [{ kind: 'resortFee' as const, amount: usd(amount) }];
    const rates = [
      aHotelRate({ id: 'lower', total: usd(100), atProperty: fee(60) }),
      aHotelRate({ id: 'cheaper', total: usd(120), atProperty: fee(10) }),
    ];
    expect(ratesAddress(chosenOf([{ ...PARTY, rooms: [aHotelRoom({ rates })] }], [])!)).toBe('cheaper');
  });

  it('R269 is compared with a limit only where that of every room is known', () => {
    const limited = aHotelRate({ id: 'limited', retail: usd(450) });
    const party = { ...PARTY, rooms: [aHotelRoom({ rates: [limited] })] };
    expect(sumsOf(chosenOf([party, party], [])!).retail).toEqual(usd(900));
    expect(sumsOf(chosenOf([party, PARTY], [])!).retail).toBeNull();
  });

  it('stands in the address', () => {
    expect(ratesOfAddress('one,two')).toEqual(['one', 'two']);
    expect(ratesOfAddress(undefined)).toEqual([]);
  });
});
