import { describe, expect, it } from 'vitest';
import { changedTexts, sentText, textProblem, textsOf, wrongTexts } from './texts';

const words = (count: number) => Array.from({ length: count }, () => 'word').join(' ');
const base = textsOf({ heading: words(4), subHeading: words(5), facebook: null });

describe('texts of the website', () => {
  it.each([
    ['', 'Banner heading is required'],
    [words(3), 'Banner heading must be between 4 and 30 words'],
    [words(31), 'Banner heading must be between 4 and 30 words'],
    [` ${words(4)}`, 'No leading or trailing spaces allowed'],
    [words(4), undefined],
    [words(30), undefined],
  ])('R392 a heading of %j: %s', (text, problem) => {
    expect(textProblem('heading', text)?.message).toBe(problem);
  });

  it.each([
    ['', 'Sub-heading is required'],
    [words(4), 'Sub-heading must be between 5 and 100 words'],
    [words(101), 'Sub-heading must be between 5 and 100 words'],
    [`${words(5)} `, 'No leading or trailing spaces allowed'],
    [words(100), undefined],
  ])('R393 a sub-heading of %j: %s', (text, problem) => {
    expect(textProblem('subHeading', text)?.message).toBe(problem);
  });

  it('SEC-23 a social link starts with https, or is empty', () => {
    expect(textProblem('facebook', 'http://x.example')?.message).toMatch(/https/);
    expect(textProblem('facebook', 'javascript:alert(1)')?.message).toMatch(/https/);
    expect(textProblem('facebook', '  ')).toBeUndefined();
  });

  it('R391 what is empty is sent as null, the banner as it was typed', () => {
    expect(sentText('facebook', '  ')).toBeNull();
    expect(sentText('heading', ' x ')).toBe(' x ');
  });

  it('a text that was wrong before and is not touched stops nothing', () => {
    const old = { ...base, heading: 'Short' };
    expect(wrongTexts(old, { ...old, tiktok: 'https://t.example' })).toEqual([]);
    expect(changedTexts(old, { ...old, tiktok: 'https://t.example' })).toEqual(['tiktok']);
    expect(wrongTexts(base, { ...base, heading: '' })).toEqual(['heading']);
  });
});
