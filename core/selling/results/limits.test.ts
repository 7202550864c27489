import fc from 'fast-check';
import { expect, it } from 'vitest';
import { NOTHING, openMost, openRange, outwards, widen } from './filters/limits';
import { toggled, toggledOfAll } from './filters/toggled';

const amounts = fc.array(fc.nat(100_000), { minLength: 1, maxLength: 8 });

it('a slider ends at round limits as near as can be around everything that was found', () => {
  fc.assert(
    fc.property(amounts, fc.constantFrom(1, 50, 1_000), (found, step) => {
      const range = found.reduce(widen, NOTHING);
      expect(range).toEqual([Math.min(...found), Math.max(...found)]);
      const [from, to] = outwards(range, step);
      expect([from % step, to % step]).toEqual([0, 0]);
      expect([from <= range[0], range[0] - from < step, to >= range[1], to - range[1] < step]).toEqual([
        ...[true, true, true, true],
      ]);
    }),
  );
  expect([outwards(NOTHING, 50), outwards([7, 7], 50)]).toEqual([
    [0, 0],
    [0, 50],
  ]);
});

it('an end of a slider that stands at its bound is open, and both are no limit', () => {
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 12 }), fc.integer({ min: 0, max: 12 }), (from, to) => {
      const range = [from <= 2 ? 0 : from, to >= 9 ? 99 : to];
      const isOpen = from <= 2 && to >= 9;
      expect(openRange([from, to], [2, 9], [0, 99])).toEqual(isOpen ? undefined : range);
      expect(openMost(to, [2, 9])).toBe(to >= 9 ? undefined : to);
    }),
  );
});

it('an option that is pressed twice is as it was, others are left alone, and none or all is no filter', () => {
  const all = ['a', 'b', 'c'];
  fc.assert(
    fc.property(fc.subarray(all), fc.constantFrom(...all), (chosen, value) => {
      const others = chosen.filter((one) => one !== value);
      const next = chosen.includes(value) ? others : [...chosen, value];
      expect(toggled(chosen, value)).toEqual(next.length === 0 ? undefined : next);
      expect(toggledOfAll(chosen, value, all)).toEqual(next.length === all.length ? undefined : next);
    }),
  );
  expect([toggled(undefined, 'a'), toggledOfAll(undefined, 'a', all)]).toEqual([['a'], ['b', 'c']]);
});
