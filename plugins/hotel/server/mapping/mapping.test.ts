import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Listing } from '../../face/port';
import { keyOf, metresBetween } from './listing';
import { createMerger } from './merger';
import { compared, samenessOf } from './same-property';

type Said = Partial<Listing> & { readonly name: string; readonly line?: string; readonly east?: number };

/** East of the middle of Lisbon by so many metres. */
const METRE_EAST = 1 / 86_900;
function listing(supplierId: string, { line = '', east = 0, ...said }: Said): Listing {
  return {
    supplierId,
    id: said.name,
    kind: 'hotel',
    stars: null,
    latitude: 38.7139,
    longitude: -9.1394 + east * METRE_EAST,
    city: 'Lisbon',
    ...said,
    address: said.address ?? { line, postalCode: '1100-000' },
  };
}

const AUGUSTA = 'Rua Augusta 24';
const SAME: [string, Said, Said][] = [
  ['written alike', { name: 'Casa do Largo' }, { name: 'Casa do Largo' }],
  ['in capitals', { name: 'CASA DO LARGO' }, { name: 'Casa do Largo' }],
  ['without accents', { name: 'Pensão Estrela' }, { name: 'Pensao Estrela' }],
  ['with the kind before and behind', { name: 'Hotel Ribeira Alta' }, { name: 'Ribeira Alta Hotel' }],
  ['with its city behind', { name: 'Ribeira Alta' }, { name: 'Ribeira Alta Lisbon' }],
  [
    'with its city in another language',
    { name: 'Ribeira Alta' },
    { name: 'Hotel Ribeira Alta Lisboa', city: 'Lisboa' },
  ],
  ['in another order', { name: 'Ribeira Alta Palace' }, { name: 'Palace Ribeira Alta' }],
  ['with what it boasts of', { name: 'Casa do Largo' }, { name: 'Casa do Largo Boutique Hotel & Spa' }],
  ['with and without links', { name: 'Quinta da Boa Vista' }, { name: 'Quinta Boa Vista' }],
  ['with an ampersand', { name: 'Salt & Cedar' }, { name: 'Salt and Cedar' }],
  ['with an apostrophe', { name: "The Captain's Table" }, { name: 'Captains Table' }],
  ['with a typing error', { name: 'Miradouro Palace' }, { name: 'Miraduoro Palace' }],
  ['with a short form', { name: 'St. Vincent House' }, { name: 'Saint Vincent House' }],
  ['with a saint of the place', { name: 'Hotel São Vicente' }, { name: 'Hotel San Vicente' }],
  ['spelled British and American', { name: 'Harbour Theatre Inn' }, { name: 'Harbor Theater Inn' }],
  ['with a number in letters', { name: 'Corda Lisboa II' }, { name: 'Corda Lisboa 2' }],
  [
    'with its quarter, in the same house',
    { name: 'Casa Alta', line: AUGUSTA },
    { name: 'Casa Alta Chiado', line: 'R. Augusta, 24' },
  ],
  [
    'with its street, in the same house',
    { name: 'Casa Alta', line: AUGUSTA },
    { name: 'Casa Alta Augusta', line: AUGUSTA },
  ],
  [
    '500 metres apart at one number of a street that is called a street',
    { name: 'Casa Alta', line: '2 The Square' },
    { name: 'Casa Alta', line: 'The Square 2', east: 500 },
  ],
  ['80 metres apart', { name: 'Casa do Largo' }, { name: 'Casa do Largo', east: 80 }],
  ['280 metres apart', { name: 'Casa do Largo' }, { name: 'Casa do Largo', east: 280 }],
  [
    '500 metres apart at one address',
    { name: 'Casa Alta', line: AUGUSTA },
    { name: 'Casa Alta', line: AUGUSTA, east: 500 },
  ],
  [
    'with an entrance in each of two streets',
    { name: 'Casa do Largo', line: AUGUSTA },
    { name: 'Casa do Largo', line: 'Rua da Prata 7' },
  ],
  ['one star apart', { name: 'Casa do Largo', stars: 4 }, { name: 'Casa do Largo', stars: 3 }],
  ['with stars that one of them leaves out', { name: 'Casa do Largo', stars: 5 }, { name: 'Casa do Largo' }],
  [
    '500 metres apart, in one street of one postal code',
    { name: 'Casa Alta', line: 'Rua Augusta' },
    { name: 'Casa Alta', line: 'R. Augusta', east: 500 },
  ],
  [
    'with its quarter, where one leaves out the number of the house',
    { name: 'Casa Alta', line: AUGUSTA },
    { name: 'Casa Alta Chiado', line: 'Rua Augusta' },
  ],
  ['as an inn and as a hotel', { name: 'Casa do Largo', kind: 'inn' }, { name: 'Casa do Largo' }],
  [
    'as flats with hotel service',
    { name: 'Casa do Largo', kind: 'aparthotel' },
    { name: 'Casa do Largo Apartments' },
  ],
  [
    'named as its city',
    { name: 'Hotel Lisboa', city: 'Lisboa', line: AUGUSTA },
    { name: 'Lisboa Hotel', city: 'Lisboa', line: AUGUSTA },
  ],
];

const DIFFERENT: [string, Said, Said][] = [
  ['other names next door', { name: 'Casa do Largo' }, { name: 'Pensão Estrela', east: 5 }],
  [
    'other names in one house',
    { name: 'Casa do Largo', line: AUGUSTA },
    { name: 'Pensão Estrela', line: AUGUSTA },
  ],
  [
    'one name 700 metres apart at one address',
    { name: 'Casa do Largo', line: AUGUSTA },
    { name: 'Casa do Largo', line: AUGUSTA, east: 700 },
  ],
  [
    'one name 400 metres apart, nothing known of the street',
    { name: 'Casa do Largo' },
    { name: 'Casa do Largo', east: 400 },
  ],
  [
    'one name 500 metres apart in a long street',
    { name: 'Casa Alta', address: { line: 'Rua Augusta', postalCode: '1100-053' } },
    { name: 'Casa Alta', address: { line: 'Rua Augusta', postalCode: '1100-048' }, east: 500 },
  ],
  [
    'one name 500 metres apart in a street without postal codes',
    { name: 'Casa Alta', address: { line: 'Rua Augusta', postalCode: '' } },
    { name: 'Casa Alta', address: { line: 'Rua Augusta', postalCode: '' }, east: 500 },
  ],
  [
    'one name 500 metres apart at one number of two streets',
    { name: 'Casa Alta', line: AUGUSTA },
    { name: 'Casa Alta', line: 'Rua da Prata 24', east: 500 },
  ],
  [
    'one name 500 metres apart at one number of two streets in English',
    { name: 'Casa Alta', line: '24 High St' },
    { name: 'Casa Alta', line: '24 Mill St.', east: 500 },
  ],
  [
    'a hostel by its kind alone',
    { name: 'Casa Verde', line: AUGUSTA },
    { name: 'Casa Verde', line: AUGUSTA, kind: 'hostel' },
  ],
  [
    'north and south of a family',
    { name: 'Casa Alta Norte', line: AUGUSTA },
    { name: 'Casa Alta Sul', line: AUGUSTA },
  ],
  [
    'north of a family, and the family’s first house',
    { name: 'Casa Alta', line: AUGUSTA },
    { name: 'Casa Alta Norte', line: AUGUSTA },
  ],
  ['north in two languages, and south', { name: 'Casa Alta North' }, { name: 'Casa Alta Sur' }],
  ['two towers', { name: 'Miradouro Tower A', line: AUGUSTA }, { name: 'Miradouro Tower B', line: AUGUSTA }],
  [
    'the first and the second',
    { name: 'Corda Lisboa', line: AUGUSTA },
    { name: 'Corda Lisboa II', line: AUGUSTA },
  ],
  ['the second and the third', { name: 'Corda Lisboa 2' }, { name: 'Corda Lisboa 3' }],
  ['numbers that look alike', { name: 'Rooms 1882' }, { name: 'Rooms 1883' }],
  [
    'a hotel and its annex',
    { name: 'Casa do Largo', line: AUGUSTA },
    { name: 'Casa do Largo Annex', line: AUGUSTA },
  ],
  ['the old and the new', { name: 'Old Mill' }, { name: 'New Mill' }],
  [
    'a hostel in the hotel’s building',
    { name: 'Casa Verde Hotel', line: AUGUSTA },
    { name: 'Casa Verde Hostel', line: AUGUSTA, kind: 'hostel' },
  ],
  [
    'a hostel by its name alone',
    { name: 'Casa Verde', line: AUGUSTA },
    { name: 'Casa Verde Hostel', line: AUGUSTA },
  ],
  ['one chain in two quarters', { name: 'Corda Chiado' }, { name: 'Corda Alfama', east: 250 }],
  [
    'one chain, one of them without its quarter',
    { name: 'Corda', line: 'Rua Augusta 2' },
    { name: 'Corda Chiado', line: AUGUSTA },
  ],
  [
    'a one-word name at two numbers',
    { name: 'Corda', line: 'Rua Augusta 2' },
    { name: 'Corda', line: AUGUSTA },
  ],
  [
    'an inn and a hotel of one name in two houses',
    { name: 'Pousada do Poço Novo', line: AUGUSTA },
    { name: 'Hotel do Poço Novo', line: 'Rua Augusta 2' },
  ],
  ['two stars and five', { name: 'Casa do Largo', stars: 2 }, { name: 'Casa do Largo', stars: 5 }],
  [
    'only the city in common',
    { name: 'Lisboa Estrela', city: 'Lisboa' },
    { name: 'Lisboa Miradouro', city: 'Lisboa' },
  ],
  ['only the kind in common', { name: 'Hotel Estrela' }, { name: 'Hotel Miradouro' }],
  ['short names a letter apart', { name: 'Casa Mar' }, { name: 'Casa Mor' }],
  [
    'names of which one says much more',
    { name: 'Estrela', line: AUGUSTA },
    { name: 'Estrela Miradouro Palácio', line: AUGUSTA },
  ],
];

describe('a property that two suppliers sell', () => {
  const sameness = (a: Said, b: Said) => samenessOf(compared(listing('a', a)), compared(listing('b', b)));

  it.each(SAME)('is the same %s', (_, a, b) => {
    expect(sameness(a, b)).toBeGreaterThan(0.5);
    expect(sameness(b, a)).toBe(sameness(a, b));
  });

  it.each(DIFFERENT)('is another one: %s', (_, a, b) => {
    expect(sameness(a, b)).toBeNull();
    expect(sameness(b, a)).toBeNull();
  });

  it.each([
    [1, {}, {}],
    [0.8, {}, { name: 'Casa Alta Chiado' }],
    [0.875, {}, { line: 'Rua da Prata 24' }],
    [0.75, {}, { line: 'Rua Augusta 7' }],
    [0.925, {}, { east: 300 }],
  ])('is the surer the more agrees: %s', (sure, a, b) => {
    const here = { name: 'Casa Alta', line: AUGUSTA };
    expect(sameness({ ...here, ...a }, { ...here, ...b })).toBeCloseTo(sure, 3);
  });

  it('forgives no typing error in a short word, one from five letters, two from nine', () => {
    const word = 'bgdfkmlnprst';
    const typed = fc.record({ length: fc.integer({ min: 3, max: 12 }), wrong: fc.nat(3) });
    fc.assert(
      fc.property(typed, ({ length, wrong }) => {
        const right = word.slice(0, length);
        const mistyped = `${right.slice(0, length - wrong)}${'z'.repeat(wrong)}`;
        const most = length < 5 ? 0 : length < 9 ? 1 : 2;
        expect([
          length,
          wrong,
          sameness({ name: `Casa ${right}` }, { name: `Casa ${mistyped}` }) !== null,
        ]).toEqual([length, wrong, wrong <= most]);
      }),
    );
  });

  it.each([
    ['gbdfkm', true],
    ['gdfkm', true],
    ['xbgdfkm', true],
    ['zgdfkm', false],
  ])(
    'forgives letters at the beginning of a word that changed places or are lacking, not another one: %s',
    (name, isSame) => {
      expect(sameness({ name: 'Casa bgdfkm' }, { name: `Casa ${name}` }) !== null).toBe(isSame);
    },
  );
});

describe('merging', () => {
  const named = (listings: readonly Listing[]) => listings.map(keyOf).sort().join(' ');
  const groupsOf = (listings: readonly Listing[]) => {
    const merger = createMerger();
    merger.add(listings);
    return merger
      .merged()
      .map(({ listings: own }) => named(own))
      .sort();
  };

  const town = [
    listing('a', { name: 'Casa do Largo', id: '1' }),
    listing('a', { name: 'Casa Alta Norte', id: '2', line: AUGUSTA }),
    listing('a', { name: 'Casa Alta Sul', id: '3', line: AUGUSTA }),
    listing('b', { name: 'Casa do Largo Lisbon', id: '1', east: 30 }),
    listing('b', { name: 'Casa Alta Sul Hotel', id: '2', line: AUGUSTA, east: 10 }),
    listing('b', { name: 'Pensão Estrela', id: '3', east: 12 }),
    listing('c', { name: 'Largo, Casa do', id: '1', east: -20 }),
    // As near to both as can be: the surer one has it.
    listing('c', { name: 'Casa Alta Sul', id: '2', line: AUGUSTA, east: 10 }),
  ];
  const JOINED = ['a:1 b:1 c:1', 'a:2', 'a:3 b:2 c:2', 'b:3'];

  it('makes one property of what each supplier has at most once', () => {
    expect(groupsOf(town)).toEqual(JOINED);
  });

  it('does not depend on the order in which they come', () => {
    fc.assert(
      fc.property(fc.shuffledSubarray(town, { minLength: town.length }), (shuffled) => {
        expect(groupsOf(shuffled)).toEqual(JOINED);
      }),
    );
  });

  it('keeps a property’s id when others join it later, and finds it by all of theirs', () => {
    const merger = createMerger<Listing>();
    merger.add(town.filter(({ supplierId }) => supplierId === 'b'));
    expect(merger.merged().map(({ id }) => id)).toEqual(['b:1', 'b:2', 'b:3']);
    merger.add(town.filter(({ supplierId }) => supplierId !== 'b'));
    expect(merger.merged().map(({ id }) => id)).toEqual(['b:1', 'b:2', 'b:3', 'a:2']);
    for (const key of ['a:1', 'b:1', 'c:1']) expect(merger.find(key)?.id).toBe('b:1');
    expect(merger.find('a:9')).toBeUndefined();
  });

  it('takes what is said last of a listing that it knows', () => {
    const merger = createMerger<Listing>();
    merger.add(town);
    merger.add([{ ...town[0]!, stars: 4 }]);
    expect(merger.merged()).toHaveLength(JOINED.length);
    expect(merger.find('a:1')?.listings[0]?.stars).toBe(4);
  });

  it('never gives a property two listings of one supplier', () => {
    const twice = [
      listing('a', { name: 'Casa do Largo', id: '1' }),
      listing('a', { name: 'Casa do Largo', id: '2', east: 40 }),
      listing('b', { name: 'Casa do Largo', id: '1', east: 38 }),
    ];
    expect(groupsOf(twice)).toEqual(['a:1', 'a:2 b:1']);
  });

  it('compares neighbours across the date line and every edge of the grid', () => {
    expect(
      metresBetween({ latitude: 0, longitude: 179.9999 }, { latitude: 0, longitude: -179.9999 }),
    ).toBeCloseTo(22.2, 0);
    fc.assert(
      fc.property(
        fc.double({ min: -60, max: 60, noNaN: true }),
        fc.double({ min: -179.9, max: 179.9, noNaN: true }),
        (latitude, longitude) => {
          const here = { name: 'Casa do Largo', latitude, longitude };
          const there = { ...here, longitude: longitude + 0.0009 };
          expect(groupsOf([listing('a', here), listing('b', there)])).toHaveLength(1);
        },
      ),
    );
  });
});
