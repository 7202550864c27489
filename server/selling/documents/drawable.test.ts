import { describe, expect, it } from 'vitest';
import { drawable } from './drawable';

describe('text on paper', () => {
  it('letters that the font lacks become those they are read as, never an empty box', () => {
    const latin = (letter: number) => letter < 256;
    expect(drawable('Conceição Muñoz', latin)).toBe('Conceição Muñoz');
    expect(drawable('Nguyễn', latin)).toBe('Nguyen');
    expect(drawable('Łucja', latin)).toBe('Lucja');
    expect(drawable('王', latin)).toBe('?');
  });
});
