import fc from 'fast-check';
import { expect, it } from 'vitest';
import { addressOf, type Choice, type Choices, type Limit } from '../choices';

type Any<Offer> = Choice<Offer> | Limit<Offer, unknown>;
/** Signs that stand in no option, whatever its product calls it. */
const FOREIGN = ['<', '"', '\n', '\u0000'];

/**
 * How the options of a product stand in an address: whatever its results have comes back, and nothing else is read. Those of
 * the filters in `free` may be called anything.
 */
export function describeAddress<Offer, Filters extends object>(
  choices: Choices<Offer, Filters>,
  offers: readonly Offer[],
  free: readonly string[] = [],
): void {
  const { filters, writeFilters } = addressOf(choices);
  const lists = Object.entries<Any<Offer>>(choices as never).flatMap(([name, filter]) =>
    'asks' in filter ? [] : [[name, filter] as const],
  );
  const valuesOf = ({ options, has }: Choice<Offer>) =>
    options instanceof RegExp ? [...new Set(offers.flatMap(has))] : options;

  it('says back in an address whatever options are chosen, and reads no other words', () => {
    const chosen = fc.record(
      Object.fromEntries(
        lists.map(([name, filter]) => {
          const values = fc.subarray([...valuesOf(filter)], { minLength: 1 });
          return [name, filter.single ? values.map(([one]) => one) : values];
        }),
      ),
      { requiredKeys: [] },
    );
    fc.assert(
      fc.property(chosen, (some) => {
        expect(filters.parse(writeFilters(some as Filters))).toEqual(some);
      }),
    );
    for (const [name, filter] of lists) {
      if (free.includes(name)) continue;
      const [value = ''] = valuesOf(filter);
      const strange = FOREIGN.flatMap((sign) => [`${sign}${value}`, `${value}${sign}`, sign.repeat(3)]);
      for (const text of strange)
        expect([name, text, filters.parse({ [name]: text })]).toEqual([
          name,
          text,
          filter.full ? { [name]: [] } : {},
        ]);
    }
  });

  it('has a name for every option that comes with the results', () => {
    for (const [name, { named, has }] of lists)
      if (named)
        expect([name, [...named(offers).keys()]]).toEqual([
          name,
          expect.arrayContaining(offers.flatMap(has)),
        ]);
  });
}
