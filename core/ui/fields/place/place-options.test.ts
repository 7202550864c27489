import { describe, expect, it } from 'vitest';
import { flatten, nextHighlight, shownText } from './place-options';

describe('place options', () => {
  it('flattens groups in the order of the screen', () => {
    const option = (id: string) => ({ id, label: id });
    expect(
      flatten([
        { id: 'a', options: [option('1'), option('2')] },
        { id: 'b', options: [option('3')] },
      ]).map(({ id }) => id),
    ).toEqual(['1', '2', '3']);
  });

  it('moves the highlight round and leaves other keys to the text', () => {
    expect(nextHighlight(3, -1, 'ArrowDown')).toBe(0);
    expect(nextHighlight(3, 2, 'ArrowDown')).toBe(0);
    expect(nextHighlight(3, -1, 'ArrowUp')).toBe(2);
    expect(nextHighlight(3, 0, 'ArrowUp')).toBe(2);
    expect(nextHighlight(3, 0, 'a')).toBeUndefined();
    expect(nextHighlight(0, -1, 'ArrowDown')).toBeUndefined();
  });

  it('shows the code once', () => {
    expect(shownText({ id: 'LIS', label: 'Lisbon', code: 'LIS' })).toBe('Lisbon (LIS)');
    expect(shownText({ id: 'LIS', label: 'Lisbon (LIS)', code: 'LIS' })).toBe('Lisbon (LIS)');
    expect(shownText(null)).toBe('');
  });
});
