import { describe, expect, it } from 'vitest';
import { hasInfantOnLap, seatRefusal, type PassengerType } from '../../contract';
import { TAP_DIRECT, usd } from '../testing/fixtures';
import {
  bagsTotal,
  fitting,
  holderOf,
  NO_EXTRAS,
  piecesOf,
  priceRange,
  seatIn,
  seatOf,
  seatsTotal,
  withBags,
  withoutRefused,
  withSeat,
} from './choice';
import { BAG_PRICES, includedMap, noMap, priceExtras, wideMap } from '../testing/extras-fixtures';

const [there, back] = TAP_DIRECT.map((leg) => leg.segments[0]!.id) as [string, string];
const FAMILY: PassengerType[] = ['ADT', 'ADT', 'CHD', 'INF'];

describe('seats', () => {
  it('are one a traveller and flight, and one traveller a seat', () => {
    let extras = withSeat(NO_EXTRAS, there, 0, '21A');
    extras = withSeat(extras, there, 1, '21C');
    extras = withSeat(extras, there, 0, '22A');
    expect([seatOf(extras, there, 0), seatOf(extras, there, 1), seatOf(extras, back, 0)]).toEqual([
      '22A',
      '21C',
      undefined,
    ]);
    extras = withSeat(extras, there, 0, '21C');
    expect(holderOf(extras, there, '21C')).toBe(0);
    expect(seatOf(extras, there, 1)).toBeUndefined();
    expect(withSeat(extras, there, 0, null)).toEqual(NO_EXTRAS);
  });

  it('are refused with a reason: taken, blocked, exit rows for children and for who holds an infant', () => {
    const map = wideMap(there);
    const seats = map.decks![0]!.rows.flatMap((row) => row.seats);
    const exit = {
      ...seats.find((seat) => seat.characteristics.includes('exit-row'))!,
      availability: 'available' as const,
    };
    const plain = {
      ...seats.find((seat) => seat.characteristics.length === 0)!,
      availability: 'available' as const,
    };
    expect(FAMILY.map((_, traveller) => seatRefusal(plain, FAMILY, traveller))).toEqual([
      null,
      null,
      null,
      'infant',
    ]);
    expect(FAMILY.map((_, traveller) => seatRefusal(exit, FAMILY, traveller))).toEqual([
      'not-allowed',
      null,
      'not-allowed',
      'infant',
    ]);
    expect(seatRefusal({ ...plain, availability: 'taken' }, FAMILY, 0)).toBe('taken');
    expect(seatRefusal({ ...plain, availability: 'blocked' }, FAMILY, 0)).toBe('blocked');
    expect([0, 1].map((each) => hasInfantOnLap(FAMILY, each))).toEqual([true, false]);
  });

  it('cost what the map says, then what the server said, and nothing is guessed', () => {
    const extras = withSeat(withSeat(NO_EXTRAS, there, 0, '21A'), back, 0, '30A');
    expect(seatsTotal(extras, [wideMap(there), wideMap(back)], undefined, 'USD')).toEqual(usd(24 + 49));
    expect(seatsTotal(extras, [wideMap(there)], undefined, 'USD')).toBeNull();
    expect(seatsTotal(extras, [wideMap(there)], priceExtras(extras), 'USD')).toEqual(usd(48));
    expect(seatsTotal(extras, [includedMap(there), includedMap(back)], undefined, 'USD')).toEqual(usd(49));
  });

  it('have a range of prices in the legend', () => {
    const any = () => true;
    expect(priceRange(wideMap(there), any)).toEqual({ from: usd(24), to: usd(49) });
    expect(priceRange(includedMap(there), any)).toEqual({ from: null, to: usd(49) });
    expect(priceRange(noMap(there), any)).toBeNull();
    expect(seatIn(noMap(there), '1A')).toBeUndefined();
  });
});

describe('bags', () => {
  it('are counted by leg and traveller, and cost by steps', () => {
    const extras = withBags(withBags(NO_EXTRAS, 0, 0, 2), 1, 1, 1);
    expect([piecesOf(extras, 0, 0), piecesOf(extras, 0, 1), piecesOf(extras, 1, 1)]).toEqual([2, 0, 1]);
    expect(bagsTotal(extras, BAG_PRICES, FAMILY, 'USD')).toEqual(usd(75 + 98 + 75));
    expect(withBags(extras, 0, 0, 0).bags).toHaveLength(1);
  });
});

describe('a choice', () => {
  const extras = {
    seats: [
      { segmentId: there, traveller: 0, seat: '21A' },
      { segmentId: there, traveller: 2, seat: '21C' },
      { segmentId: 'elsewhere', traveller: 0, seat: '1A' },
    ],
    bags: [
      { leg: 0, traveller: 0, pieces: 1 },
      { leg: 0, traveller: 2, pieces: 1 },
      { leg: 4, traveller: 0, pieces: 1 },
    ],
  };

  it('drops what no longer fits when travellers or flights are others', () => {
    const offer = { flights: TAP_DIRECT };
    expect(fitting(extras, offer, ['ADT', 'ADT', 'CHD'])).toEqual({
      seats: extras.seats.slice(0, 2),
      bags: extras.bags.slice(0, 2),
    });
    expect(fitting(extras, offer, ['ADT'])).toEqual({
      seats: extras.seats.slice(0, 1),
      bags: extras.bags.slice(0, 1),
    });
    expect(fitting(extras, offer, ['ADT', 'ADT', 'INF']).seats).toHaveLength(1);
  });

  it('loses only what the server refused', () => {
    const refused = withoutRefused(extras, [{ path: 'extras.seats.1' }, { path: 'body.extras.bags[2]' }]);
    expect(refused?.left.seats.map(({ seat }) => seat)).toEqual(['21A', '1A']);
    expect(refused?.gone.seats.map(({ seat }) => seat)).toEqual(['21C']);
    expect(refused?.gone.bags.map(({ leg }) => leg)).toEqual([4]);
    expect(withoutRefused(extras, [{ path: 'protection' }, { path: 'extras' }])).toBeNull();
  });
});
