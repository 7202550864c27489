import { expect, it } from 'vitest';
import { PAIRS } from './contrast-pairs';

/** What WCAG 2.2 asks, as numbers of its own: a threshold that sinks must not take its test along. */
const asked = (color: string): number => {
  if (color === 'text.inverse') return 7;
  return /^(?:border\.control|focus|.*\.edge)$/.test(color) ? 3 : 4.5;
};

it('asks for 4.5:1 of text and 3:1 of edges', () => {
  expect(PAIRS.length).toBeGreaterThan(80);
  for (const { color, background, goal } of PAIRS)
    expect(goal, `${color} on ${background}`).toBe(asked(color));
});
