import { describe, expect, it } from 'vitest';
import { changesOf, type Saying, written } from './changes';

const SAYING: Saying = {
  money: ({ amount, currency }) => `${amount / 100} ${currency}`,
  yes: 'On',
  no: 'Off',
  word: (value) => ({ SalesAgent: 'Sales agent', Boats: 'Ferries' })[value] ?? value,
  name: (part) => ({ boats: 'Ferries' })[part] ?? part,
};

describe('SEC-44 what an entry of the log changed', () => {
  it.each([
    [
      { before: { roundness: 1, font: 'Inter' }, after: { roundness: 0, font: 'Inter' } },
      [['roundness', '1', '0']],
    ],
    [{ before: null, after: { status: 'Active' } }, [['status', '–', 'Active']]],
    [{ before: { logo: '/a' }, after: { logo: null } }, [['logo', '/a', '–']]],
    [{ before: null, after: { changed: ['phone'] } }, [['', '–', 'phone']]],
    [{ before: {}, after: { refund: { amount: 100, currency: 'EUR' } } }, [['refund', '–', '1 EUR']]],
    [
      { before: { on: false, products: {} }, after: { on: true, products: { boats: 4 } } },
      [
        ['on', 'Off', 'On'],
        ['products', '–', 'Ferries: 4'],
      ],
    ],
    [
      {
        before: { menu: [{ name: 'Boats', isActive: true, isDefault: true }] },
        after: { menu: [{ name: 'Boats', isActive: false, isDefault: true }] },
      },
      [['menu', 'Ferries', 'Ferries (Off)']],
    ],
    [{ before: { markup: 1 }, after: { markup: 2, changed: [] } }, [['markup', '1', '2']]],
    [{ before: 'Client', after: 'SalesAgent' }, [['', 'Client', 'Sales agent']]],
    [{}, []],
  ])('%j', (entry, expected) => {
    expect(changesOf(entry, SAYING).map(({ name, from, to }) => [name, from, to])).toEqual(expected);
  });

  it('cuts long texts', () => {
    expect(written('x'.repeat(500), SAYING)).toHaveLength(161);
  });
});
