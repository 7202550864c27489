import { describe, expect, test } from 'vitest';
import { accountDifferences, type AccountFacts } from './books';

const RIGHT: AccountFacts = {
  ...{ agency_id: 'agency', user_id: 'ana', currency: 'USD', balance: 900, held: 200, both: 0, client: 900 },
  ...{ lots: 700, holding: 200, taken: 300, spent: 300 },
};

describe('the books of a wallet', () => {
  test('INV-4 agree where nothing is wrong', () => {
    expect(accountDifferences(RIGHT)).toEqual([]);
  });

  test.each([
    [{ both: 1 }, ['ledger-unbalanced', 0, 1]],
    [{ client: 899 }, ['figures-differ', 900, 899]],
    [{ lots: 701 }, ['figures-differ', 700, 701]],
    [{ holding: 0 }, ['ledger-differs', 200, 0]],
    [{ taken: 301 }, ['ledger-differs', 300, 301]],
  ] as const)('INV-4 %o is found, and is the agency’s', (wrong, [code, ours, theirs]) => {
    expect(accountDifferences({ ...RIGHT, ...wrong })).toMatchObject([
      { code, ours, theirs, agencyId: 'agency', reference: 'ana', currency: 'USD' },
    ]);
  });
});
