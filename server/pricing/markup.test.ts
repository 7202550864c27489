import { describe, expect, it } from 'vitest';
import { markupBasisPoints, markupProblem, typedMarkup } from './markup';

describe('markup', () => {
  it.each([
    ['R224 G11', 0, 'Markup must be more than 0'],
    ['R224', -3, 'Markup must be more than 0'],
    ['R224', Number.NaN, 'Markup must be more than 0'],
    ['R224 G11', 100.01, 'Markup must be between 0 and 100'],
  ])('%s %s percent: %s', (_, percent, problem) => {
    expect(markupProblem(percent)?.message).toBe(problem);
  });

  it('G11 R386 100 percent itself is allowed, and the least that is more than nothing', () => {
    expect(markupProblem(100)).toBeNull();
    expect(markupProblem(0.01)).toBeNull();
  });

  it('G11 refuses on the server with the same words', () => {
    expect(() => markupBasisPoints(0.004, 'markup')).toThrow('Markup must be more than 0');
    expect(() => markupBasisPoints(250, 'markup')).toThrow('Markup must be between 0 and 100');
    expect(markupBasisPoints(12.5, 'markup')).toBe(1250);
  });

  it.each([
    [{ type: 'percent', value: 12.5 }, 'USD', { markupBasisPoints: 1250 }],
    [{ type: 'amount', value: 12.5 }, 'USD', { markupBasisPoints: 0, markupMinor: 1250 }],
    [{ type: 'whatever', value: 99 }, 'JPY', { markupBasisPoints: 0, markupMinor: 99 }],
  ])('G70 reads %j in %s: percent, and any other type as a flat amount', (typed, currency, terms) => {
    expect(typedMarkup(typed, currency)).toEqual(terms);
  });

  it.each(['percent', 'amount'])('R224 G70 holds %s to the same bounds', (type) => {
    expect(() => typedMarkup({ type, value: 0 }, 'USD')).toThrow('Markup must be more than 0');
    expect(() => typedMarkup({ type, value: 100.5 }, 'USD')).toThrow('Markup must be between 0 and 100');
    expect(() => typedMarkup({ type, value: 0.001 }, 'USD')).toThrow('Markup must be more than 0');
  });

  it.each([
    ['percent', 0],
    ['percent', 0.001],
    ['amount', 0],
    ['amount', 0.001],
  ])('R224 G70 says at which field %s of %d is refused', (type, value) => {
    const refusal = { extra: { fields: [expect.objectContaining({ path: 'markup.value' })] } };
    expect(() => typedMarkup({ type, value }, 'USD')).toThrow(expect.objectContaining(refusal));
  });
});
