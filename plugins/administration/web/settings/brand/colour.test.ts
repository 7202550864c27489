import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { TEXT_CONTRAST } from '@/themes/derive';
import { contrastNote, parseColor } from './colour';

describe('a color as it is typed', () => {
  it.each([
    ['#2c7be5', '#2c7be5'],
    ['2C7BE5 ', '#2c7be5'],
    ['#27e', '#2277ee'],
    ['', null],
    ['red', null],
    ['#2c7be', null],
    ['#2c7be5ff', null],
    ['url(x)', null],
    ['rgb(1,2,3)', null],
  ])('SEC-24: %j is %j', (typed, colour) => {
    expect(parseColor(typed)).toBe(colour);
  });
});

describe('the note on contrast', () => {
  it.each([
    ['#0b5f73', 'as-is'],
    ['#2c7be5', 'darkened'],
    ['#f5d90a', 'dark-text'],
  ])('%s is used %s', (hex, kind) => {
    expect(contrastNote(hex).kind).toBe(kind);
  });

  it('promises readable buttons for every color', () => {
    const hex = fc
      .integer({ min: 0, max: 0xffffff })
      .map((value) => `#${value.toString(16).padStart(6, '0')}`);
    fc.assert(fc.property(hex, (colour) => contrastNote(colour).ratio >= TEXT_CONTRAST));
  });
});
