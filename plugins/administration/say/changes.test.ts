import { describe, expect, it } from 'vitest';
import { changesOf, type Saying, written } from './changes';

const ANNA = '3f1c2b4a-0000-4000-8000-00000000c11e';
const GONE = '3f1c2b4a-0000-4000-8000-0000000a6e27';

const SAYING: Saying = {
  money: ({ amount, currency }) => `${amount / 100} ${currency}`,
  local: (text) => text,
  yes: 'On',
  no: 'Off',
  changed: 'Changed',
  number: (value, part) => (part === 'fee' ? `${value / 100} EUR` : String(value)),
  more: (count) => `and ${count} more`,
  word: (value) =>
    ({ SalesAgent: 'Sales agent', Boats: 'Ferries', [ANNA]: 'Anna Bergström' })[value] ??
    (/^[0-9a-f-]{36}$/.test(value) ? null : value),
  name: (part) => (/_/.test(part) ? null : ({ boats: 'Ferries' }[part] ?? part)),
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
    // What there are no words for is left out, and people who are gone are counted.
    [{ before: { some_flag: true }, after: { some_flag: false, client: GONE } }, []],
    [{ after: { people: [ANNA, GONE] } }, [['people', '–', 'Anna Bergström and 1 more']]],
    [{ after: { people: [GONE, GONE] } }, [['people', '–', '2']]],
    [{ before: { fee: 500 }, after: { fee: 750 } }, [['fee', '5 EUR', '7.5 EUR']]],
    [
      { after: { brands: [{ carrier: 'TP', name: 'Discount', ownName: 'Light' }] } },
      [['brands', '–', 'TP Discount: Light']],
    ],
    [{}, []],
  ])('%j', (entry, expected) => {
    expect(changesOf(entry, SAYING).map(({ name, from, to }) => [name, from, to])).toEqual(expected);
  });

  it('cuts long texts', () => {
    expect(written('x'.repeat(500), SAYING)).toHaveLength(161);
  });
});
