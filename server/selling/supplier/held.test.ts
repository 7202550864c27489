import { expect, test } from 'vitest';
import { createHeld } from './held';

function answers() {
  let now = 0;
  let made = 0;
  const held = createHeld<number>({ clock: { now: () => new Date(now) }, forMs: 5_000, most: 2 });
  return {
    ask: (key: string) => held.of(key, () => ++made),
    drop: held.drop,
    pass: (ms: number) => (now += ms),
  };
}

test('the same question is asked once in so many seconds', () => {
  const { ask, pass } = answers();
  expect([ask('a'), ask('a')]).toEqual([1, 1]);
  pass(4_999);
  expect(ask('a')).toBe(1);
  pass(1);
  expect(ask('a')).toBe(2);
});

test('the oldest answer makes room, and one that was dropped is made anew', () => {
  const { ask, drop } = answers();
  expect([ask('a'), ask('b'), ask('c')]).toEqual([1, 2, 3]);
  expect([ask('c'), ask('a')]).toEqual([3, 4]);
  drop('a', 1);
  expect(ask('a')).toBe(4);
  drop('a', 4);
  expect(ask('a')).toBe(5);
});
