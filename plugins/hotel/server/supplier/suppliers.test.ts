import { describe, expect, it } from 'vitest';
import type { Config } from '@/server/config/config';
import { testClock } from '@/server/testing/harness';
import { supplied } from '../testing/supplied';
import { suppliersOf } from './suppliers';

const duffel = { token: 'duffel_test_x', url: 'http://127.0.0.1:9' };
const accounts = {
  liteapi: { key: 'sand_x', url: 'http://here', bookUrl: 'http://here', payment: 'WALLET' },
};
const suppliersWith = (given: Partial<Config>) =>
  suppliersOf(
    supplied(
      { ...{ accounts: {}, sandbox: false, suppliersOff: [] }, ...given },
      testClock('2027-01-10T12:00:00Z'),
    ),
  );
const ids = (suppliers: readonly { id: string }[]) => suppliers.map(({ id }) => id);

describe('who sells stays', () => {
  it('is the embedded suppliers in the sandbox, and else nobody, where no real one is configured', () => {
    expect(ids(suppliersWith({ sandbox: true }).sellers)).toEqual(['quayside', 'roomlark']);
    expect(ids(suppliersWith({}).sellers)).toEqual([]);
  });

  it('is a real one alone, where one is; the embedded ones look after what they sold', () => {
    const { sellers, keepers, keeperOf, ownerOf } = suppliersWith({ accounts: { duffel } });
    expect(ids(sellers)).toEqual(['duffel-stays']);
    expect(ids(keepers)).toEqual(['duffel-stays', 'quayside', 'roomlark']);
    expect(keeperOf('bok_1')!.id).toBe('duffel-stays');
    expect(keeperOf('QB1')!.id).toBe('quayside');
    expect(ownerOf('ds1.x').id).toBe('duffel-stays');
  });

  it('is LiteAPI beside Duffel, each after its own', () => {
    expect(ids(suppliersWith({ accounts }).sellers)).toEqual(['liteapi']);
    const { sellers, keeperOf, ownerOf } = suppliersWith({ accounts: { ...accounts, duffel } });
    expect(ids(sellers)).toEqual(['duffel-stays', 'liteapi']);
    expect(keeperOf('LA-1')!.id).toBe('liteapi');
    expect(ownerOf('la1.x').id).toBe('liteapi');
  });

  it('is both in the sandbox, and nobody who is switched off', () => {
    expect(ids(suppliersWith({ accounts: { duffel }, sandbox: true }).sellers)).toHaveLength(3);
    expect(
      ids(suppliersWith({ accounts: { duffel }, sandbox: true, suppliersOff: ['duffel-stays'] }).sellers),
    ).toEqual(['quayside', 'roomlark']);
  });
});
