import { expect, test } from 'vitest';
import { scrollMover } from './scroll';

const at = (key: string, hash = '') => ({ location: { hash, state: { __TSR_key: key, __TSR_index: 0 } } });

test('a page that somebody has just come to stays where its reader has scrolled it', () => {
  const moves = scrollMover(true);
  expect(moves(at('one'))).toBe(false);
  expect(moves(at('one'))).toBe(false);
});

test('the next page begins at its top, and the way back leads to where the first was left', () => {
  const moves = scrollMover(true);
  moves(at('one'));
  expect(moves(at('two'))).toBe(true);
  expect(moves(at('one'))).toBe(true);
});

test('a reloaded page, or one that is come back to, is moved to where it was', () => {
  expect(scrollMover(false)(at('one'))).toBe(true);
});

test('a place within the page is gone to at once', () => {
  expect(scrollMover(true)(at('one', 'prices'))).toBe(true);
});
