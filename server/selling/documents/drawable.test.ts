import { describe, expect, it } from 'vitest';
import { allCurrencies } from '../../reference';
import { drawable, lostLetters } from './drawable';

const latin = (letter: number) => letter < 256;

describe('text on paper', () => {
  it('letters that the font lacks become those they are read as, never an empty box or a question mark', () => {
    expect(drawable('Conceição Muñoz', latin)).toBe('Conceição Muñoz');
    expect(drawable('Conceição Muñoz'.normalize('NFD'), latin)).toBe('Conceição Muñoz');
    expect(drawable('Nguyễn', latin)).toBe('Nguyen');
    expect(drawable('Łucja', latin)).toBe('Lucja');
    expect(drawable('王小明', latin)).toBe('WangXiaoMing');
    expect(drawable('Ελένη Цветкова', latin)).toBe('Eleni Tsvetkova');
    expect(drawable('محمد', latin)).toMatch(/^\w+$/);
    expect(drawable('\u{10ffff}🙂', latin)).toBe('');
  });

  it('the sign of a currency that the font lacks becomes its code', () => {
    expect(drawable('₹7,528.83', latin)).toBe('INR\u00a07,528.83');
    expect(drawable('7.528,83 ₴', latin)).toBe('7.528,83 UAH');
    for (const { symbol } of allCurrencies()) expect(drawable(`${symbol}1`, latin)).not.toMatch(/\?|^1/);
  });

  it('counts the letters that are not drawn as they are, and no question that was asked', () => {
    expect(lostLetters('Inês?'.normalize('NFD'), latin)).toBe(0);
    expect(lostLetters('予約 Inês?', latin)).toBe(2);
  });
});
