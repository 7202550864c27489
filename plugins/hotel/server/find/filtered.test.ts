import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { ACCESSIBILITY, AMENITIES, BEDS, BOARDS, HOTEL_PAYMENTS, PROPERTY_KINDS } from '../../contract';
import { HOTEL_ORDERS, type HotelChoice, type HotelFilter, type HotelOffer } from '../../contract';
import { filtered, inOrder } from './filtered';

const PAGE = { from: 0, size: 50, sortBy: HOTEL_ORDERS.recommended } as const;
const some = <Value>(values: readonly Value[], most = 3) =>
  fc.subarray([...values], { maxLength: Math.min(most, values.length) });
const eur = (amount: number) => ({ amount, currency: 'EUR' });

const choice = fc.record({
  id: fc.nat(99).map(String),
  board: fc.constantFrom(...BOARDS),
  payment: fc.constantFrom(...HOTEL_PAYMENTS),
  freeUntil: fc.constantFrom(null, '2027-03-01T18:00:00Z', '2027-03-05T18:00:00Z'),
  total: fc.integer({ min: 1, max: 9 }).map(eur),
  atProperty: fc.array(
    fc.record({ kind: fc.constantFrom('cityTax', 'resortFee'), amount: fc.nat(4).map(eur) }),
    { maxLength: 2 },
  ),
  rooms: fc.array(fc.record({ beds: some(BEDS, 2).map((beds) => beds.map((bed) => ({ bed, count: 1 }))) }), {
    minLength: 1,
    maxLength: 2,
  }),
}) as fc.Arbitrary<unknown> as fc.Arbitrary<HotelChoice>;

/** What all of it costs, wherever it is paid. */
const whole = ({ total, atProperty }: HotelChoice) =>
  atProperty.reduce((sum, { amount }) => sum + amount.amount, total.amount);
const cheapestFirst = (choices: readonly HotelChoice[]) => choices.toSorted((a, b) => whole(a) - whole(b));

const hotels = fc.uniqueArray(
  fc.record({
    id: fc.nat(999).map((id) => `h${id}`),
    name: fc.constantFrom('Casa São Bento', 'Grand Hotel', 'Casa Azul', 'Pensão do Rio'),
    kind: fc.constantFrom(...PROPERTY_KINDS.slice(0, 3)),
    stars: fc.constantFrom(null, 2, 2.5, 3, 4.5, 5),
    chain: fc.constantFrom(null, 'Alder', 'Birch'),
    area: fc.constantFrom(null, { id: 'a1', name: 'One' }, { id: 'a2', name: 'Two' }),
    reviews: fc.constantFrom(null, { score: 7.9, count: 3 }, { score: 9.1, count: 12 }),
    amenities: some(AMENITIES.slice(0, 4)),
    accessibility: some(ACCESSIBILITY.slice(0, 2)),
    distance: fc.integer({ min: 0, max: 5 }),
    choices: fc.array(choice, { minLength: 1, maxLength: 4 }).map(cheapestFirst),
  }) as fc.Arbitrary<unknown> as fc.Arbitrary<HotelOffer>,
  { maxLength: 8, selector: ({ id }) => id },
);

const wishes: { readonly [Key in keyof HotelFilter]?: fc.Arbitrary<HotelFilter[Key]> } = {
  name: fc.constantFrom('', 'casa', 'SAO', ' grand ', 'nowhere'),
  minTotal: fc.integer({ min: 0, max: 9 }),
  maxTotal: fc.integer({ min: 0, max: 9 }),
  stars: some([0, 2, 3, 4, 5]),
  score: fc.constantFrom(0, 7, 9),
  freeCancellation: fc.boolean(),
  boards: some(BOARDS),
  payments: some(HOTEL_PAYMENTS),
  beds: some(BEDS),
  kinds: some(PROPERTY_KINDS.slice(0, 3)),
  areas: some(['a1', 'a2']),
  chains: some(['Alder', 'Birch']),
  distance: fc.integer({ min: 0, max: 5 }),
  amenities: some(AMENITIES.slice(0, 4), 2),
  accessibility: some(ACCESSIBILITY.slice(0, 2)),
};

/** A filter asks for a few things at once: with all of them nothing would ever pass. */
const filters = fc
  .subarray(Object.keys(wishes) as (keyof typeof wishes)[], { maxLength: 4 })
  .chain((keys) => fc.record(Object.fromEntries(keys.map((key) => [key, wishes[key]!])))) as fc.Arbitrary<
  Partial<HotelFilter>
>;

const among = (wanted: readonly unknown[] | undefined, value: unknown) =>
  wanted === undefined || wanted.length === 0 || wanted.includes(value);

/** Why a property is left out, by looking at each thing that may be asked for; `null` when it passes. */
function whyNot(hotel: HotelOffer, wanted: Partial<HotelFilter>): string | null {
  const letters = (text: string) => text.toLowerCase().replaceAll('ã', 'a').trim();
  if (wanted.name && !letters(hotel.name).includes(letters(wanted.name))) return 'name';
  const whole = hotel.stars === null ? 'none' : Number(String(hotel.stars)[0]);
  if (!among(wanted.stars, whole)) return 'stars';
  if (wanted.score && !(hotel.reviews && hotel.reviews.score >= wanted.score)) return 'score';
  if (!among(wanted.kinds, hotel.kind)) return 'kind';
  if (!among(wanted.areas, hotel.area?.id)) return 'area';
  if (!among(wanted.chains, hotel.chain)) return 'chain';
  if (wanted.distance !== undefined && hotel.distance > wanted.distance) return 'distance';
  for (const amenity of wanted.amenities ?? []) if (!hotel.amenities.includes(amenity)) return amenity;
  for (const need of wanted.accessibility ?? []) if (!hotel.accessibility.includes(need)) return need;
  return null;
}
function isWanted(one: HotelChoice, wanted: Partial<HotelFilter>): boolean {
  if (wanted.minTotal !== undefined && whole(one) < wanted.minTotal) return false;
  if (wanted.maxTotal !== undefined && whole(one) > wanted.maxTotal) return false;
  if (wanted.freeCancellation && one.freeUntil === null) return false;
  if (!among(wanted.boards, one.board) || !among(wanted.payments, one.payment)) return false;
  for (const room of one.rooms)
    if (wanted.beds?.length && !room.beds.some(({ bed }) => wanted.beds!.includes(bed))) return false;
  return true;
}

describe('narrowing what was found', () => {
  it('R258 G135 leaves exactly what looking at each property and each of its choices leaves', () => {
    let [passed, left] = [0, 0];
    fc.assert(
      fc.property(hotels, filters, (found, wanted) => {
        const expected = found.flatMap((hotel) => {
          const choices = whyNot(hotel, wanted) ? [] : hotel.choices.filter((one) => isWanted(one, wanted));
          return choices.length > 0 ? [{ ...hotel, choices }] : [];
        });
        expect(filtered(found, { ...PAGE, ...wanted })).toEqual(expected);
        passed += expected.length;
        left += found.length - expected.length;
      }),
      { numRuns: 600 },
    );
    // Both happen, so that neither "everything" nor "nothing" would do.
    expect(Math.min(passed, left)).toBeGreaterThan(100);
  });

  it('R258 asks what is wanted of a rate of one choice together', () => {
    const [base] = fc.sample(
      hotels.filter(({ length }) => length > 0),
      { numRuns: 1, seed: 1 },
    )[0]!;
    const [one] = base!.choices;
    const cheap: HotelChoice = {
      ...{ ...one!, atProperty: [], total: eur(100) },
      ...{ freeUntil: null, board: 'breakfast' },
    };
    const free: HotelChoice = {
      ...{ ...one!, atProperty: [], total: eur(140) },
      ...{ freeUntil: '2027-03-01T18:00:00Z', board: 'roomOnly' },
    };
    const hotel = { ...base!, choices: [cheap, free] };
    const asked = (wanted: Partial<HotelFilter>) => filtered([hotel], { ...PAGE, ...wanted });
    expect(asked({ freeCancellation: true })).toEqual([{ ...hotel, choices: [free] }]);
    expect(asked({ maxTotal: 120 })).toEqual([{ ...hotel, choices: [cheap] }]);
    expect(asked({ freeCancellation: true, maxTotal: 120 })).toEqual([]);
    expect(asked({ freeCancellation: true, boards: ['breakfast'] })).toEqual([]);
  });

  it('R257 every order is a whole one, whatever came first', () => {
    fc.assert(
      fc.property(hotels, fc.constantFrom(...Object.values(HOTEL_ORDERS)), (found, order) => {
        const sorted = inOrder(found, order);
        expect(new Set(sorted)).toEqual(new Set(found));
        expect(inOrder(found.toReversed(), order)).toEqual(sorted);
      }),
    );
  });

  it('R257 G135 lowest and highest look at the whole price alone', () => {
    fc.assert(
      fc.property(hotels, (found) => {
        const prices = (order: (typeof HOTEL_ORDERS)['lowest' | 'highest']) =>
          inOrder(found, order).map(({ choices }) => whole(choices[0]!));
        const rising = found.map(({ choices }) => whole(choices[0]!)).sort((a, b) => a - b);
        expect(prices(HOTEL_ORDERS.lowest)).toEqual(rising);
        expect(prices(HOTEL_ORDERS.highest)).toEqual(rising.toReversed());
      }),
    );
  });

  it('G12 recommends by score and then the dearer first, and knows nothing of what anybody earns', () => {
    fc.assert(
      fc.property(hotels, fc.nat(), (found, fee) => {
        const earning = found.map((hotel, at) => ({
          ...hotel,
          choices: hotel.choices.map((one) => ({ ...one, agencyFee: eur((fee + at * 7) % 50) })),
        }));
        const ids = (list: readonly HotelOffer[]) => list.map(({ id }) => id);
        expect(ids(inOrder(earning, HOTEL_ORDERS.recommended))).toEqual(
          ids(inOrder(found, HOTEL_ORDERS.recommended)),
        );
        const sorted = inOrder(found, HOTEL_ORDERS.recommended);
        for (const [at, next] of sorted.slice(1).entries()) {
          const [a, b] = [sorted[at]!.reviews?.score ?? 0, next.reviews?.score ?? 0];
          expect(a).toBeGreaterThanOrEqual(b);
          if (a === b) expect(whole(sorted[at]!.choices[0]!)).toBeGreaterThanOrEqual(whole(next.choices[0]!));
        }
      }),
    );
  });
});
