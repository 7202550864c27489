import { describe, expect, test } from 'vitest';
import type { Price } from '@/core/contract';
import { breakdownOf, stayAt, stayTotal, toStored } from './sell';
import type { StoredStay } from '../face/order';

const usd = (amount: number) => ({ amount, currency: 'USD' });
const stored = {
  ...{ id: 's1', supplierId: 'secret-beds', nights: 3, base: usd(20_000), taxes: usd(4_000) },
  ...{ publishedRate: usd(26_000), retailPrice: usd(27_000), atProperty: [] },
  rooms: [{ net: usd(10_000) }, { net: usd(14_000) }],
} as unknown as StoredStay;
const sold = (total: number, protection = 0, isStaff = false) =>
  ({
    lines: [
      { kind: 'base', amount: usd(total - protection) },
      ...(protection ? [{ kind: 'protection', amount: usd(protection) }] : []),
    ],
    total: usd(total),
    ...(isStaff ? { staff: { wholesale: usd(24_000), agencyMarkup: usd(900), agencyFee: usd(100) } } : {}),
  }) as unknown as Price;

describe('what a stay is sold for', () => {
  test('G72 protection is a line beside the stay', () => {
    expect(stayTotal(sold(25_500, 500))).toEqual(usd(25_000));
  });

  test('INV-4 its rooms add up to its total, by what each costs', () => {
    const { rooms, total } = stayAt(stored, sold(25_501, 500));
    expect([total, rooms.map((room) => room.total.amount)]).toEqual([usd(25_001), [10_417, 14_584]]);
  });

  test('SEC-35 a traveler reads neither cost nor supplier, and a published price only where it is higher', () => {
    const seen = stayAt(stored, sold(25_000));
    expect(seen).toMatchObject({ published: usd(26_000) });
    expect(JSON.stringify(seen)).not.toMatch(/secret-beds|wholesale|agencyFee|24000|27000/);
    expect(stayAt(stored, sold(26_000)).published).toBeNull();
    expect(stayAt(stored, sold(25_000, 0, true))).toMatchObject({
      ...{ supplier: 'secret-beds', wholesale: usd(24_000), retail: usd(27_000), agencyFee: usd(100) },
    });
  });

  test('R277 SEC-35 of the nine lines those that are staff’s are nobody else’s', () => {
    expect(breakdownOf(stored, sold(25_500, 500))).toEqual({
      ...{ publishedRate: usd(26_000), wholesaleRate: null, agencyMarkup: null, retailPrice: null },
      ...{ priceToTraveler: usd(25_500), packageRate: usd(25_000), baseFare: usd(21_000) },
      ...{ taxesAndFees: usd(4_000), resortFee: null },
    });
    expect(breakdownOf(stored, sold(26_500, 0, true))).toMatchObject({
      ...{ publishedRate: usd(26_000), wholesaleRate: usd(24_000), agencyMarkup: usd(900) },
      ...{ retailPrice: usd(27_000), baseFare: usd(20_000) },
    });
  });
});

describe('what is kept of a stay', () => {
  const room = (fee: number | null, nothingFrom: string, payment: 'now' | 'property') => ({
    ...{ room: { name: 'Double', beds: [] }, party: { adults: 2, childAges: [] } },
    rate: {
      ...{ base: usd(10_000), taxes: usd(2_000), board: 'room', payment },
      terms: { freeUntil: null, fee: fee === null ? null : usd(fee), nothingFrom },
    },
  });
  const stay = (rooms: unknown[]) =>
    toStored({
      ...{ id: 's1', rooms, base: usd(20_000), taxes: usd(4_000), published: null, retail: null },
      ...{ atProperty: [], stay: { start: '2027-03-01', end: '2027-03-04' } },
      listing: {
        country: 'US',
        pictures: [],
        name: 'Hotel',
        address: {},
        amenities: [],
        checkIn: {},
        checkOut: '',
      },
    } as never);

  test('R282 a room that gives nothing back costs all of it, and nothing comes back from the earliest day on', () => {
    const { terms, payment } = stay([room(1_000, '2027-02-27', 'property'), room(null, '2027-02-25', 'now')]);
    expect(terms).toMatchObject({ fee: usd(13_000), nothingFrom: '2027-02-25' });
    expect(payment).toBe('now');
    expect(stay([room(null, '2027-02-25', 'property')])).toMatchObject({
      ...{ payment: 'property', nights: 3 },
      terms: { fee: null },
    });
  });
});
