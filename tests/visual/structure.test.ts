import { describe, expect, it } from 'vitest';
import { differences, type Part } from './structure';

const button: Part = ['button', 0, 0, 120, 44, 'background rgb(35, 115, 221); radius 10px'];
const label: Part = [' span', 16, 12, 88, 20, 'color rgb(255, 255, 255)'];

describe('comparing the structure of a story', () => {
  it('takes a browser’s rounding for the same', () => {
    expect(differences([button, label], [button, [' span', 17, 12, 86, 20, label[5]]])).toEqual([]);
  });
  it.each<[string, Part]>([
    ['moved', [' span', 20, 12, 88, 20, label[5]]],
    ['grew', [' span', 16, 12, 88, 26, label[5]]],
    ['changed its colour', [' span', 16, 12, 88, 20, 'color rgb(0, 0, 0)']],
    ['became something else', [' strong', 16, 12, 88, 20, label[5]]],
  ])('tells that an element %s', (_, changed) => {
    expect(differences([button, label], [button, changed])).toHaveLength(1);
  });
  it('tells that an element came or went', () => {
    expect(differences([button, label], [button])).toEqual(['element 1: was span, is nothing']);
    expect(differences([button], [button, label])).toEqual(['element 1: was nothing, is span']);
  });
  it('keeps a long list short', () => {
    const many = Array.from({ length: 20 }, () => button);
    expect(
      differences(
        many,
        many.map((part) => [...part.slice(0, 4), 99, part[5]] as Part),
      ),
    ).toHaveLength(7);
  });
});
