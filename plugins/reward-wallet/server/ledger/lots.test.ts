import { describe, expect, test } from 'vitest';
import type { TakenLot } from '../store/tables';
import { expiryOf, returnedOf } from './lots';

const lot = (id: string, amount: number): TakenLot => ({ id, amount, expiresAt: null });

describe('lots of a wallet', () => {
  test.each([
    ['2026-01-31T10:00:00Z', 1, '2026-02-28T10:00:00.000Z'],
    ['2026-11-20T12:00:00Z', 12, '2027-11-20T12:00:00.000Z'],
    ['2026-08-31T00:00:00Z', 6, '2027-02-28T00:00:00.000Z'],
  ])('G131 what is credited at %s for %i months expires at %s', (now, months, at) => {
    expect(expiryOf(months, new Date(now))?.toISOString()).toBe(at);
  });

  test('G131 what is credited for no number of months never expires', () => {
    expect(expiryOf(0, new Date('2026-11-20T12:00:00Z'))).toBeNull();
  });

  test('INV-2 what expires last comes back first, and a second refund goes on where the first ended', () => {
    const lots = [lot('soon', 300), lot('later', 200), lot('never', 100)];
    expect(returnedOf(lots, 0, 150)).toEqual([lot('never', 100), lot('later', 50)]);
    expect(returnedOf(lots, 150, 200)).toEqual([lot('later', 150), lot('soon', 50)]);
    expect(returnedOf(lots, 350, 250)).toEqual([lot('soon', 250)]);
  });
});
