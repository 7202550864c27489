import { expect, it } from 'vitest';
import { LETTER_WAIT_MS, waitLeft } from './letter';

it('a letter can be sent again after a minute, whose rest is shown', () => {
  expect(waitLeft(1_000, 1_000)).toBe('1:00');
  expect(waitLeft(1_000, 1_001)).toBe('1:00');
  expect(waitLeft(1_000, 52_000)).toBe('0:09');
  expect(waitLeft(1_000, 1_000 + LETTER_WAIT_MS)).toBe('');
  expect(waitLeft(1_000, 900_000)).toBe('');
});
