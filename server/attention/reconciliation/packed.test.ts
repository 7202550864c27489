import { expect, test } from 'vitest';
import { PackedFacts } from './packed';

test('facts are found by their booking, all of one, whatever signs are in them, and once', async () => {
  const facts = Array.from({ length: 2_500 }, (_, at) => ({
    of: `b${at % 1_250}`,
    said: `naïve – ${at}`,
    none: null,
  }));
  const packed = new PackedFacts<(typeof facts)[number]>(({ of }) => of);
  await packed.add(facts.slice(0, 1_300));
  await packed.add(facts.slice(1_300));
  expect(packed.take(['b0', 'nobody', 'b1249'])).toEqual([
    facts[0],
    facts[1_250],
    facts[1_249],
    facts[2_499],
  ]);
  expect(packed.take(['b0'])).toEqual([]);
  expect(packed.left()).toHaveLength(1_248);
  expect(packed.take(packed.left())).toHaveLength(2_496);
  expect(packed.left()).toEqual([]);
});
