import { describe, expect, it } from 'vitest';
import { drawable, lostLetters } from './drawable';

describe('text on paper', () => {
  it('letters that the font lacks become those they are read as, never an empty box', () => {
    const latin = (letter: number) => letter < 256;
    expect(drawable('Conceição Muñoz', latin)).toBe('Conceição Muñoz');
    expect(drawable('Nguyễn', latin)).toBe('Nguyen');
    expect(drawable('Łucja', latin)).toBe('Lucja');
    expect(drawable('王', latin)).toBe('?');
  });

  it('counts the letters that are lost, and no question that was asked', () => {
    const latin = (letter: number) => letter < 256;
    expect(lostLetters('Nguyễn?', latin)).toBe(0);
    expect(lostLetters('予約 Inês?', latin)).toBe(2);
  });
});
