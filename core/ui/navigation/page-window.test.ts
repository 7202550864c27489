import { describe, expect, it } from 'vitest';
import { pageWindow } from './page-window';

describe('pageWindow', () => {
  it('shows all of a few pages', () => {
    expect(pageWindow(1, 1)).toEqual([1]);
    expect(pageWindow(3, 7)).toEqual([1, 2, 3, 4, 5, 6, 7]);
    expect(pageWindow(1, 0)).toEqual([]);
  });

  it('keeps the ends and the surroundings of many', () => {
    expect(pageWindow(1, 20)).toEqual([1, 2, 3, 4, 5, null, 20]);
    expect(pageWindow(10, 20)).toEqual([1, null, 9, 10, 11, null, 20]);
    expect(pageWindow(18, 20)).toEqual([1, null, 16, 17, 18, 19, 20]);
  });

  it('survives a page that does not exist', () => {
    expect(pageWindow(99, 20)).toEqual([1, null, 16, 17, 18, 19, 20]);
  });
});
